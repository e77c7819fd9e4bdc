import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** That an index of tokens (decision 0050) lists a row under all of these keys; `indexed` is the very expression of that index. */
export function hasTokens(indexed: SQL, tokens: SQL): SQL {
  return sql`${indexed} @> ${tokens}`;
}

/** The key under which the rows of a month are listed. */
export function formatMonthToken(month: Date): string {
  return `=${month.getUTCFullYear()}${String(month.getUTCMonth() + 1).padStart(2, '0')}`;
}

type TimedList = {
  table: PgTable;
  /** What the list is in the order of, and its months are made of. */
  time: AnyColumn;
  runs: 'asc' | 'desc';
  conditions: (SQL | undefined)[];
};

/** The months between the first and the last row that the conditions let through, as keys of the index, in the list's order. */
export async function listSearchMonths(
  transaction: Database,
  { table, time, runs, conditions }: TimedList,
): Promise<string[]> {
  const narrowed = and(...conditions);
  const end = (direction: 'asc' | 'desc') => sql`(select ${time} from ${table}
    ${narrowed === undefined ? sql`` : sql`where ${narrowed}`} order by ${time} ${sql.raw(direction)} limit 1)`;
  const { rows } = await transaction.execute<{ first: number | null; last: number | null }>(sql`
    select extract(epoch from ${end('asc')})::float8 as first, extract(epoch from ${end('desc')})::float8 as last`);
  const { first, last } = rows[0] ?? {};
  if (typeof first !== 'number' || typeof last !== 'number') return [];
  const months: string[] = [];
  const month = startOfMonth(first * 1000);
  while (month.getTime() <= last * 1000) {
    months.push(formatMonthToken(month));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return runs === 'desc' ? months.reverse() : months;
}

function startOfMonth(ms: number): Date {
  const day = new Date(ms);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
}
