import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { contract } from '@porchlight/domain/contract.ts';
import type { Application } from '@porchlight/domain/leads/questionnaire/application.ts';
import { applicationFilter } from '@porchlight/domain/leads/questionnaire/applications-inbox.contract.ts';
import { lte } from 'drizzle-orm';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { byAddress } from '../../../platform/database/owned-rows.ts';
import { accountMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { deriveSubmissionKey } from '../../../platform/http/idempotency/submission-id.ts';
import type { RateLimitRules } from '../../../platform/http/limits/rate-limits.ts';
import type { Admission, VisitorGuard, VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { getQuery, type StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { recordConsent } from '../../accounts/consents/consents.service.ts';
import { requireActor } from '../../staff/require-staff.ts';
import {
  type ApplicationsInboxContext,
  exportApplications,
  getApplicationForStaff,
  listApplications,
} from './applications-inbox.service.ts';
import { applications } from './questionnaire.table.ts';

const questionnaireLimits = {
  'application-network': { maxTries: 20, minutes: 60 },
  'application-address': { maxTries: 5, minutes: 60 },
} as const satisfies RateLimitRules;

export const questionnaireFeature = defineFeature({
  name: 'questionnaire',
  tables: [
    {
      table: applications,
      grants: accountMay(READ),
      owned: {
        file: 'applications',
        title: downloadTitles.applications,
        owned: byAddress(applications.email),
        counted: 'messages',
        erased: 'row',
      },
    },
  ],
  limits: questionnaireLimits,
  routes: (parts: QuestionnaireContext & VisitorParts<'application'>) => ({
    questionnaire: createQuestionnaireRoutes({ ...parts, guard: parts.visitorGuard }),
    applicationsInbox: createApplicationsInboxRoutes(parts),
  }),
  streams: (parts: ApplicationsInboxContext, headers) => createApplicationsInboxStreams(parts, headers),
  retention: {
    applications: { table: applications, isDue: (cutoff) => lte(applications.acceptedAt, cutoff) },
  },
});

function createQuestionnaireRoutes(
  dependencies: QuestionnaireContext & { guard: VisitorGuard<'application'> },
) {
  return {
    submitApplication: endpoints.questionnaire.submitApplication.handler(async ({ context, input }) => {
      const admission = await dependencies.guard.admit('application', context.facts.address, input);
      const { submissionId, proof, homepage, ...application } = input;
      await storeApplication(dependencies, application, submissionId, admission);
      return { done: true } as const;
    }),
  };
}

function createApplicationsInboxRoutes(dependencies: ApplicationsInboxContext) {
  const { applicationsInbox } = endpoints;
  return {
    list: applicationsInbox.list.handler(({ context, input }) =>
      listApplications(dependencies, requireActor(context), input),
    ),
    read: applicationsInbox.read.handler(({ context, input }) =>
      getApplicationForStaff(dependencies, requireActor(context), input.id),
    ),
  };
}

function createApplicationsInboxStreams(
  dependencies: ApplicationsInboxContext,
  headers: HeaderSets,
): StreamRoute[] {
  return [
    {
      endpoint: contract.applicationsInbox.exportCsv,
      headers: headers.file,
      handle: (request) =>
        exportApplications(
          dependencies,
          requireActor(request),
          request,
          getQuery(applicationFilter, request),
        ),
    },
  ];
}

type QuestionnaireContext = { database: DatabaseConnection; now(): Date };

/** Stores an accepted application once, however often the same answers arrive under the same submission id. */
async function storeApplication(
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
