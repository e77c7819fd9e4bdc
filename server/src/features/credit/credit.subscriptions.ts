import { inArray } from 'drizzle-orm';
import { announceChange } from '../../platform/events/changes.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { creditSharing } from './credit.table.ts';

/** Sharing ends when two part: buying together again does not open it. */
export const creditSubscriptions: readonly Subscription[] = [
  on('purchase.left', async (transaction, { userId, remainingId }) => {
    await transaction.delete(creditSharing).where(inArray(creditSharing.userId, [userId, remainingId]));
    await announceChange(
      transaction,
      ...[userId, remainingId].map((each) => ({ userId: each, topic: 'credit' }) as const),
    );
  }),
];
