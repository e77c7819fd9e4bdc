import { type FactValue, factNames } from '@porchlight/domain/plan/plan-facts.ts';
import type { Provenance } from '@porchlight/domain/plan/provenance.ts';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/** What else is known of where a figure comes from. `shared`: the other buyer entered it, before the two parted. */
export type SourceDetail = Omit<Provenance, 'source'> & { shared?: boolean };

/**
 * What was entered of a purchase, a row for each time; none is changed. `id` is the browser's, so that what is sent twice is stored
 * once; it is unique within the purchase. A row without a value took the fact out.
 */
export const planFacts = pgTable(
  'plan_facts',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fact: text('fact', { enum: factNames }).notNull(),
    value: jsonValue<FactValue>('value'),
    source: text('source', { enum: ['typed', 'document', 'application'] }).notNull(),
    detail: jsonb('detail').$type<SourceDetail>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('plan_facts_of_purchase').on(table.purchaseId, table.fact, table.at),
    index('plan_facts_user').on(table.userId),
  ],
);
