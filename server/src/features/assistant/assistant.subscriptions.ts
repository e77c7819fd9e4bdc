import { and, eq, inArray, sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { assistantMessages } from './assistant.table.ts';

/** An answer in the messages of a purchase answers what its buyers asked from the assistant. */
export const assistantSubscriptions: readonly Subscription[] = [
  on('messages.answered', async (transaction, { buyerIds, by }, at) => {
    await transaction
      .update(assistantMessages)
      .set({
        ...{ status: 'answered', answeredAt: at, answeredBy: by },
        version: sql`${assistantMessages.version} + 1`,
      })
      .where(and(inArray(assistantMessages.userId, buyerIds), eq(assistantMessages.status, 'new')));
  }),
];
