import { staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from './accounts.table.ts';

/** Accounts that act for the operator. One that is suspended is no buyer's again: it opens nothing at all. */
export const staffMembers = pgTable('staff_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text('role', { enum: staffRoles }).notNull().default('reader'),
  addedAt: instant('added_at').notNull().defaultNow(),
  suspendedAt: instant('suspended_at'),
  /** When a session of theirs that is over was last in use; the database notes it as the session goes. */
  lastSeenAt: instant('last_seen_at'),
});
