import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  LATEST_REMINDER_DAYS,
  nameReminder,
} from '@porchlight/domain/notifications/near-dates.ts';
import {
  listReminded,
  REMINDED_AS,
  REMINDED_NUMBER,
} from '@porchlight/domain/purchase-dates/reminded-dates.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { purchaseDates } from '../../kernel/date-store/date-store.table.ts';
import { readDateFacts } from '../../kernel/date-store/read-dates.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { isActiveBuyer } from '../../kernel/purchases/membership.ts';
import { purchasePeople, purchases } from '../../kernel/purchases/purchases.table.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import type { PurchaseDatesContext } from './purchase-dates.service.ts';

/** A week ahead and the day by which the clocks of the earth differ; ten business days last at most so long. */
const LOOKED_AHEAD_DAYS = 8;
const LONGEST_COUNT_DAYS = 20;

/**
 * Reminds both buyers of the days of the list that no milestone reminds of: their own, the closing day, and the day by which a Loan
 * Estimate has to be accepted. Each once, as milestones do (`date-reminders.ts` there).
 */
export async function remindOfPurchaseDates(context: PurchaseDatesContext): Promise<void> {
  const buyers = await listBuyersWithNearDates(context.database.db, readWallClock(context.now(), 'UTC').day);
  await settleAll(buyers, ({ userId }) => remindBuyer(context, userId));
}

async function remindBuyer({ database, now: readNow }: PurchaseDatesContext, userId: string): Promise<void> {
  const now = readNow();
  await database.transact(async (transaction) => {
    const { timeZone } = await readPreferences(transaction, userId);
    const facts = await readDateFacts(transaction, { userId });
    for (const { key, title, day, setAt } of listReminded(facts, readWallClock(now, timeZone).day)) {
      const days = findDueReminder({ date: day, setAt: new Date(setAt) }, now, timeZone);
      if (days === undefined) continue;
      await storeNotification(transaction, userId, {
        kind: 'date-near',
        subject: REMINDED_AS,
        dateTitle: title,
        date: day,
        ...(days === -1 ? { detail: DATE_HAS_PASSED } : {}),
        onceKey: nameReminder(REMINDED_NUMBER, key, day, days),
        now,
      });
    }
  });
}

/** Buyers of purchases with a day that may be near, which is looked at closely then. */
function listBuyersWithNearDates(db: Database, today: string): Promise<{ userId: string }[]> {
  const [from, until] = [addDays(today, -1 - LATEST_REMINDER_DAYS), addDays(today, LOOKED_AHEAD_DAYS)];
  const isNear = sql`${purchases.closingDay} between ${from} and ${until} or exists (
    select from ${purchaseDates} where ${purchaseDates.purchaseId} = ${purchases.id} and (
      starts_with(${purchaseDates.dateKey}, 'own-') and ${purchaseDates.day} between ${from} and ${until}
      or ${purchaseDates.dateKey} = 'loan-estimate-provided'
        and ${purchaseDates.day} between ${addDays(from, -LONGEST_COUNT_DAYS)} and ${today}))`;
  return db
    .select({ userId: sql<string>`${purchasePeople.userId}` })
    .from(purchasePeople)
    .innerJoin(purchases, eq(purchases.id, purchasePeople.purchaseId))
    .where(and(isActiveBuyer, isNoStaff(purchasePeople.userId), sql`(${isNear})`))
    .orderBy(purchasePeople.userId);
}
