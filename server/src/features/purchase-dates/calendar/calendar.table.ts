import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';

/** A buyer's private calendar feed. Anyone who has its address can read the dates, so only the address's hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
