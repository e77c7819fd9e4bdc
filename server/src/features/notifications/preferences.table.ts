import { emailChoices } from '@porchlight/domain/kernel/email-kinds.ts';
import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** When a buyer's emails may go out. Times of the day are HH:MM on the clocks of the zone; no quiet hours: both null. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: owner().primaryKey(),
  timeZone: text('time_zone').notNull(),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  digestHour: integer('digest_hour').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** What a buyer chose for one kind of notification; no row means as it comes. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: owner().notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    listed: boolean('listed').notNull(),
    email: text('email', { enum: emailChoices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
