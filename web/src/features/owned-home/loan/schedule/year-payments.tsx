import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type {
  CurrentScheduleYear,
  StandingRow,
} from '@porchlight/domain/owned-home/loan/standing-schedule.ts';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import type { OwnedLoanFigures } from '../loan-figures.ts';
import type { Ticks } from './use-ticks.ts';

/** The payments of one year to the cent; those that are due have a box to check. */
export function YearPayments({
  year: { year, rows },
  figures: { today },
  ticks,
}: {
  year: CurrentScheduleYear;
  figures: OwnedLoanFigures;
  ticks: Ticks;
}) {
  const open = rows.filter(({ dueOn }) => dueOn <= today && !ticks.isPaid(dueOn));
  return (
    <div className="grid gap-3 pb-5">
      <ul className="grid divide-y divide-line rounded-m bg-sunken px-4">
        {rows.map((row) => (
          <li key={row.number} className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
            {row.dueOn <= today ? (
              <PaidBox row={row} ticks={ticks} />
            ) : (
              <span className="figure-tabular py-1 font-semibold">
                {formatCalendarDate(row.dueOn, locale)}
              </span>
            )}
            <span className="figure-tabular py-1 text-[.9375rem] leading-snug">
              {texts.ofPayment(formatCents(row.principal, 'cents'), formatCents(row.interest, 'cents'))}
              {row.extra > 0 && `, ${texts.paidExtra(formatCents(row.extra, 'cents'))}`}
              <span className="block text-ink-soft">
                {texts.owedAfter(formatCents(row.balance, 'cents'))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p>
          <Button size="small" onClick={() => ticks.check(open)}>
            {texts.markYear(year, open.length)}
          </Button>
        </p>
      )}
    </div>
  );
}

function PaidBox({ row, ticks }: { row: StandingRow; ticks: Ticks }) {
  const entered = ticks.listEntered(row.dueOn);
  const last = entered
    .map(({ content }) => content.paidOn)
    .sort()
    .at(-1);
  if (last === undefined)
    return (
      <Checkbox
        checked={ticks.isPaid(row.dueOn)}
        onChange={({ target }) => (target.checked ? ticks.check([row]) : ticks.uncheck(row.dueOn))}
      >
        <span className="figure-tabular font-semibold">
          {texts.paid(formatCalendarDate(row.dueOn, locale))}
        </span>
      </Checkbox>
    );
  const daysLate = countDaysBetween(row.dueOn, last);
  return (
    <span className="figure-tabular flex items-start gap-3 py-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sage" />
      <span>
        <span className="font-semibold">{texts.paid(formatCalendarDate(row.dueOn, locale))}</span>
        <span className="block text-[.9375rem] text-ink-soft">
          {daysLate > 0 ? texts.paidLate(formatCalendarDate(last, locale), daysLate) : texts.enteredBelow}
        </span>
      </span>
    </span>
  );
}
