import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Public keys of passkeys. `counter` is the authenticator's own, 0 where it keeps none. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** The sealed key of an authenticator app. Not asked for until `confirmedAt`; codes up to `lastStep` are spent (RFC 6238 5.2). */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  sealedKey: bytes('sealed_key').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The change of address that an account waits for; both tokens hashed. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  email: text('email').notNull(),
  oldTokenHash: text('old_token_hash').notNull().unique(),
  newTokenHash: text('new_token_hash').notNull().unique(),
  oldAgreedAt: instant('old_agreed_at'),
  newAgreedAt: instant('new_agreed_at'),
  expiresAt: instant('expires_at').notNull(),
});

/** What must be brought back once: a passkey's challenge, a sign-in that waits for a code, a visit to the provider, a mailed link to confirm an address or choose a password. */
export const oneUseTokens = pgTable(
  'one_use_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('one_use_tokens_user').on(table.userId).where(isNotNull(table.userId)),
    index('one_use_tokens_expires_at').on(table.expiresAt),
  ],
);
