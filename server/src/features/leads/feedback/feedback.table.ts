import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';

/** specification 3 and 7. `id` is the browser's, so that what is sent twice is stored once; it is unique within the account. */
export const milestoneFeedback = pgTable(
  'milestone_feedback',
  {
    id: uuid('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    milestoneId: integer('milestone_id').notNull(),
    rating: integer('rating').notNull(),
    feedback: text('feedback').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('milestone_feedback_rating', sql`${table.rating} between 1 and 5`),
    index('milestone_feedback_by_time').on(table.createdAt, table.id),
  ],
);
