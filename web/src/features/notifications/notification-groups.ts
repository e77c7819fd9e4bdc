import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/notifications.ts';
import { addDays, formatWeekdayDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { needsBuyer } from '@porchlight/domain/notifications/notifications.ts';

/** Entries under one heading: what needs the buyer, or what happened on one day. */
export type NotificationGroup = {
  id: string;
  title: string;
  notifications: NotificationView[];
};

/**
 * What needs the buyer first, then the rest by the reader's own calendar day, in the order they came. `today` as `useToday` gives
 * it.
 */
export function groupNotifications(
  notifications: readonly NotificationView[],
  today: string,
): NotificationGroup[] {
  const needing = notifications.filter(needsBuyer);
  const days = Map.groupBy(
    notifications.filter((notification) => !needsBuyer(notification)),
    ({ createdAt }) => getCalendarDay(new Date(createdAt)),
  );
  return [
    ...(needing.length > 0 ? [{ id: 'needs-you', title: texts.needsYou, notifications: needing }] : []),
    ...[...days].map(([day, own]) => ({
      id: `day-${day}`,
      title: nameDay(day, today),
      notifications: own,
    })),
  ];
}

function nameDay(day: string, today: string): string {
  if (day === today) return texts.today;
  if (today !== '' && day === addDays(today, -1)) return texts.yesterday;
  return formatWeekdayDate(day, locale);
}
