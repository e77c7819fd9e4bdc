import {
  conditionStates,
  orderKinds,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { conditionTimes } from '@porchlight/domain/underwriting-conditions/condition-values.ts';
import { bigint, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

const day = (name: string) => date(name, { mode: 'string' });
/** `id` is the browser's; the copy of a buyer who leaves has the same. `userId` is who entered it. */
const ofPurchase = {
  id: uuid('id').notNull(),
  purchaseId: uuid('purchase_id')
    .notNull()
    .references(() => purchases.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};

/** What third parties do for the home: ordered, due and received. */
export const thirdPartyOrders = pgTable(
  'third_party_orders',
  {
    ...ofPurchase,
    kind: text('kind', { enum: orderKinds }).notNull(),
    company: text('company'),
    orderedOn: day('ordered_on'),
    dueOn: day('due_on'),
    receivedOn: day('received_on'),
    cost: bigint('cost', { mode: 'number' }),
    note: text('note').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('third_party_orders_user').on(table.userId),
  ],
);

/** The underwriter's conditions in the lender's words. `place` keeps the order of a pasted list. */
export const loanConditions = pgTable(
  'loan_conditions',
  {
    ...ofPurchase,
    place: smallint('place').notNull(),
    text: text('text').notNull(),
    heading: text('heading', { enum: conditionTimes }),
    state: text('state', { enum: conditionStates }).notNull(),
    dueOn: day('due_on'),
    note: text('note').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('loan_conditions_user').on(table.userId),
  ],
);
