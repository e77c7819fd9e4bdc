import type { ApiTokenScope } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * What other systems of the operator call the console's interface with. They stay when the member who made them leaves, and are revoked
 * when that member is suspended, who may know them. A row that was revoked stays too, because the audit log names it.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** SHA-256 of the token, which is random, so that a plain fingerprint cannot be guessed back. */
    tokenHash: text('token_hash').notNull().unique(),
    beginning: text('beginning').notNull(),
    scopes: text('scopes').array().$type<ApiTokenScope[]>().notNull(),
    /** The name as it was; `makerId` is whose it is, null once that account is gone. */
    madeBy: text('made_by').notNull(),
    makerId: text('maker_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_tokens_maker').on(table.makerId)],
);
