import { on, type Subscription } from '../../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../../kernel/purchases/moved-rows.ts';
import { homeRecords } from './owned-home.table.ts';

/** Two homes become one, in which the home and the loan of the purchase joined stay; parting, each keeps all of it. */
export const ownedHomeSubscriptions: readonly Subscription[] = [
  on('purchase.joined', (transaction, joined) =>
    moveRows(transaction, { table: homeRecords, keys: [homeRecords.id] }, joined),
  ),
  on('purchase.left', (transaction, left) => splitRows(transaction, { table: homeRecords }, left)),
];
