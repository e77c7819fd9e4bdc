import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';

/** A calendar day as the pages of taxes and insurance show it. */
export const writeDay = (day: string): string => formatCalendarDate(day, locale);
