import { waitlistFeatures } from '@porchlight/domain/waitlist/waitlist.ts';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who wants to be told of which launch: an address stands once per feature. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    feature: text('feature', { enum: waitlistFeatures }).notNull(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.feature, table.email] })],
);
