import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isNotNull } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What happened in a buyer's journey, in the transaction in which it happened. Unread until `read_at`. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    subject: text('subject').notNull(),
    /** Of a date that is near: what it is called, and its day. */
    dateTitle: text('date_title'),
    date: date('date', { mode: 'string' }),
    /** A sentence where the kind alone does not say enough. */
    detail: text('detail'),
    /** Names what is notified only once, however often it comes up. */
    onceKey: text('once_key'),
    /** False where the buyer wanted this kind by mail alone, or not at all. */
    listed: boolean('listed').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** The email that waits: of its own or in the digest, and from when on it may go; nothing once it is settled. */
    emailForm: text('email_form', { enum: ['own', 'digest'] }),
    emailDueAt: instant('email_due_at'),
    /** When its email was queued for sending. */
    emailedAt: instant('emailed_at'),
  },
  (table) => [
    index('notifications_user_id_created_at').on(table.userId, table.createdAt),
    index('notifications_created_at').on(table.createdAt),
    uniqueIndex('notifications_user_id_once_key').on(table.userId, table.onceKey),
    index('notifications_email_due_at').on(table.emailDueAt).where(isNotNull(table.emailDueAt)),
  ],
);
