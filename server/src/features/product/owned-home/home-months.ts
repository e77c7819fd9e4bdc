import { writeHomeMonth } from '@porchlight/content/en/owned-home/month.ts';
import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeMonth } from '@porchlight/domain/owned-home/value/home-month.ts';
import { and, eq, sql } from 'drizzle-orm';
import { settleAll } from '../../../platform/settle-all.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { notificationChoices } from '../../kernel/notifications/preferences.table.ts';
import { purchaseOf } from '../../kernel/purchases/membership.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import { readFigures } from './home-alerts.service.ts';
import { describeRow, listRows } from './home-record-rows.ts';
import type { OwnedHomeContext } from './owned-home.service.ts';
import { homeRecords } from './owned-home.table.ts';

const KIND = 'home-month';

/** Writes to whoever asked for it once a month, in the month where they are. It is off until they choose it, so that only choices are read. */
export async function writeHomeMonths(context: OwnedHomeContext): Promise<void> {
  const asking = await context.database.db
    .select({ userId: sql<string>`${notificationChoices.userId}` })
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.kind, KIND),
        sql`(${notificationChoices.listed} or ${notificationChoices.letter} <> 'off')`,
        sql`exists (select from ${homeRecords} where ${homeRecords.purchaseId} = ${purchaseOf(notificationChoices.userId)})`,
        isNoStaff(notificationChoices.userId),
      ),
    )
    .orderBy(notificationChoices.userId);
  await settleAll(asking, ({ userId }) => writeMonth(context, userId));
}

async function writeMonth({ database, now: readNow }: OwnedHomeContext, userId: string): Promise<void> {
  const now = readNow();
  await database.transact(async (transaction) => {
    const { timeZone } = await readPreferences(transaction, userId);
    const today = readWallClock(now, timeZone).day;
    const records = (await listRows(transaction, userId)).map((row) => describeRow(row) as HomeRecord);
    const subject = writeHomeMonth(findHomeMonth(records, await readFigures(transaction, records), today));
    if (subject === '') return;
    await storeNotification(transaction, userId, {
      ...{ kind: KIND, subject, now },
      onceKey: `${KIND}:${today.slice(0, 7)}`,
    });
  });
}
