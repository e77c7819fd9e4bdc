import { guestKinds } from '@porchlight/domain/accounts/guests.ts';
import { sessionOpenings } from '@porchlight/domain/accounts/session-openings.ts';
import { DEFAULT_LOCALE, locales } from '@porchlight/domain/kernel/locales.ts';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The account library's own tables (better-auth 1.7), under the names it knows them by. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** The language of emails: that of the person who signed up. */
    locale: text('locale', { enum: locales }).notNull().default(DEFAULT_LOCALE),
    /** Of someone who has no account: how they began. `email` is then no address. */
    guest: text('guest', { enum: guestKinds }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_by_time').on(table.createdAt, table.id),
    index('users_by_name').on(table.name, table.id),
    index('users_not_confirmed').on(table.createdAt).where(sql`not ${table.emailVerified}`),
    index('users_guests').on(table.createdAt).where(isNotNull(table.guest)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When this session was last opened or proved, by password, passkey or provider. Ours, not the library's. */
    provedAt: instant('proved_at').notNull().defaultNow(),
    /** How this session was opened. Ours. */
    openedBy: text('opened_by', { enum: sessionOpenings }).notNull().default('unknown'),
    /** When a page last asked who is signed in, to five minutes. Ours. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user_id').on(table.userId),
    uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);
