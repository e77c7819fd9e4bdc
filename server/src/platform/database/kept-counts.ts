import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptCounts } from './kept-counts.table.ts';

/** The words of a part, and its number of rows, which is never 0. */
export type KeptCount = { words: string[]; number: number };

/**
 * The counts under a name as the transaction sees the tables, exact to the row, in a time that does not grow with them. Migration `kept-counts`
 * says which table each name counts, and what the words of its parts are.
 */
export async function loadCounts(db: Database, name: string): Promise<KeptCount[]> {
  const { part, number } = keptCounts;
  const rows = await db
    .select({ part, number: sql<number>`sum(${number})::int` })
    .from(keptCounts)
    .where(eq(keptCounts.name, name))
    .groupBy(part)
    .having(sql`sum(${number}) <> 0`);
  return rows.map((row) => ({ words: row.part.split(' '), number: row.number }));
}

/** How many rows there are of those whose words a test lets through. */
export function addCounts(
  counts: readonly KeptCount[],
  isMeant: (...words: string[]) => boolean = () => true,
): number {
  return counts.reduce((sum, { words, number }) => (isMeant(...words) ? sum + number : sum), 0);
}

/**
 * Puts the rows of each part together into one, and removes those of parts that are empty. May run in several processes and be ended at
 * any moment: readers see the same counts before and after.
 */
export async function foldCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with many as (
      select name, part from ${keptCounts} group by name, part having count(*) > 1 or sum(number) = 0
    ), locked as (
      select id from ${keptCounts} where (name, part) in (select name, part from many) for update skip locked
    ), gone as (
      delete from ${keptCounts} where id in (select id from locked) returning name, part, number
    )
    insert into ${keptCounts} (name, part, number)
      select name, part, sum(number) from gone group by name, part having sum(number) <> 0`);
}

/** Takes the emails of a partition off the counts before it is dropped, which no trigger sees. */
export async function uncountEmails(transaction: Database, partition: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into ${keptCounts} (name, part, number)
      select 'emails', part, -count(*)
        from (select emails_count_part(state, settled_at) as part from ${partition}) counted
       where part is not null group by part`);
}
