import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a table has, by what the console parts them by (`part`), as triggers of the tables keep it. Each statement that changes a
 * count adds a row with the difference, so that nobody waits for somebody else's; the rows of a part together are its count.
 */
export const keptCounts = pgTable(
  'kept_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    part: text('part').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [index('kept_counts_by_part').on(table.name, table.part)],
);
