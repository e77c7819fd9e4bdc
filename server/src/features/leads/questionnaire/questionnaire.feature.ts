import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { lte } from 'drizzle-orm';
import { byAddress } from '../../../platform/database/owned-rows.ts';
import { accountMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { VisitorGuard, VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import {
  createApplicationsInboxRoutes,
  createApplicationsInboxStreams,
} from './applications-inbox.routes.ts';
import type { ApplicationsInboxContext } from './applications-inbox.service.ts';
import { type QuestionnaireContext, questionnaireLimits, storeApplication } from './questionnaire.service.ts';
import { applications } from './questionnaire.table.ts';

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
