import { dataRetention } from '@porchlight/content/data-retention.ts';
import type { RetentionView } from '@porchlight/domain/personal-data/people.contract.ts';
import {
  findCutoff,
  type RetentionKind,
  retentionKinds,
} from '@porchlight/domain/personal-data/retention.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { doEach } from '../../platform/do-each.ts';
import { allowConsentRemoval } from '../consents/consents.service.ts';
import { retentionRuns } from './personal-data.table.ts';
import { retentionRules } from './retention-rules.ts';

type RetentionContext = { database: DatabaseConnection; now(): Date };

/** Rows of one transaction: few enough that nobody waits for them. */
const BATCH_ROWS = 500;

/**
 * Removes what has been kept for long enough, kind by kind and batch by batch, and writes down how much. May be killed at any
 * moment and run in several processes: rows that another has in hand are passed over. A kind that fails does not hold up the
 * others; the first failure is thrown at the end.
 */
export async function removeOldRecords({ database, now }: RetentionContext): Promise<void> {
  const ranAt = now();
  const removed: Record<string, number> = {};
  try {
    await doEach(retentionKinds, async (kind) => {
      removed[kind] = 0;
      for (let count = BATCH_ROWS; count === BATCH_ROWS; ) {
        count = await removeBatch(database, kind, ranAt);
        removed[kind] += count;
      }
    });
  } finally {
    await database.db.insert(retentionRuns).values({ ranAt, removed });
  }
}

/** What the next run would remove as things stand, and what the last one removed. */
export async function readRetention(db: Database, now: Date): Promise<RetentionView> {
  const [last] = await db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1);
  const kinds: RetentionView['kinds'] = [];
  for (const kind of retentionKinds) {
    const due = await db.$count(retentionRules[kind].table, findDue(db, kind, now));
    kinds.push({ kind, due, removed: last ? (last.removed[kind] ?? 0) : null });
  }
  return { kinds, lastRunAt: last?.ranAt.toISOString() ?? null };
}

async function removeBatch(database: DatabaseConnection, kind: RetentionKind, now: Date): Promise<number> {
  const { table, prepare } = retentionRules[kind];
  return database.transact(async (transaction) => {
    const isDue = findDue(transaction, kind, now);
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
    if (kind === 'consents') await allowConsentRemoval(transaction);
    await prepare?.(transaction, goes);
    const { rowCount } = await transaction.delete(table).where(goes);
    return rowCount ?? 0;
  });
}

function findDue(db: Database, kind: RetentionKind, now: Date): SQL {
  const isDue = retentionRules[kind].isDue(findCutoff(now, dataRetention.periods[kind]), now, db);
  if (isDue === undefined) throw new Error('a rule of retention takes every row');
  return isDue;
}
