import { deriveStanding } from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { countOwed, describeCard, loadProgress } from '../milestones/milestone-progress.ts';
import { findFirstBuyers } from './purchase-buyers.ts';
import { purchaseSummaries } from './purchase-summaries.table.ts';

type RefreshContext = { database: DatabaseConnection; now(): Date };

/** Purchases that a reading of the list works off before it is answered, at one or two milliseconds each, and a transaction of the clock. */
const BEFORE_READING = 40;
const AT_ONCE = 200;
/** Marks that are looked at for them: one change of a buyer can leave several. */
const MARKS_AT_ONCE = 2_000;

/** Works off what has changed since the list was read last, so that it shows it; what is more than a page should wait for, the next minute does. */
export async function refreshSummaries(context: RefreshContext): Promise<void> {
  await refreshSome(context, BEFORE_READING);
}

/** The same of everything that has changed. */
export async function refreshAllSummaries(context: RefreshContext): Promise<void> {
  while ((await refreshSome(context, AT_ONCE)) === AT_ONCE);
}

async function refreshSome({ database, now: readNow }: RefreshContext, most: number): Promise<number> {
  const now = readNow();
  const today = getWallClock(now, LAST_TIME_ZONE).day;
  return database.transact(async (transaction) => {
    // One after the other: of two that work out the same purchase, the one that has read less could store last.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('porchlight.purchase-summaries', 0))`,
    );
    const { rows } = await transaction.execute<{ id: string }>(sql`
      with waiting as (
        select purchase_id from (select purchase_id from purchase_marks limit ${MARKS_AT_ONCE}) marks
        union
        select purchase_id from (select purchase_id from purchase_summaries where recheck_on <= ${today}::date limit ${most}) due
        limit ${most}
      ), worked_off as (
        delete from purchase_marks where purchase_id in (select purchase_id from waiting)
      )
      select purchase_id as id from waiting`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await storeSummaries(transaction, ids, { now, today });
    return ids.length;
  });
}

async function storeSummaries(
  transaction: Database,
  ids: readonly string[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const leads = await findFirstBuyers(transaction, ids);
  const signs = await loadLastSigns(transaction, [...leads.keys()]);
  const summaries: (typeof purchaseSummaries.$inferInsert)[] = [];
  for (const [purchaseId, leadId] of leads) {
    const progress = await loadProgress(transaction, leadId, now);
    const { closingDay } = progress;
    const cards = milestones.map((milestone) => describeCard(milestone, progress));
    const { milestone } = deriveStanding(cards);
    const days = progress.asked.map(({ notBefore }) => notBefore);
    if (closingDay !== null && closingDay >= today) days.push(addDays(closingDay, 1));
    summaries.push({
      ...{ purchaseId, leadId, closingDay, milestone },
      owes: countOwed(progress, cards),
      lastSignAt: signs.get(purchaseId) ?? now,
      recheckOn: days.filter((day) => day !== null).sort()[0] ?? null,
    });
  }
  if (summaries.length > 0)
    await transaction
      .insert(purchaseSummaries)
      .values(summaries)
      .onConflictDoUpdate({
        target: purchaseSummaries.purchaseId,
        set: {
          leadId: sql`excluded.lead_id`,
          milestone: sql`excluded.milestone`,
          closingDay: sql`excluded.closing_day`,
          owes: sql`excluded.owes`,
          recheckOn: sql`excluded.recheck_on`,
          // Sessions end and files are deleted; that somebody was there stays true.
          lastSignAt: sql`greatest(${purchaseSummaries.lastSignAt}, excluded.last_sign_at)`,
        },
      });
  const gone = ids.filter((id) => !leads.has(id));
  if (gone.length > 0)
    await transaction.delete(purchaseSummaries).where(inArray(purchaseSummaries.purchaseId, gone));
}

/** When a buyer of each purchase was last there or last changed something. Tables of features that need this one are named as text. */
async function loadLastSigns(transaction: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const ofPurchases = [
    ['completed_milestones', 'completed_at'],
    ['milestone_tasks', 'updated_at'],
    ['milestone_dates', 'updated_at'],
    ['purchase_dates', 'at'],
    ['homes', 'changed_at'],
    ['home_offers', 'entered_at'],
  ];
  const ofBuyers = [
    ['sessions', 'last_seen_at'],
    ['documents', 'created_at'],
    ['completed_stages', 'completed_at'],
  ];
  const newest = (tables: string[][], key: string, of: string) =>
    tables.map(([table, column]) =>
      sql.raw(`(select max(${column}) from ${table} where ${table}.${key} = ${of})`),
    );
  const { rows } = await transaction.execute<{ id: string; at: string }>(sql`
    select person.purchase_id as id, to_char(max(greatest(users.created_at, ${sql.join(
      [
        ...newest(ofPurchases, 'purchase_id', 'person.purchase_id'),
        ...newest(ofBuyers, 'user_id', 'users.id'),
      ],
      sql`, `,
    )})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from purchase_people person join users on users.id = person.user_id
    where person.purchase_id = any(${sql.param(ids)}::uuid[]) and person.state = 'active' and person.role in ('buyer', 'co-buyer')
    group by person.purchase_id`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}
