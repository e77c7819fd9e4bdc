import { writeHomeMonth } from '@porchlight/content/en/owned-home-notifications.ts';
import { addDays, findNextMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeMonth } from '@porchlight/domain/owned-home/value/home-month.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { findEarliestReminder, type ReminderKind } from '../reminders/reminder-rounds.ts';
import { loadAlertFigures } from './home-alerts.service.ts';
import { describeRecordRow, listRecordRows } from './home-record-rows.ts';

/** Writes once a month to buyers who asked for it, in the month where they are. It is off until they choose it. */
export const homeMonthReminders: ReminderKind = {
  name: 'home-months',
  async remind(transaction, userId, now) {
    const { timeZone, kinds } = await getPreferences(transaction, userId);
    const { listed, email } = kinds['home-month'];
    const records = (await listRecordRows(transaction, userId)).map(
      (row) => describeRecordRow(row) as HomeRecord,
    );
    if (records.length === 0 || (!listed && email === 'off')) return null;
    const today = getWallClock(now, timeZone).day;
    const subject = writeHomeMonth(
      findHomeMonth(records, await loadAlertFigures(transaction, records), today),
    );
    // A date that comes near may be something to write of.
    if (subject === '') return findEarliestReminder([addDays(today, 1)], timeZone);
    const onceKey = `home-month:${today.slice(0, 7)}`;
    await storeNotification(transaction, userId, { kind: 'home-month', subject, onceKey, now });
    return findEarliestReminder([findNextMonth(today)], timeZone);
  },
};
