import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * Which lines of an owned home are crossed, so that its owners are notified once for each crossing: a line that is crossed back is armed
 * again. `kind` is one of `domain/src/owned-home/home-alerts.ts`; `crossedOn` is the day of the last crossing.
 */
export const homeAlerts = pgTable(
  'home_alerts',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    isPast: boolean('is_past').notNull(),
    crossedOn: date('crossed_on'),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.kind] }),
    index('home_alerts_user').on(table.userId),
  ],
);
