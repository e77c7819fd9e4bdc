import {
  listReminded,
  REMINDED_AS,
  REMINDED_NUMBER,
} from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  findNextReminderDay,
  formatReminderTitle,
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
 * Estimate has to be accepted. Each once, as milestones do (`date-reminders.ts` there).
 */
const listedDateReminders: ReminderKind = {
  name: 'listed-dates',
  async remind(transaction, userId, now) {
    const { timeZone } = await getPreferences(transaction, userId);
    const today = getWallClock(now, timeZone).day;
    await holdDates(transaction, userId);
    const reminded = listReminded(await loadDateFacts(transaction, { userId }), today);
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
    return findEarliestReminder(
      reminded.map(({ day }) => findNextReminderDay(day, today)),
      timeZone,
    );
  },
};

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
