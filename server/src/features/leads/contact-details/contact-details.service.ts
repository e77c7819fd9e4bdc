import {
  type ContactDetails,
  FIRST_BUYER_STAGE,
} from '@porchlight/domain/leads/contact-details/contact-details.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { deriveSubmissionKey } from '../../../platform/http/idempotency/submission-id.ts';
import type { RateLimitRules } from '../../../platform/http/limits/rate-limits.ts';
import type { Admission } from '../../../platform/http/limits/visitor-guard.ts';
import { recordConsent } from '../../accounts/consents/consents.service.ts';
import { homeBuyers } from './home-buyers.table.ts';

export const contactDetailsLimits = {
  'contact-details-network': { maxTries: 20, minutes: 60 },
  'contact-details-address': { maxTries: 5, minutes: 60 },
} as const satisfies RateLimitRules;

export type ContactDetailsContext = { database: DatabaseConnection; now(): Date };

/**
 * Stores the lead and the home buyer, both or neither, once for the same words under the same submission id, and completes the stage of a
 * signed-in user (specification 4 and 7).
 */
export async function storeContactDetails(
  context: ContactDetailsContext,
  details: ContactDetails,
  submissionId: string,
  userId: string | undefined,
  admission: Admission,
): Promise<void> {
  const { name, email, phone, consentVersion } = details;
  const now = context.now();
  const row = {
    id: deriveSubmissionKey(submissionId, details),
    name,
    email,
    phone,
    consentVersion,
    consentedAt: now,
    createdAt: now,
  };
  await context.database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .insert(homeBuyers)
      .values({ ...row, currentStage: FIRST_BUYER_STAGE, ...(userId === undefined ? {} : { userId }) })
      .onConflictDoNothing();
    // What is stored already was let in before, perhaps with this very challenge: its answer got lost on the way back.
    if (rowCount === 0) return;
    await admission.consume(transaction);
    const { id } = row;
    const buyerId = userId ?? null;
    await emit(transaction, 'contact_details.received', { id, buyerId, details }, now);
    await emit(transaction, 'home_buyer.created', { homeBuyerId: id, leadId: id, buyerId }, now);
    await recordConsent(transaction, {
      purpose: 'calls-and-texts',
      source: 'final-step',
      textVersion: consentVersion,
      email,
      userId,
      phone,
      givenAt: now,
      subject: id,
      proof: { act: 'ticked-and-sent', network: admission.network },
    });
  });
}
