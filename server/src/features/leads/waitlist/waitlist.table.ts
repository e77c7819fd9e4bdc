import { waitlistFeatures } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/accounts.table.ts';

const feature = () => text('feature', { enum: waitlistFeatures });

/** Who wants to be notified of which launch: each address once per feature. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    feature: feature().notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feature, table.email] }),
    index('waitlist_entries_by_email').on(table.email),
    index('waitlist_entries_by_time').on(table.feature, table.createdAt, table.email),
  ],
);

/**
 * Features whose launch was announced: once, for ever. `expected` counts the addresses to notify when it was announced; `finished_at` is
 * null while some remain. `forgotten` counts those notified whose rows are deleted, because the retention of `waitlist_emails` is over.
 */
export const waitlistLaunches = pgTable(
  'waitlist_launches',
  {
    feature: feature().primaryKey(),
    announcedAt: instant('announced_at').notNull(),
    announcedBy: text('announced_by').references(() => users.id, { onDelete: 'set null' }),
    expected: integer('expected').notNull(),
    finishedAt: instant('finished_at'),
    forgotten: integer('forgotten').notNull().default(0),
  },
  (table) => [index('waitlist_launches_announcer').on(table.announcedBy)],
);

/**
 * Who was notified of which launch. A row is stored in the transaction that queues the email, so an address gets one, whatever is
 * pressed twice, runs twice or dies; it goes after its period, once the address is off the list (`dataRetention`). `token` is the one in the email's link; it takes the address off the list.
 */
export const waitlistEmails = pgTable(
  'waitlist_emails',
  {
    feature: feature().notNull(),
    email: text('email').notNull(),
    token: text('token').notNull().unique(),
    queuedAt: instant('queued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feature, table.email] }),
    index('waitlist_emails_by_email').on(table.email),
    index('waitlist_emails_queued_at').on(table.queuedAt),
  ],
);
