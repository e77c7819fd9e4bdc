import { sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { lockPurchase } from '../purchases/membership.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { loadProgress } from './milestone-progress.ts';
import { emitUnlocked, getDocumentRequest } from './milestones.service.ts';
import { milestoneNotes, milestoneTasks } from './milestones.table.ts';

/** A milestone is completed with the document that was the last thing open in it, and some are opened by beta access. */
export const milestoneSubscriptions: readonly Subscription[] = [
  on('document.received', (transaction, document, at) => getDocumentRequest(transaction, document, at)),
  on('document.answered', (transaction, document, at) => getDocumentRequest(transaction, document, at)),
  on('document.accepted', (transaction, document, at) => getDocumentRequest(transaction, document, at)),
  on('document.removed', async (transaction, document, at) => {
    // One that was sent back may have been all that kept its document owed. In the journey of an account that goes nothing is completed.
    if (!document.withAccount) await getDocumentRequest(transaction, document, at);
  }),
  on('purchase.joined', async (transaction, joined) => {
    const { from, to } = joined;
    // What one of them has settled is settled for both.
    await transaction.execute(sql`
      update milestone_tasks kept set status = moved.status, updated_at = moved.updated_at, proved_by = moved.proved_by
      from milestone_tasks moved where kept.purchase_id = ${to} and moved.purchase_id = ${from}
        and kept.milestone_id = moved.milestone_id and kept.task_id = moved.task_id
        and kept.status = 'to-do' and moved.status <> 'to-do'`);
    await moveRows(
      transaction,
      { table: milestoneTasks, keys: [milestoneTasks.milestoneId, milestoneTasks.taskId] },
      joined,
    );
    // They were not written for another to read; those of the purchase joined stay as they are where no other person comes.
    await transaction.execute(
      sql`update ${milestoneNotes} set is_private = true, purchase_id = ${to}
        where purchase_id = ${from} or (purchase_id = ${to} and not ${joined.isOwn ?? false}::boolean)`,
    );
  }),
  on('purchase.left', async (transaction, left) => {
    await splitRows(transaction, { table: milestoneTasks }, left);
    await transaction.execute(
      sql`update ${milestoneNotes} set purchase_id = ${left.to} where purchase_id = ${left.from} and user_id = ${left.userId}`,
    );
  }),
  on('beta.granted', async (transaction, { buyerId }, at) => {
    await lockPurchase(transaction, 'milestones', buyerId);
    const { journey } = await loadProgress(transaction, buyerId, at);
    await emitUnlocked(
      transaction,
      buyerId,
      { before: { ...journey, betaAccess: false }, after: journey },
      at,
    );
  }),
];
