import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { listNeeds } from '@porchlight/domain/owned-home/house-book/next-need.ts';

/** What the house needs next, in one sentence; undefined where nothing is listed. */
export function describeNextNeed(records: readonly HomeRecord[], today: string): string | undefined {
  const [need] = listNeeds(records, today);
  if (need === undefined) return undefined;
  const day = formatCalendarDate(need.day, locale);
  if (need.kind === 'warranty') return texts.warrantyEnds(need.what, day);
  if (need.day === today) return texts.dueToday(need.what);
  return need.day < today ? texts.dueSince(need.what, day) : texts.dueNext(need.what, day);
}
