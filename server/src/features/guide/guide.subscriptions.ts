import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { storeCompletedStages } from './guide.service.ts';

/** The final step completes its stage for a signed-in user (specification 4). */
export const guideSubscriptions: readonly Subscription[] = [
  on('contact_details.received', async (transaction, { buyerId }, at) => {
    if (buyerId !== null) await storeCompletedStages(transaction, buyerId, ['contact-details'], at);
  }),
];
