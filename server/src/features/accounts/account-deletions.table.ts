import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from './accounts.table.ts';

/** Accounts that are to be deleted. From `begun_at` on it cannot be called off, and `counts` is what there was. */
export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
  dueAt: instant('due_at').notNull(),
  remindedAt: instant('reminded_at'),
  begunAt: instant('begun_at'),
  counts: jsonb('counts').$type<DeletionCounts>(),
});
