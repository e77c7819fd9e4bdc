import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { homeAlerts } from './home-alerts.table.ts';
import { homeRecords } from './owned-home.table.ts';

/** Two homes become one, in which the home and the loan of the purchase joined stay; parting, each keeps all of it. */
export const ownedHomeSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    await moveRows(transaction, { table: homeRecords, keys: [homeRecords.id] }, joined);
    await moveRows(transaction, { table: homeAlerts, keys: [homeAlerts.kind] }, joined);
  }),
  on('purchase.left', async (transaction, left) => {
    await splitRows(transaction, { table: homeRecords }, left);
    await splitRows(transaction, { table: homeAlerts }, left);
  }),
];
