import { sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { purchaseOwners } from './purchase-owners.table.ts';

/**
 * A purchase that is joined keeps its owner, and has that of the other where it had none. Parting, both stay with the same member; what was
 * noted of the two is not copied.
 */
export const homeBuyerSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, { from, to }) => {
    await transaction.execute(sql`
      update ${purchaseOwners} set purchase_id = ${to}
      where purchase_id = ${from} and not exists (select from ${purchaseOwners} kept where kept.purchase_id = ${to})`);
  }),
  on('purchase.left', async (transaction, { from, to }) => {
    await transaction.execute(sql`
      insert into ${purchaseOwners} (purchase_id, owner_id, version, by_name, at)
      select ${to}::uuid, owner_id, 1, by_name, at from ${purchaseOwners} where purchase_id = ${from}`);
  }),
];
