import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that have been answered, by their nonce; kept until they could not be answered any more. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_challenges_expires_at').on(table.expiresAt)],
);
