import type { ApiTokenScope } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/**
 * What other systems of the operator call the console's interface with. They are the installation's, not their maker's: they
 * stay when that member leaves. A row that was revoked stays too, because the audit log names it.
 */
export const apiTokens = pgTable('api_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** SHA-256 of the token, which is random, so that a plain fingerprint cannot be guessed back. */
  tokenHash: text('token_hash').notNull().unique(),
  beginning: text('beginning').notNull(),
  scopes: text('scopes').array().$type<ApiTokenScope[]>().notNull(),
  madeBy: text('made_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});
