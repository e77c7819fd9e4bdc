import {
  CONTACT_DETAILS_SOURCE,
  type ContactDetails,
  FIRST_BUYER_STAGE,
  JOURNEY_COMPLETED_NOTE,
} from '@porchlight/domain/contact-details/contact-details.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { nameSubmission } from '../../platform/http/submission-id.ts';
import type { Admission } from '../../platform/http/visitor-guard.ts';
import { recordConsent } from '../consents/consents.service.ts';
import { completedStages } from '../guide/guide.table.ts';
import { leads } from '../leads/leads.table.ts';
import { publishEvent } from '../webhooks/webhook-events.service.ts';
import { homeBuyers } from './home-buyers.table.ts';

export type ContactDetailsContext = { database: DatabaseConnection; now(): Date };

/**
 * Stores the lead and the home buyer, both or neither, once for the same words under the same submission id, and completes
 * the stage of whoever is signed in (specification 4 and 7).
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
    id: nameSubmission(submissionId, details),
    name,
    email,
    phone,
    consentVersion,
    consentedAt: now,
    createdAt: now,
  };
  await context.database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .insert(leads)
      .values({ ...row, source: CONTACT_DETAILS_SOURCE, message: JOURNEY_COMPLETED_NOTE })
      .onConflictDoNothing();
    // What is stored already was let in before, perhaps with this very challenge: its answer got lost on the way back.
    if (rowCount === 0) return;
    await admission.spend(transaction);
    await transaction
      .insert(homeBuyers)
      .values({ ...row, currentStage: FIRST_BUYER_STAGE, ...(userId === undefined ? {} : { userId }) });
    const { id } = row;
    const data = { leadId: id, source: CONTACT_DETAILS_SOURCE, hasPhone: true } as const;
    await publishEvent(transaction, { type: 'lead.created', data }, now);
    const buyer = { homeBuyerId: id, leadId: id, buyerId: userId ?? null };
    await publishEvent(transaction, { type: 'home_buyer.created', data: buyer }, now);
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
    if (userId === undefined) return;
    await transaction
      .insert(completedStages)
      .values({ userId, stageSlug: 'contact-details', completedAt: now })
      .onConflictDoNothing();
  });
}
