import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a table has, by what the console parts them by (`part`), maintained by triggers of the tables. Each statement that changes
 * a count adds a row with the difference, so that writers do not wait for each other; the rows of a part together are its count.
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
