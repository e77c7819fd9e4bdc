import {
  CONTACT_DETAILS_SOURCE,
  JOURNEY_COMPLETED_NOTE,
} from '@porchlight/domain/leads/contact-details/contact-details.ts';
import { emit, on, type Subscription } from '../../platform/events/transaction-events.ts';
import { leads } from './leads.table.ts';

/** A person who sends the final step of the guide becomes a lead under the same id (specification 4 and 7). */
export const leadSubscriptions: readonly Subscription[] = [
  on('contact_details.received', async (transaction, { id, details }, at) => {
    const { name, email, phone, consentVersion } = details;
    await transaction.insert(leads).values({
      ...{ id, name, email, phone, consentVersion },
      source: CONTACT_DETAILS_SOURCE,
      message: JOURNEY_COMPLETED_NOTE,
      consentedAt: at,
      createdAt: at,
    });
    const data = { leadId: id, source: CONTACT_DETAILS_SOURCE, hasPhone: true } as const;
    await emit(transaction, 'lead.created', data, at);
  }),
];
