import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { settleAll } from '../base/settle-all.ts';
import { transactBriefly } from './brief-locks.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { lockOwner } from './owner-lock.ts';

/** How far ahead partitions are made: while a failing job goes unattended for so long, rows still find one. */
const MONTHS_AHEAD = 3;

const begin = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));

const write = (month: number) => `${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`;

/** A table that is partitioned by time, into partitions of so many months each. */
export type DividedTable = { table: PgTable; divided: { by: PgColumn; months: 1 | 3 } };

/**
 * Makes the partitions of this period and of those that begin within three months. A period whose rows lie in the default partition
 * already, because its own was not made in time, stays there.
 */
export async function makePartitions(
  database: DatabaseConnection,
  tables: readonly DividedTable[],
  now: Date,
): Promise<void> {
  await settleAll(tables, async (each) => {
    const periods = listPeriods(getTableName(each.table), each.divided.months, now);
    const missing = findMissingPeriods(periods, await readBounds(database.db, each.table));
    for (const { name } of missing)
      await transactBriefly(database, async (transaction) => {
        await lockOwner(transaction, 'partitions', getTableName(each.table));
        const [period] = findMissingPeriods(
          periods.filter((one) => one.name === name),
          await readBounds(transaction, each.table),
        );
        if (period && !(await isInDefault(transaction, each, period)))
          await makePartition(transaction, each.table, period);
      });
  });
}

/** Made beside the table and then attached: users of the table wait for the attaching alone. */
async function makePartition(
  transaction: Database,
  table: PgTable,
  { name, from, until }: Period,
): Promise<void> {
  const partition = inPartitions(name);
  await transaction.execute(
    sql`create table ${partition} (like ${table} including defaults including constraints)`,
  );
  await transaction.execute(
    sql`alter table ${table} attach partition ${partition}
          for values from (${writeLiteral(from)}) to (${writeLiteral(until)})`,
  );
}

async function isInDefault(
  db: Database,
  { table, divided }: DividedTable,
  { from, until }: Period,
): Promise<boolean> {
  const name = getTableName(table);
  return exists(
    db,
    sql`select from ${inPartitions(`${name}_default`)} as ${sql.identifier(name)}
         where ${divided.by} >= ${writeLiteral(from)} and ${divided.by} < ${writeLiteral(until)}`,
  );
}

/** Whose rows may go all at once: `stays` finds what of a partition whose time is over is kept nevertheless. */
export type DroppedPartitions = {
  stays?(cutoff: Date): SQL | undefined;
  /** Removes what refers to rows of before `until`, and is not divided itself. */
  clear?(database: DatabaseConnection, until: Date): Promise<void>;
  /** Subtracts the rows of a partition, which are not changed meanwhile, from the counts of the table. */
  uncount?(transaction: Database, partition: SQL): Promise<void>;
};

/** Drops the partitions that ended by the cutoff and of which nothing stays; gives how many rows they had. */
export async function dropPartitions(
  database: DatabaseConnection,
  { table, dropped }: { table: PgTable; dropped: DroppedPartitions },
  cutoff: Date,
): Promise<number> {
  let rows = 0;
  for (const { name, until } of await readBounds(database.db, table)) {
    if (until > cutoff) continue;
    const partition = inPartitions(name);
    const stays = dropped.stays?.(cutoff);
    const kept =
      stays && sql`select from ${partition} as ${sql.identifier(getTableName(table))} where ${stays}`;
    if (kept && (await exists(database.db, kept))) continue;
    await dropped.clear?.(database, until);
    const counted = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${partition}`,
    );
    const isDropped = await transactBriefly(database, async (transaction) => {
      // Of two processes one waits here; requests do not.
      await transaction.execute(sql`lock table ${table} in share update exclusive mode`);
      const bounds = await readBounds(transaction, table);
      if (!bounds.some((each) => each.name === name)) return false;
      // Checked again under the lock: one may have been put back meanwhile.
      await transaction.execute(sql`lock table ${partition} in share row exclusive mode`);
      if (kept && (await exists(transaction, kept))) return false;
      await dropped.uncount?.(transaction, partition);
      await transaction.execute(sql`lock table ${table} in access exclusive mode`);
      await transaction.execute(sql`alter table ${table} detach partition ${partition}`);
      await transaction.execute(sql`drop table ${partition}`);
      return true;
    });
    if (isDropped) rows += counted.rows[0]?.count ?? 0;
  }
  return rows;
}

/** PostgreSQL analyzes partitions by itself but never a partitioned table as a whole, whose statistics joins are planned by. */
export async function analyzePartitioned(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await db.execute(sql.raw(`analyze ${name}`));
}

/** The default partition is none of them. */
async function readBounds(db: Database, table: PgTable): Promise<Bounds[]> {
  const { rows } = await db.execute<{ name: string; from: number | null; until: number }>(
    sql`select child.relname as name,
          (extract(epoch from substring(bound from $$FROM \\('([^']+)'\\)$$)::timestamptz) * 1000)::float8 as from,
          (extract(epoch from substring(bound from $$TO \\('([^']+)'\\)$$)::timestamptz) * 1000)::float8 as until
        from pg_inherits join pg_class child on child.oid = inhrelid, pg_get_expr(child.relpartbound, child.oid) as bound
       where inhparent = ${`public.${getTableName(table)}`}::regclass and bound <> 'DEFAULT'
       order by until`,
  );
  return rows.map(({ name, from, until }) => ({
    name,
    from: from === null ? undefined : new Date(from),
    until: new Date(until),
  }));
}

async function exists(db: Database, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${query}) as found`);
  return rows[0]?.found ?? false;
}

const inPartitions = (name: string) => sql`${sql.identifier('partitions')}.${sql.identifier(name)}`;

/** Bounds of partitions take no parameters. */
const writeLiteral = (at: Date) => sql.raw(`'${at.toISOString()}'`);

/** How many divided tables have no partition for the beginning of next month. */
export const missingPartitions = sql`
  select count(*)::int from pg_partitioned_table divided join pg_class parent on parent.oid = partrelid
   where relnamespace = 'public'::regnamespace and partstrat = 'r' and not exists (
     select from pg_inherits join pg_class child on child.oid = inhrelid, pg_get_expr(child.relpartbound, child.oid) as bound
      where inhparent = parent.oid and bound <> 'DEFAULT'
        and coalesce(substring(bound from $$FROM \\('([^']+)'\\)$$)::timestamptz, '-infinity') <= partitions.period_start(now(), 1, 1)
        and substring(bound from $$TO \\('([^']+)'\\)$$)::timestamptz > partitions.period_start(now(), 1, 1))`;

/** A partition that is to be: what it is called, and the times from `from` on and before `until`. */
type Period = { name: string; from: Date; until: Date };

/** A partition that is there; the first one has no beginning. */
export type Bounds = { name: string; from: Date | undefined; until: Date };

/** The period of so many months that `now` is in, and those that begin within three months, by the calendar of UTC. */
export function listPeriods(table: string, months: number, now: Date): Period[] {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const first = month - (month % months);
  const count = 1 + Math.floor((month + MONTHS_AHEAD - first) / months);
  return Array.from({ length: count }, (_, place) => {
    const from = first + place * months;
    return { name: `${table}_${write(from)}`, from: begin(from), until: begin(from + months) };
  });
}

/** Those of which no partition has the beginning. */
export function findMissingPeriods(periods: readonly Period[], bounds: readonly Bounds[]): Period[] {
  return periods.filter(
    ({ from }) => !bounds.some((each) => (each.from === undefined || each.from <= from) && each.until > from),
  );
}
