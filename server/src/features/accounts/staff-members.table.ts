import { staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from './accounts.table.ts';

/** Accounts that act for the operator. One that is suspended is no buyer's again: it opens nothing at all. */
export const staffMembers = pgTable(
  'staff_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: staffRoles }).notNull().default('reader'),
    addedAt: instant('added_at').notNull().defaultNow(),
    suspendedAt: instant('suspended_at'),
    /** When a session of theirs that is over was last in use; the database notes it as the session goes. */
    lastSeenAt: instant('last_seen_at'),
    /** The first and the last day of an absence, in which `deputyId` looks after what they own. */
    awayFrom: date('away_from', { mode: 'string' }),
    awayUntil: date('away_until', { mode: 'string' }),
    deputyId: text('deputy_id').references((): AnyPgColumn => staffMembers.userId, { onDelete: 'set null' }),
  },
  (table) => [
    index('staff_members_deputy').on(table.deputyId),
    check(
      'staff_members_away',
      sql`(${table.awayFrom} is null) = (${table.awayUntil} is null) and (${table.awayUntil} >= ${table.awayFrom} or ${table.awayFrom} is null)`,
    ),
  ],
);
