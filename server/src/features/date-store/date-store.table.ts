import { storedDateKinds } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * What is stored of a date beside milestones: a day that others are counted from, one with a title of its own, or a note on a milestone's
 * date, which has no `day` here. The closing day itself is in `purchases`; its row has the day only where it was
 * set as a date. `userId` is who set it last.
 */
export const purchaseDateRows = pgTable(
  'purchase_dates',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    dateKey: text('date_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }),
    kind: text('kind', { enum: storedDateKinds }).notNull().default('typed'),
    title: text('title'),
    note: text('note'),
    waived: boolean('waived').notNull().default(false),
    doneOn: date('done_on', { mode: 'string' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.dateKey] }),
    index('purchase_dates_user').on(table.userId),
  ],
);
