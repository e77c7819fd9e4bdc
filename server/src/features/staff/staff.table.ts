import { pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

/** Accounts that act for the operator. */
export const staffMembers = pgTable('staff_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
