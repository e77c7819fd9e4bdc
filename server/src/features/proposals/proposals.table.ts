import type { FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { proposalKinds, proposalStates } from '@porchlight/domain/proposals/proposals.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * What staff propose to the buyers of a purchase. `key` is of a date, a fact of the plan or a milestone, and `value` the day or the fact;
 * null for a milestone. The copy of a buyer who leaves the purchase has the same `id`.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: proposalKinds }).notNull(),
    key: text('key').notNull(),
    value: jsonValue<FactValue>('value'),
    /** The buyers read it. */
    why: text('why').notNull(),
    staffId: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
    /** First name alone: the buyers read it. */
    staffName: text('staff_name').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    state: text('state', { enum: proposalStates }).notNull().default('open'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    uniqueIndex('proposals_one_open')
      .on(table.purchaseId, table.kind, table.key)
      .where(sql`${table.state} = 'open'`),
    index('proposals_by_member').on(table.staffId),
    index('proposals_by_answerer').on(table.answeredBy),
  ],
);
