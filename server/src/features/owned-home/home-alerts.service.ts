import { findNextMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeArea } from '@porchlight/domain/owned-home/home-value/index-areas.ts';
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
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findHousePrices, listHousePriceAreas } from '../data-sources/house-prices/house-prices.service.ts';
import { findNewestWeek } from '../data-sources/weekly-rates/weekly-rates.service.ts';
import { getTodayOf } from '../date-store/read-dates.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { isActiveBuyer, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { findEarliestReminder, type ReminderKind } from '../reminders/reminder-rounds.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { homeAlerts } from './home-alerts.table.ts';
import { describeRecordRow, listRecordRows } from './home-record-rows.ts';
import type { OwnedHomeContext } from './owned-home.service.ts';

/**
 * Checks the lines of an owned home once a month, after each change of its records, and once an index came. It runs for each
 * buyer of the home, and the second run finds nothing crossed.
 */
export const homeAlertReminders: ReminderKind = {
  name: 'home-alerts',
  async remind(transaction, userId, now) {
    if (!(await checkLines(transaction, userId, now))) return null;
    return findEarliestReminder([findNextMonth(getWallClock(now, 'UTC').day)], 'UTC');
  },
};

/** The same soon after a change. Runs for no request, whose actor could not reach the other buyer. */
export async function checkHomeAlerts({ database, now }: OwnedHomeContext, userId: string): Promise<void> {
  await database.transact((transaction) => checkLines(transaction, userId, now()));
}

/**
 * Checks the lines of the home of this account's purchase and notifies both of its buyers of each that was crossed since the last check.
 * Whether there is a home.
 */
async function checkLines(transaction: Database, userId: string, now: Date): Promise<boolean> {
  await lockPurchase(transaction, 'home-alerts', userId);
  const rows = await listRecordRows(transaction, userId);
  const stored = await transaction.select().from(homeAlerts).where(ofPurchase(homeAlerts.purchaseId, userId));
  if (rows.length === 0 && stored.length === 0) return false;
  const today = await getTodayOf(transaction, userId, now);
  const records = rows.map((row) => describeRecordRow(row) as HomeRecord);
  const figures = await loadAlertFigures(transaction, records);
  const survey = await findNewestWeek(transaction);
  const lines = findHomeLines(records, figures, today, survey);
  const steps = homeAlertKinds.map((kind) => ({
    kind,
    ...stepLine(
      stored.find((row) => row.kind === kind),
      lines[kind],
      today,
    ),
  }));
  await transaction
    .insert(homeAlerts)
    .values(
      steps.map(({ kind, after: { isPast, crossedOn } }) => ({
        ...{ purchaseId: purchaseOf(userId), userId, kind },
        ...{ isPast, crossedOn, checkedAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [homeAlerts.purchaseId, homeAlerts.kind],
      set: {
        isPast: sql`excluded.is_past`,
        crossedOn: sql`excluded.crossed_on`,
        checkedAt: sql`excluded.checked_at`,
      },
    });
  for (const { kind } of steps.filter(({ isCrossed }) => isCrossed)) {
    const subject = describeCrossing(kind, { records, figures, survey, today });
    for (const buyer of await listBuyers(transaction, userId))
      await storeNotification(transaction, buyer, {
        ...{ kind: `home-${kind}`, subject, now },
        onceKey: `home-${kind}:${now.toISOString()}`,
      });
  }
  return rows.length > 0;
}

/** The index of the area that the home goes by (`findHomeArea`); undefined where none was imported. */
export async function loadAlertFigures(
  db: Database,
  records: readonly HomeRecord[],
): Promise<readonly AreaFigure[] | undefined> {
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return undefined;
  const chosen = findHomeArea(home, await listHousePriceAreas(db, home.state));
  const area = chosen && (await findHousePrices(db, chosen.code));
  return area?.figures.map(([quarter, index, error]) => ({ quarter, index, error }));
}

function describeCrossing(
  kind: HomeAlertKind,
  {
    records,
    figures,
    survey,
    today,
  }: {
    records: readonly HomeRecord[];
    figures: readonly AreaFigure[] | undefined;
    survey: WeeklyRate;
    today: string;
  },
): string {
  if (kind === 'refinance-pays')
    return `${findWatchedRefinance(records, today, survey)?.rate.ratePercent ?? ''}%`;
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
