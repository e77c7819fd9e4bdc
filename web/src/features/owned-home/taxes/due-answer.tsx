import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { describeDistance, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type DueThing, listDue } from '@porchlight/domain/owned-home/taxes/next-due.ts';
import { computeYearlyCost, type YearlyCostLine } from '@porchlight/domain/owned-home/taxes/yearly-cost.ts';
import type { HomePartProps } from '../home-frame.tsx';

const SHOWN_AFTER = 4;

/** The answer of the page: what is due next, and what taxes and insurance come to a month, with what that is made of. */
export function TaxDueAnswer({ records, today }: HomePartProps) {
  const [next, ...after] = listDue(records, today);
  return (
    <section
      aria-label={texts.nextDue}
      className="grid overflow-hidden rounded-m border border-line bg-surface sm:grid-cols-2"
    >
      <NextDue next={next} today={today} />
      <MonthlyCost records={records} today={today} />
      {after.length > 0 && <ThenDue due={after.slice(0, SHOWN_AFTER)} />}
    </section>
  );
}

function NextDue({ next, today }: { next: DueThing | undefined; today: string }) {
  if (next === undefined)
    return (
      <div className="grid content-start gap-2 p-6 sm:p-7">
        <h2 className="text-[clamp(1.6rem,4vw,2rem)] leading-tight">{texts.nothingDue}</h2>
        <p className="text-ink-soft">{texts.nothingDueLead}</p>
      </div>
    );
  const say = next.isOverdue ? texts.wasDue : texts.isDue;
  return (
    <div className="grid content-start gap-2 p-6 sm:p-7">
      <p className={`font-semibold ${next.isOverdue ? 'text-brick' : 'text-ink-soft'}`}>
        {next.isOverdue ? texts.overdue : texts.nextDue}
      </p>
      <h2 className="wrap-anywhere text-[clamp(1.6rem,4vw,2rem)] leading-tight">{next.title}</h2>
      <p className="figure-tabular">
        {say(formatCalendarDate(next.day, locale), describeDistance(next.day, today))}
      </p>
      {next.isStates && <p className="text-[.9375rem] text-ink-soft">{texts.statesDay}</p>}
    </div>
  );
}

function MonthlyCost({ records, today }: HomePartProps) {
  const { lines, yearlyCents, monthlyCents, missing } = computeYearlyCost(records, today);
  return (
    <div className="grid content-start gap-2 border-line p-6 max-sm:border-t sm:border-l sm:p-7">
      <h2 className="font-sans font-semibold text-base text-ink-soft">{texts.aMonth}</h2>
      <p className="figure-tabular font-display text-[clamp(1.6rem,4vw,2rem)] leading-tight">
        {lines.length === 0 ? texts.monthUnknown : formatCents(monthlyCents)}
      </p>
      {lines.length > 0 && (
        <>
          <p className="figure-tabular">{texts.aYear(formatCents(yearlyCents))}</p>
          <dl className="figure-tabular grid gap-1.5 text-[.9375rem]">
            {lines.map((line) => (
              <div key={line.id} className="flex justify-between gap-x-4">
                <dt className="wrap-anywhere min-w-0 text-ink-soft">{describeLine(line)}</dt>
                <dd className="text-right">{formatCents(line.cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {missing.map((what) => (
        <p key={what} className="text-[.9375rem] text-ink-soft">
          {texts.missing[what]}
        </p>
      ))}
    </div>
  );
}

function ThenDue({ due }: { due: readonly DueThing[] }) {
  return (
    <div className="grid gap-2 border-line border-t p-6 text-[.9375rem] sm:col-span-2 sm:px-7 sm:py-5">
      <h3 className="font-sans font-semibold text-[.9375rem] text-ink-soft">{texts.thenDue}</h3>
      <ul className="grid gap-1">
        {due.map(({ day, title }) => (
          <li key={`${day}${title}`} className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-2">
            <span className="figure-tabular text-ink-soft">{formatCalendarDate(day, locale)}</span>
            <span className="wrap-anywhere">{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeLine(line: YearlyCostLine): string {
  if (line.of === 'tax') return texts.taxLine(line.office, line.taxYear);
  const name = texts.insuranceLine(line.company, texts.kinds[line.covers]);
  return line.isScaled ? `${name} (${texts.scaled})` : name;
}
