import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * Who of the staff looks after a purchase, with the last hand-over. A purchase has no row before the first, and the row goes with it; a
 * trigger (`forget_note`) takes the note once a buyer's account goes, whom it may be about.
 */
export const purchaseOwners = pgTable(
  'purchase_owners',
  {
    purchaseId: uuid('purchase_id')
      .primaryKey()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').references(() => staffMembers.userId, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    note: text('note'),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('purchase_owners_owner').on(table.ownerId, table.purchaseId)],
);
