import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { EARLIEST_DATE, isCalendarDate, LATEST_DATE } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useId } from 'react';
import { getBrowserTimeZone } from '../platform/api/propose-time-zone.ts';
import { inputLook } from '../ui/forms/field.tsx';
import type { ListAddress } from './list-address.ts';
import type { MoreFilters } from './list-tools.tsx';

const names = ['from', 'until'] as const;

/** The days in the address of a list, which are those of the member's own clock; what names no day is ignored. */
export function getDays(address: Pick<ListAddress, 'value'>) {
  const [from, until] = names.map((name) => {
    const day = address.value(name);
    return isCalendarDate(day) ? day : undefined;
  });
  return {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(from === undefined && until === undefined ? {} : { timeZone: getBrowserTimeZone() }),
  };
}

/** Narrows a list to the days between two, both included. */
export function createDayFilters(address: ListAddress): MoreFilters {
  return { names, fields: <Days address={address} /> };
}

function Days({ address }: { address: ListAddress }) {
  const problemId = useId();
  const { from, until } = getDays(address);
  const isReversed = from !== undefined && until !== undefined && until < from;
  return (
    <>
      {names.map((name) => (
        <label key={name} className="grid content-start gap-1 text-[.9375rem]">
          <span className="font-semibold">{texts.days[name]}</span>
          <input
            type="date"
            min={EARLIEST_DATE}
            max={LATEST_DATE}
            value={address.value(name)}
            onChange={({ target }) => address.set({ [name]: target.value })}
            {...(isReversed && name === 'until'
              ? { 'aria-invalid': true, 'aria-describedby': problemId }
              : {})}
            className={`${inputLook} min-h-11`}
          />
        </label>
      ))}
      {isReversed && (
        <p id={problemId} role="alert" className="col-span-full w-full text-[.9375rem] text-brick">
          {texts.daysReversed}
        </p>
      )}
    </>
  );
}
