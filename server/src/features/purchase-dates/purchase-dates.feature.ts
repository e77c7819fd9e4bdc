import type { DateFacts } from '@porchlight/domain/dates/purchase-dates/date-facts.ts';
import {
  listReminded,
  listRemindedRequests,
  REMINDED_AS,
  REMINDED_NUMBER,
} from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { formatReminderSubject } from '@porchlight/domain/document-requests/request-reminders.ts';
import { findInstant, getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  findNextReminderDay,
  formatReminderTitle,
  requestReminderDays,
} from '@porchlight/domain/notifications/near-dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { loadDateFacts } from '../date-store/read-dates.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { findEarliestReminder, type ReminderKind, remindBy } from '../reminders/reminder-rounds.ts';
import {
  listDates,
  type PurchaseDatesContext,
  previewDate,
  removeDate,
  setDate,
} from './purchase-dates.service.ts';

/**
 * Reminds a buyer of the days of the list that no milestone reminds of: their own, the closing day, and the day by which a Loan
 * Estimate has to be accepted. Each once, as milestones do (`date-reminders.ts` there). So too of the days by which staff ask for documents.
 */
const listedDateReminders: ReminderKind = {
  name: 'listed-dates',
  async remind(transaction, userId, now) {
    const { timeZone } = await getPreferences(transaction, userId);
    const today = getWallClock(now, timeZone).day;
    await holdDates(transaction, userId);
    const facts = await loadDateFacts(transaction, { userId, now });
    const reminded = listReminded(facts, today);
    for (const { key, title, day, setAt } of reminded) {
      const days = findDueReminder({ date: day, setAt: new Date(setAt) }, now, timeZone);
      if (days === undefined) continue;
      await storeNotification(transaction, userId, {
        kind: 'date-near',
        subject: REMINDED_AS,
        dateTitle: title,
        date: day,
        ...(days === -1 ? { detail: DATE_HAS_PASSED } : {}),
        onceKey: formatReminderTitle(REMINDED_NUMBER, key, day, days),
        now,
      });
    }
    const next = findEarliestReminder(
      reminded.map(({ day }) => findNextReminderDay(day, today)),
      timeZone,
    );
    return findEarlier(next, await remindOfRequests(transaction, userId, { facts, now, timeZone }));
  },
};

const findEarlier = (...instants: readonly (Date | null)[]) =>
  instants.filter((each) => each !== null).sort((one, other) => one.getTime() - other.getTime())[0] ?? null;

/** Of all documents that are due on one day at once; neither which nor why is said. Answers when to look again. */
async function remindOfRequests(
  transaction: Database,
  userId: string,
  { facts, now, timeZone }: { facts: DateFacts; now: Date; timeZone: string },
): Promise<Date | null> {
  const today = getWallClock(now, timeZone).day;
  const requests = listRemindedRequests(facts);
  for (const { day, count, setAt } of requests) {
    const date = { date: day, setAt: new Date(setAt) };
    const days = findDueReminder(date, now, timeZone, requestReminderDays);
    if (days === undefined) continue;
    await storeNotification(transaction, userId, {
      kind: 'documents-reminded',
      subject: formatReminderSubject({ count, day, hasPassed: days === -1 }),
      onceKey: formatReminderTitle(REMINDED_NUMBER, 'asked', day, days),
      now,
    });
  }
  const nextDays = requests.map(({ day }) => findNextReminderDay(day, today, requestReminderDays));
  // What is set aside counts again once its day has come everywhere.
  const [counted] = (facts.asked ?? []).flatMap(({ notBefore }) => notBefore ?? []).sort();
  return findEarlier(
    findEarliestReminder(nextDays, timeZone),
    counted === undefined ? null : findInstant({ day: counted, minute: 0 }, LAST_TIME_ZONE),
  );
}

export const purchaseDatesFeature = defineFeature({
  name: 'purchase-dates',
  ...remindBy(listedDateReminders),
  routes: (parts: PurchaseDatesContext) => ({ purchaseDates: createPurchaseDatesRoutes(parts) }),
});

function createPurchaseDatesRoutes(dependencies: PurchaseDatesContext) {
  const { purchaseDates } = endpoints;
  return {
    list: purchaseDates.list.handler(({ context }) => listDates(dependencies, requireUser(context).userId)),
    set: purchaseDates.set.handler(({ context, input }) =>
      setDate(dependencies, requireUser(context).userId, input),
    ),
    remove: purchaseDates.remove.handler(({ context, input }) =>
      removeDate(dependencies, requireUser(context).userId, input.key),
    ),
    preview: purchaseDates.preview.handler(({ context, input }) =>
      previewDate(dependencies, requireUser(context).userId, input),
    ),
  };
}

/** Locked until the end of the transaction: a concurrent change withdraws its reminders afterwards. */
async function holdDates(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ id: purchases.id })
    .from(purchases)
    .where(ofPurchase(purchases.id, userId))
    .for('share');
  await transaction
    .select({ key: purchaseDateRows.dateKey })
    .from(purchaseDateRows)
    .where(ofPurchase(purchaseDateRows.purchaseId, userId))
    .for('share');
}
