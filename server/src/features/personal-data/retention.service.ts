import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import type { RetentionView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import {
  findCutoff,
  type RetentionKind,
  retentionKinds,
} from '@porchlight/domain/accounts/personal-data/retention.ts';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { settleAll } from '../../platform/base/settle-all.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { dropPartitions } from '../../platform/database/partitions.ts';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { retentionRuns } from './personal-data.table.ts';

export type RetentionRules = Readonly<Record<RetentionKind, RetentionRule>>;

type RetentionContext = { database: DatabaseConnection; retentionRules: RetentionRules; now(): Date };

/** Rows of one transaction: few enough that other requests do not wait for them. */
const BATCH_ROWS = 500;

/**
 * Removes what has been kept for long enough, kind by kind, by whole partitions and batch by batch, and logs how much. May be killed at any
 * moment and run in several processes: rows that another has locked are skipped. A kind that fails does not hold up the others; the first
 * failure is thrown at the end.
 */
export async function removeOldRecords({ database, retentionRules, now }: RetentionContext): Promise<void> {
  const ranAt = now();
  const removed: Record<string, number> = {};
  try {
    await settleAll(retentionKinds, async (kind) => {
      removed[kind] = 0;
      const rule = retentionRules[kind];
      await rule.begin?.(database);
      const note = (count: number) => {
        removed[kind] = (removed[kind] ?? 0) + count;
      };
      const steps = [
        () => removePartitions(database, { kind, rule }, ranAt, note),
        () => removeRows(database, { kind, rule }, ranAt, note),
      ];
      // A partition cannot be dropped while a backup reads the table: rows go all the same.
      await settleAll(steps, (step) => step());
    });
  } finally {
    await database.db.insert(retentionRuns).values({ ranAt, removed });
  }
}

/** What the next run would remove as things stand, and what the last one removed. */
export async function getRetention(rules: RetentionRules, db: Database, now: Date): Promise<RetentionView> {
  const [last] = await db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1);
  const kinds: RetentionView['kinds'] = [];
  for (const kind of retentionKinds) {
    const due = await db.$count(rules[kind].table, findDue(db, { kind, rule: rules[kind] }, now));
    kinds.push({ kind, due, removed: last ? (last.removed[kind] ?? 0) : null });
  }
  return { kinds, lastRunAt: last?.ranAt.toISOString() ?? null };
}

type KindRule = { kind: RetentionKind; rule: RetentionRule };

async function removePartitions(
  database: DatabaseConnection,
  { kind, rule: { table, dropped } }: KindRule,
  now: Date,
  note: (count: number) => void,
): Promise<void> {
  if (dropped) note(await dropPartitions(database, { table, dropped }, findCutoffOf(kind, now)));
}

async function removeRows(
  database: DatabaseConnection,
  of: KindRule,
  now: Date,
  note: (count: number) => void,
): Promise<void> {
  for (let count = BATCH_ROWS; count === BATCH_ROWS; ) {
    count = await removeBatch(database, of, now);
    note(count);
  }
}

async function removeBatch(database: DatabaseConnection, of: KindRule, now: Date): Promise<number> {
  const { table, prepare } = of.rule;
  return database.transact(async (transaction) => {
    const isDue = findDue(transaction, of, now);
    // Of a partitioned table each partition counts its places by itself.
    const row = sql`${table}.tableoid::text || ${table}.ctid::text`;
    const batch = await transaction
      .select({ place: sql<string>`${table}.ctid::text`, row: sql<string>`${row}` })
      .from(table)
      .where(isDue)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true });
    if (batch.length === 0) return 0;
    const isInBatch = and(
      sql`${table}.ctid = any(${sql.param(batch.map(({ place }) => place))}::tid[])`,
      sql`${row} = any(${sql.param(batch.map((each) => each.row))})`,
    );
    // Asked once more: what a rule waits for before the rows go may keep one of them.
    const goes = sql`${isInBatch} and ${isDue}`;
    await prepare?.(transaction, goes);
    const { rowCount } = await transaction.delete(table).where(goes);
    return rowCount ?? 0;
  });
}

function findDue(db: Database, { kind, rule }: KindRule, now: Date): SQL {
  const isDue = rule.isDue(findCutoffOf(kind, now), now, db);
  if (isDue === undefined) throw new Error('a rule of retention takes every row');
  return isDue;
}

const findCutoffOf = (kind: RetentionKind, now: Date) => findCutoff(now, dataRetention.periods[kind]);
