import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import {
  describeDistance,
  EARLIEST_DATE,
  formatWeekdayDate,
  isCalendarDate,
  LATEST_DATE,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import type { MilestoneDate } from '@porchlight/domain/milestones/workspace.ts';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../platform/today.ts';
import { Field, inputLook } from '../../ui/forms/field.tsx';

const NO_SUCH_DAY = texts.dateProblem;

/** A day the buyer sets, moves or clears in one field; stored as soon as it is a whole date. */
export function DateRow({
  date,
  value,
  children,
  onChange,
}: {
  date: MilestoneDate;
  value: string | null;
  /** What can be done with the day that is set. */
  children?: ReactNode;
  onChange: (value: string | null) => void;
}) {
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const [hasProblem, setHasProblem] = useState(false);

  function type(next: string, isUnfinished: boolean) {
    setTyped(next);
    if (isUnfinished || (next !== '' && !isCalendarDate(next))) return;
    setHasProblem(false);
    if (next !== (value ?? '')) onChange(next === '' ? null : next);
  }

  /** A year is typed digit by digit: whether the date is impossible shows only when the field is left. */
  function leave(next: string, isUnfinished: boolean) {
    const isImpossible = isUnfinished || (next !== '' && !isCalendarDate(next));
    setHasProblem(isImpossible);
    if (!isImpossible) setTyped(undefined);
  }

  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 px-4 py-4 sm:px-5 md:grid-cols-[1fr_15rem] print:grid-cols-[1fr_15rem]">
      <Field label={date.title} hint={date.hint} error={hasProblem ? NO_SUCH_DAY : undefined}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={EARLIEST_DATE}
            max={LATEST_DATE}
            value={typed ?? value ?? ''}
            onChange={({ target }) => type(target.value, target.validity.badInput)}
            onBlur={({ target }) => leave(target.value, target.validity.badInput)}
            className={`${inputLook} figure-tabular max-w-60 print:hidden`}
          />
        )}
      </Field>
      <div className="self-end md:text-right">
        <p role="status" className="min-h-6 text-[.95rem] md:pb-1">
          {value !== null && today !== '' ? (
            <>
              <span className="font-semibold">{formatWeekdayDate(value, locale)}</span>
              <br />
              <span className="text-ink-soft print:hidden">{describeDistance(value, today)}</span>
            </>
          ) : (
            <span className="hidden print:inline">{texts.date}</span>
          )}
        </p>
        {children}
      </div>
    </li>
  );
}
