import { betaRequestStatuses } from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/accounts.table.ts';

/**
 * Requests for beta access where the operator approves them: at most one of a buyer's waits. `decided_by` is null also where
 * the member is gone, or approval was switched off while the request waited.
 */
export const betaRequests = pgTable(
  'beta_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: betaRequestStatuses }).notNull().default('waiting'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the member wrote to the buyer. */
    answer: text('answer'),
  },
  (table) => [
    uniqueIndex('beta_requests_one_waits').on(table.userId).where(sql`${table.status} = 'waiting'`),
    index('beta_requests_by_owner').on(table.userId, table.requestedAt),
    index('beta_requests_by_time').on(table.requestedAt, table.id),
    index('beta_requests_by_status').on(table.status, table.requestedAt, table.id),
    index('beta_requests_decided_by').on(table.decidedBy),
    check('beta_requests_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);
