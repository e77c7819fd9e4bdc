import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';

/**
 * specification 3. Who finished the journey with the final step, signed in or not, and the consent that was read beside
 * the button. `id` is named by the submission, so that what is sent twice is stored once.
 */
export const homeBuyers = pgTable(
  'home_buyers',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    currentStage: text('current_stage').notNull(),
    /** Goes up with every change of the stage. */
    version: integer('version').notNull().default(1),
    consentVersion: text('consent_version').notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('home_buyers_by_time').on(table.createdAt, table.id),
    index('home_buyers_by_stage').on(table.currentStage, table.createdAt, table.id),
    index('home_buyers_user_id').on(table.userId),
    index('home_buyers_email').on(table.email),
  ],
);
