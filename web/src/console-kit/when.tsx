import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

/** An instant as the console shows it: on the reader's own clock and on one line; a dash where there is none. */
export function When({ at }: { at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at} className="min-[1400px]:whitespace-nowrap">
      {formatInstant(at, 'medium', { locale })}
    </time>
  );
}

/** A calendar day, which is the same on every clock, on one line; a dash where there is none. */
export function CalendarDay({ day }: { day: string | null }) {
  if (day === null) return '–';
  return (
    <time dateTime={day} className="min-[1400px]:whitespace-nowrap">
      {formatCalendarDate(day, locale)}
    </time>
  );
}
