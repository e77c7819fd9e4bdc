import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';

const tables = [thirdPartyOrders, loanConditions];

/** Two lists become one; parting, each keeps both. */
export const reportsAndConditionsSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    for (const table of tables) await moveRows(transaction, { table, keys: [table.id] }, joined);
  }),
  on('purchase.left', async (transaction, left) => {
    for (const table of tables) await splitRows(transaction, { table }, left);
  }),
];
