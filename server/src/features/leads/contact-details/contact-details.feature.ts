import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { and, isNull, lte } from 'drizzle-orm';
import { byAccountElseAddress } from '../../../platform/database/owned-rows.ts';
import { bothMay, NO_DELETE } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { VisitorGuard, VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import { loadOwnSession } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { createContactDetailsPage } from './contact-details.pages.ts';
import {
  type ContactDetailsContext,
  contactDetailsLimits,
  storeContactDetails,
} from './contact-details.service.ts';
import { homeBuyers } from './home-buyers.table.ts';

type Parts = ContactDetailsContext & VisitorParts<'contact-details'>;

export const contactDetailsFeature = defineFeature({
  name: 'contact-details',
  tables: [
    {
      table: homeBuyers,
      grants: bothMay(NO_DELETE),
      owned: {
        file: 'final-step',
        title: downloadTitles['final-step'],
        owned: byAccountElseAddress(homeBuyers.userId, homeBuyers.email),
        counted: 'messages',
        erased: 'row',
      },
    },
  ],
  limits: contactDetailsLimits,
  routes: (parts: Parts) => ({
    contactDetails: createContactDetailsRoutes({ ...parts, guard: parts.visitorGuard }),
  }),
  forms: (parts: Parts) => [createContactDetailsPage({ ...parts, guard: parts.visitorGuard })],
  retention: {
    'final-steps': {
      table: homeBuyers,
      isDue: (cutoff) => and(isNull(homeBuyers.userId), lte(homeBuyers.createdAt, cutoff)),
    },
  },
});

function createContactDetailsRoutes(
  dependencies: ContactDetailsContext & { guard: VisitorGuard<'contact-details'> },
) {
  return {
    submit: endpoints.contactDetails.submit.handler(async ({ context, input }) => {
      const { facts } = context;
      const admission = await dependencies.guard.admit('contact-details', facts.address, input);
      const { submissionId, proof, homepage, ...details } = input;
      const user = await loadOwnSession(facts);
      // A guest has no account that it could be kept with.
      const userId = user?.staff || user?.openedBy === 'guest' ? undefined : user?.userId;
      await storeContactDetails(dependencies, details, submissionId, userId, admission);
      return { done: true } as const;
    }),
  };
}
