import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import {
  findHomeLines,
  findOriginalValue,
  type HomeAlertKind,
  homeAlertKinds,
  stepLine,
} from '@porchlight/domain/owned-home/value/home-alerts.ts';
import { computeEquity, findHomeValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import type { AreaFigure } from '@porchlight/domain/owned-home/value/indexed-home.ts';
import { findWatchedRefinance } from '@porchlight/domain/owned-home/value/refinance-line.ts';
import { and, eq, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { readToday } from '../../kernel/date-store/read-dates.ts';
import { findHousePriceAge, findHousePrices } from '../../kernel/house-prices/house-prices.service.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { isActiveBuyer, lockPurchase, ofPurchase, purchaseOf } from '../../kernel/purchases/membership.ts';
import { purchasePeople } from '../../kernel/purchases/purchases.table.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import { homeAlerts } from './home-alerts.table.ts';
import { describeRow, listRows } from './home-record-rows.ts';
import type { OwnedHomeContext } from './owned-home.service.ts';
import { homeRecords } from './owned-home.table.ts';

/**
 * Checks the lines of every home that has not been checked this month, or was changed since, or whose index is newer than its check. It
 * reaches all purchases, and runs for no request.
 */
export async function checkHomes(context: OwnedHomeContext): Promise<void> {
  const { database, now } = context;
  const month = `${now().toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  const imported = (await findHousePriceAge(database.db))?.importedAt.toISOString() ?? month;
  const checked = database.db
    .select({ purchaseId: homeAlerts.purchaseId, at: min(homeAlerts.checkedAt).as('checked_at') })
    .from(homeAlerts)
    .groupBy(homeAlerts.purchaseId)
    .as('checked');
  const due = await database.db
    .select({ userId: sql<string>`min(${homeRecords.userId})` })
    .from(homeRecords)
    .leftJoin(checked, eq(checked.purchaseId, homeRecords.purchaseId))
    .groupBy(homeRecords.purchaseId, checked.at)
    .having(
      sql`${checked.at} is null or ${checked.at} <= greatest(${max(homeRecords.changedAt)}, ${month}::timestamptz, ${imported}::timestamptz)`,
    );
  await settleAll(due, ({ userId }) => checkHome(context, userId));
}

/**
 * Checks the lines of the home of this account's purchase and notifies both of its buyers of each that was crossed since the last check.
 * Runs for no request, whose actor could not reach the other buyer.
 */
export async function checkHome({ database, now: readNow }: OwnedHomeContext, userId: string): Promise<void> {
  const now = readNow();
  await database.transact(async (transaction) => {
    await lockPurchase(transaction, 'home-alerts', userId);
    const today = await readToday(transaction, userId, now);
    const records = (await listRows(transaction, userId)).map((row) => describeRow(row) as HomeRecord);
    const figures = await readFigures(transaction, records);
    const lines = findHomeLines(records, figures, today);
    const stored = await transaction
      .select()
      .from(homeAlerts)
      .where(ofPurchase(homeAlerts.purchaseId, userId));
    for (const kind of homeAlertKinds) {
      const { after, isCrossed } = stepLine(
        stored.find((row) => row.kind === kind),
        lines[kind],
        today,
      );
      const values = { isPast: after.isPast, crossedOn: after.crossedOn, checkedAt: now };
      await transaction
        .insert(homeAlerts)
        .values({ purchaseId: purchaseOf(userId), userId, kind, ...values })
        .onConflictDoUpdate({ target: [homeAlerts.purchaseId, homeAlerts.kind], set: values });
      if (!isCrossed) continue;
      const subject = describeCrossing(kind, records, figures, today);
      for (const buyer of await listBuyers(transaction, userId))
        await storeNotification(transaction, buyer, {
          kind: `home-${kind}`,
          subject,
          onceKey: `home-${kind}:${now.toISOString()}`,
          now,
        });
    }
  });
}

/** The index of the home's metro, or of its state; undefined where none was imported. */
export async function readFigures(
  db: Database,
  records: readonly HomeRecord[],
): Promise<readonly AreaFigure[] | undefined> {
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return undefined;
  const ofMetro = home.metro === null ? undefined : await findHousePrices(db, home.metro);
  const area = ofMetro ?? (await findHousePrices(db, home.state));
  return area?.figures.map(([quarter, index, error]) => ({ quarter, index, error }));
}

function describeCrossing(
  kind: HomeAlertKind,
  records: readonly HomeRecord[],
  figures: readonly AreaFigure[] | undefined,
  today: string,
): string {
  if (kind === 'refinance-pays') return `${findWatchedRefinance(records, today)?.watch.ratePercent ?? ''}%`;
  const value =
    kind === 'pmi-by-payments' ? findOriginalValue(records) : findHomeValue(records, figures).counted?.amount;
  const owed = findLoanBalance(records, today)?.balance ?? 0;
  return value === undefined ? '' : `${computeEquity(value, owed).ltvPercent}%`;
}

/** The buyers of this account's purchase, itself among them. */
export async function listBuyers(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: sql<string>`${purchasePeople.userId}` })
    .from(purchasePeople)
    .where(
      and(ofPurchase(purchasePeople.purchaseId, userId), isActiveBuyer, isNoStaff(purchasePeople.userId)),
    )
    .orderBy(purchasePeople.userId);
  return rows.map((row) => row.userId);
}
