import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import type { RetentionView } from '@porchlight/domain/personal-data/people.contract.ts';
import {
  findCutoff,
  type RetentionKind,
  retentionKinds,
} from '@porchlight/domain/personal-data/retention.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../../platform/database/database.ts';
import type { RetentionRule } from '../../../../platform/database/retention-rule.ts';
import { settleAll } from '../../../../platform/settle-all.ts';
import { retentionRuns } from '../personal-data.table.ts';

export type RetentionRules = Readonly<Record<RetentionKind, RetentionRule>>;

type RetentionContext = { database: DatabaseConnection; retentionRules: RetentionRules; now(): Date };

/** Rows of one transaction: few enough that nobody waits for them. */
const BATCH_ROWS = 500;

/**
 * Removes what has been kept for long enough, kind by kind and batch by batch, and writes down how much. May be killed at any
 * moment and run in several processes: rows that another has in hand are passed over. A kind that fails does not hold up the
 * others; the first failure is thrown at the end.
 */
export async function removeOldRecords({ database, retentionRules, now }: RetentionContext): Promise<void> {
  const ranAt = now();
  const removed: Record<string, number> = {};
  try {
    await settleAll(retentionKinds, async (kind) => {
      removed[kind] = 0;
      const rule = retentionRules[kind];
      await rule.begin?.(database);
      for (let count = BATCH_ROWS; count === BATCH_ROWS; ) {
        count = await removeBatch(database, { kind, rule }, ranAt);
        removed[kind] += count;
      }
    });
  } finally {
    await database.db.insert(retentionRuns).values({ ranAt, removed });
  }
}

/** What the next run would remove as things stand, and what the last one removed. */
export async function readRetention(rules: RetentionRules, db: Database, now: Date): Promise<RetentionView> {
  const [last] = await db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1);
  const kinds: RetentionView['kinds'] = [];
  for (const kind of retentionKinds) {
    const due = await db.$count(rules[kind].table, findDue(db, { kind, rule: rules[kind] }, now));
    kinds.push({ kind, due, removed: last ? (last.removed[kind] ?? 0) : null });
  }
  return { kinds, lastRunAt: last?.ranAt.toISOString() ?? null };
}

type KindRule = { kind: RetentionKind; rule: RetentionRule };

async function removeBatch(database: DatabaseConnection, of: KindRule, now: Date): Promise<number> {
  const { table, prepare } = of.rule;
  return database.transact(async (transaction) => {
    const isDue = findDue(transaction, of, now);
    const batch = await transaction
      .select({ row: sql<string>`${table}.ctid::text` })
      .from(table)
      .where(isDue)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true });
    if (batch.length === 0) return 0;
    const isInBatch = sql`${table}.ctid = any(${sql.param(batch.map(({ row }) => row))}::tid[])`;
    // Asked once more: what a rule waits for before the rows go may keep one of them.
    const goes = sql`${isInBatch} and ${isDue}`;
    await prepare?.(transaction, goes);
    const { rowCount } = await transaction.delete(table).where(goes);
    return rowCount ?? 0;
  });
}

function findDue(db: Database, { kind, rule }: KindRule, now: Date): SQL {
  const isDue = rule.isDue(findCutoff(now, dataRetention.periods[kind]), now, db);
  if (isDue === undefined) throw new Error('a rule of retention takes every row');
  return isDue;
}
