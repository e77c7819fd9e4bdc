import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates.ts';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  describeDistance,
  EARLIEST_DATE,
  formatWeekdayDate,
  isCalendarDate,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { onUseOrNothing } from '../../platform/page/late-parts.tsx';
import { hashHighlight } from '../../platform/page/scroll-to-hash.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useChangeDate } from './dates.queries.ts';

/** What staff propose beside what it is about; few have one. */
export const ProposalsHere = onUseOrNothing(() => import('../proposals/proposals-here.tsx'));

const looks = { ahead: 'plain', due: 'now', passed: 'wrong', done: 'done', waived: 'quiet' } as const;

/** One date in the list: when, what, who acts, what is wrong; behind a press, why. */
export function DateEntry({
  date,
  today,
  onChange,
}: {
  date: PurchaseDate;
  today: string;
  onChange: (date: PurchaseDate) => void;
}) {
  const { waive, setDone, isPending } = useChangeDate();
  const [isAsked, setAsked] = useState(false);
  const { key, title, day, state, owner, problem, source, setAt, isDeadline, ruleDay, doneOn } = date;
  const isOpenDeadline = setAt !== null && isDeadline && state !== 'done';
  const isMarkable = isOpenDeadline && state !== 'waived' && owner === 'buyer';
  return (
    <li
      id={key}
      tabIndex={-1}
      data-state={state}
      className={`${hashHighlight} grid break-inside-avoid gap-x-6 gap-y-1 px-4 py-4 sm:grid-cols-[14.5rem_1fr] sm:px-5`}
    >
      <div>
        <p className="figure-tabular">{formatWeekdayDate(day, locale)}</p>
        <p className="text-[.95rem] text-ink-soft print:hidden">{describeDistance(day, today)}</p>
      </div>
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h4 className="font-semibold text-[1.1rem] leading-snug">{title}</h4>
          {state !== 'ahead' && <Badge look={looks[state]}>{texts.states[state]}</Badge>}
        </div>
        {isDeadline && <p className="text-[.95rem] text-ink-soft">{texts.owes(owner)}</p>}
        {doneOn !== null && <p>{texts.doneOn(formatWeekdayDate(doneOn, locale))}</p>}
        {problem !== null && <FieldError id={`${key}-problem`}>{problem}</FieldError>}
        {ruleDay !== null && (
          <p className="text-[.95rem]">{texts.byRule(formatWeekdayDate(ruleDay, locale))}</p>
        )}
        {source === 'asked' && (
          <p className="print:hidden">
            <Link
              to={paths.documents}
              aria-label={texts.uploadItFor(title)}
              className="inline-flex min-h-11 items-center text-link"
            >
              {texts.uploadIt}
            </Link>
          </p>
        )}
        <DateReason date={date} />
        {setAt !== null && (
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Button size="small" aria-label={texts.changeTitle(title)} onClick={() => onChange(date)}>
              {texts.change}
            </Button>
            {isMarkable && (
              <Button
                size="small"
                aria-expanded={isAsked}
                aria-label={texts.markDoneTitle(title)}
                onClick={() => setAsked(!isAsked)}
              >
                {texts.markDone}
              </Button>
            )}
            {doneOn !== null && (
              <Button
                size="small"
                variant="plain"
                busy={isPending}
                aria-label={texts.notDoneTitle(title)}
                onClick={() => void setDone(key, null)}
              >
                {texts.notDone}
              </Button>
            )}
            {isOpenDeadline && (
              <Button
                size="small"
                variant="plain"
                busy={isPending}
                aria-label={texts.waiveTitle(title, state === 'waived')}
                onClick={() => void waive(key, state !== 'waived')}
              >
                {state === 'waived' ? texts.unwaive : texts.waive}
              </Button>
            )}
          </div>
        )}
        <ProposalsHere kind="date" of={key} />
        {isAsked && isMarkable && (
          <DoneForm
            date={date}
            today={today}
            isPending={isPending}
            onDone={async (on) => {
              if (await setDone(key, on)) setAsked(false);
            }}
          />
        )}
      </div>
    </li>
  );
}

/** Asks for the day on which what is owed was done or paid; it begins with today, or the date's own day once that is over. */
function DoneForm({
  date: { key, title, day },
  today,
  isPending,
  onDone,
}: {
  date: PurchaseDate;
  today: string;
  isPending: boolean;
  onDone: (day: string) => Promise<void>;
}) {
  const [on, setOn] = useState(day < today ? day : today);
  const [isChecked, setIsChecked] = useState(false);
  const isDay = isCalendarDate(on) && on <= today;
  return (
    <form
      noValidate
      aria-label={texts.markDoneTitle(title)}
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isDay) void onDone(on);
      }}
    >
      <TextField
        id={`${key}-done`}
        type="date"
        label={texts.doneDay}
        min={EARLIEST_DATE}
        max={today}
        value={on}
        error={isChecked && !isDay ? texts.doneLater : undefined}
        onChange={({ target }) => setOn(target.value)}
      />
      <Button type="submit" variant="primary" size="small" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

/** Why a date is listed: its rule with the source, what it depends on, and what happens once it passes. */
function DateReason({ date }: { date: PurchaseDate }) {
  const { title, reason, rule, inputs, consequence, source, note, changedAt, changedBy } = date;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.95rem] text-link">
        {texts.why}
        <span className="sr-only">{texts.whyOf(title)}</span>
      </summary>
      <p className="max-w-[62ch]">{reason}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-[.95rem] sm:grid-cols-[8.5rem_1fr]">
        {rule !== null && (
          <Line name={texts.rule}>
            {rule.url === undefined ? (
              rule.title
            ) : (
              <a href={rule.url} target="_blank" rel="noopener" className="text-link">
                {rule.title} <span className="sr-only">{texts.newTabNote}</span>
              </a>
            )}
          </Line>
        )}
        {inputs.map((input) => (
          <Line key={input.key} name={texts.dependsOn}>
            {input.title}, {formatWeekdayDate(input.day, locale)}
          </Line>
        ))}
        {consequence !== null && <Line name={texts.ifItPasses}>{consequence}</Line>}
        <Line name={texts.whereFrom}>{texts.sources[source]}</Line>
        {note !== null && <Line name={texts.note}>{note}</Line>}
        {changedBy !== null && changedAt !== null && (
          <Line name={texts.lastChanged}>
            {texts.changedBy(changedBy, formatShortDate(changedAt, locale))}
          </Line>
        )}
      </dl>
    </details>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
