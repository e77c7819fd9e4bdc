import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { and, isNull, lte } from 'drizzle-orm';
import { byAccountElseAddress } from '../../../platform/database/owned-rows.ts';
import { bothMay, NO_DELETE } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import { createContactDetailsPage } from './contact-details.pages.ts';
import { createContactDetailsRoutes } from './contact-details.routes.ts';
import { type ContactDetailsContext, contactDetailsLimits } from './contact-details.service.ts';
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
