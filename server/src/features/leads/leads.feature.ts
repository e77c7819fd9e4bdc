import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount, byAddress, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, accountMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import type { LeadImportContext } from './import/lead-import.service.ts';
import type { LeadDetailContext } from './lead-detail.service.ts';
import { createLeadPages } from './leads.pages.ts';
import { leadRetention } from './leads.retention.ts';
import { createLeadRoutes, type LeadsDependencies } from './leads.routes.ts';
import { leadLimits } from './leads.service.ts';
import { newsletterSubscriptions } from './leads.table.ts';
import { createLeadsInboxRoutes, createLeadsInboxStreams } from './leads-inbox.routes.ts';
import { leadFilters } from './leads-inbox.table.ts';
import { newsletterAlreadyEmail, newsletterConfirmEmail } from './newsletter/newsletter.emails.ts';
import { createNewsletterExport, createNewsletterRoutes } from './newsletter/newsletter.routes.ts';

type Parts = Omit<LeadsDependencies, 'guard'> & VisitorParts<'contact' | 'newsletter'>;

export const leadsFeature = defineFeature({
  name: 'leads',
  // The owner of a lead is found by the final steps of the guide: they are listed in across/personal-data.
  tables: [
    {
      table: leadFilters,
      grants: accountMay(READ),
      owned: {
        file: 'saved-filters',
        title: downloadTitles['saved-filters'],
        owned: byAccount(leadFilters.memberId),
      },
    },
    {
      table: newsletterSubscriptions,
      grants: accountMay(ALL),
      owned: {
        file: 'newsletter',
        title: downloadTitles.newsletter,
        owned: byAddress(newsletterSubscriptions.email),
        left: { token: SECRET },
      },
    },
  ],
  limits: leadLimits,
  routes: (parts: Parts & LeadImportContext & LeadDetailContext) => ({
    leads: createLeadRoutes({ ...parts, guard: parts.visitorGuard }),
    newsletter: createNewsletterRoutes(parts),
    leadsInbox: createLeadsInboxRoutes(parts),
  }),
  streams: (parts: LeadImportContext, headers) => [
    createNewsletterExport(parts, headers),
    ...createLeadsInboxStreams(parts, headers),
  ],
  forms: (parts: Parts) => createLeadPages({ ...parts, guard: parts.visitorGuard }),
  emails: [newsletterConfirmEmail, newsletterAlreadyEmail],
  retention: leadRetention,
});
