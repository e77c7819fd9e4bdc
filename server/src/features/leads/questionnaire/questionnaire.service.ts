import type { Application } from '@porchlight/domain/leads/questionnaire/application.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { deriveSubmissionKey } from '../../../platform/http/idempotency/submission-id.ts';
import type { RateLimitRules } from '../../../platform/http/limits/rate-limits.ts';
import type { Admission } from '../../../platform/http/limits/visitor-guard.ts';
import { recordConsent } from '../../accounts/consents/consents.service.ts';
import { applications } from './questionnaire.table.ts';

export const questionnaireLimits = {
  'application-network': { maxTries: 20, minutes: 60 },
  'application-address': { maxTries: 5, minutes: 60 },
} as const satisfies RateLimitRules;

export type QuestionnaireContext = { database: DatabaseConnection; now(): Date };

/** Stores an accepted application once, however often the same answers arrive under the same submission id. */
export async function storeApplication(
  context: QuestionnaireContext,
  application: Application,
  submissionId: string,
  admission: Admission,
): Promise<void> {
  const id = deriveSubmissionKey(submissionId, application);
  const now = context.now();
  await context.database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .insert(applications)
      .values({
        ...application,
        id,
        acceptedAt: now,
      })
      .onConflictDoNothing();
    // What is stored already was let in before, perhaps with this very challenge: its answer got lost on the way back.
    if (rowCount === 0) return;
    await admission.consume(transaction);
    const { timeline, propertyType } = application;
    const data = { applicationId: id, timeline, propertyType };
    await emit(transaction, 'application.submitted', data, now);
    // The disclosure also says that the sender may be called and sent text messages: that can be ended by itself.
    for (const purpose of ['application-disclosure', 'calls-and-texts'] as const)
      await recordConsent(transaction, {
        purpose,
        source: 'application',
        textVersion: application.disclosureVersion,
        email: application.email,
        phone: application.phone,
        givenAt: now,
        subject: id,
        proof: { act: 'accepted-and-sent', network: admission.network },
      });
  });
}
