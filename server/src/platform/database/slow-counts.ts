import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Fewer rows are counted in some milliseconds, each time again. */
const MANY_ROWS = 20_000;
/** How old a count of more may be. */
const KEPT_MS = 60_000;

type Kept = { at: number; figures: Promise<unknown> };
const keptOf = new WeakMap<object, Map<string, Kept>>();

/**
 * Figures that are counted over a whole table, which is not partitioned. While it has more than 20,000 rows, as the database estimates them,
 * a process counts at most once a minute and answers in between what it counted last, so that a page with figures costs no more the longer
 * the table is. `name` is the figures' own. To be called outside of a transaction.
 */
export async function countSometimes<Figures>(
  db: Database,
  name: string,
  table: PgTable,
  count: () => Promise<Figures>,
): Promise<Figures> {
  if (!(await isLong(db, table))) return count();
  const kept = keptOf.get(db.$client) ?? new Map<string, Kept>();
  keptOf.set(db.$client, kept);
  const last = kept.get(name);
  if (last && performance.now() - last.at < KEPT_MS) return last.figures as Promise<Figures>;
  // Awaited here once: a drizzle query runs again each time it is awaited.
  const figures = (async () => await count())();
  kept.set(name, { at: performance.now(), figures });
  figures.catch(() => kept.delete(name));
  return figures;
}

async function isLong(db: Database, table: PgTable): Promise<boolean> {
  const { rows } = await db.execute<{ isLong: boolean }>(
    sql`select reltuples > ${MANY_ROWS} as "isLong" from pg_class where oid = ${`public.${getTableName(table)}`}::regclass`,
  );
  return rows[0]?.isLong ?? false;
}
