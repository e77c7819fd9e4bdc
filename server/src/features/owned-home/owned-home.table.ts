import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * What is kept of the home that was bought: each row one record, whose `kind` says which fields its content has (domain/src/owned-home/).
 * `id` is the browser's, or the kind's own where there is one row; `userId` is who entered it. `dateSeeds` names the dates of the
 * purchase that follow from the row, each with a mark of what was last said of it.
 */
export const homeRecords = pgTable(
  'home_records',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    dateSeeds: jsonb('date_seeds').$type<readonly string[]>().notNull(),
    enteredAt: instant('entered_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('home_records_user').on(table.userId),
  ],
);
