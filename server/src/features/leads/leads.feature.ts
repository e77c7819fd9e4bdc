import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { byAccount, byAddress, SECRET } from '../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { ALL, accountMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../staff/csv-stream.ts';
import { requireActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { LeadImportContext } from './import/lead-import.service.ts';
import type { LeadDetailContext } from './lead-detail.service.ts';
import { createLeadPages } from './leads.pages.ts';
import { createLeadRoutes, type LeadsDependencies } from './leads.routes.ts';
import { leadLimits } from './leads.service.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';
import { createLeadsInboxRoutes, createLeadsInboxStreams } from './leads-inbox.routes.ts';
import { leadFilters } from './leads-inbox.table.ts';
import { newsletterAlreadyEmail, newsletterConfirmEmail } from './newsletter/newsletter.emails.ts';
import {
  countSubscribers,
  getSubscribers,
  listSubscribers,
  type NewsletterContext,
} from './newsletter/newsletter.service.ts';

const leadRetention = {
  'newsletter-requests': {
    table: newsletterSubscriptions,
    isDue: (cutoff) =>
      and(
        isNull(newsletterSubscriptions.confirmedAt),
        // A person who declined instead of confirming stays on the suppression list.
        isNull(newsletterSubscriptions.unsubscribedAt),
        lte(newsletterSubscriptions.requestedAt, cutoff),
      ),
    // The lead says nothing but that someone typed the address.
    async prepare(transaction, isDue) {
      const unconfirmed = transaction
        .select({ email: newsletterSubscriptions.email })
        .from(newsletterSubscriptions)
        .where(isDue);
      await transaction
        .delete(leads)
        .where(and(eq(leads.source, 'newsletter'), inArray(leads.email, unconfirmed)));
    },
  },
  leads: { table: leads, isDue: (cutoff) => lte(leads.createdAt, cutoff) },
} as const satisfies Record<string, RetentionRule>;

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

function createNewsletterRoutes(dependencies: NewsletterContext) {
  const { newsletter } = endpoints;
  return {
    counts: newsletter.counts.handler(() => countSubscribers(dependencies)),
    list: newsletter.list.handler(({ context, input }) =>
      listSubscribers(dependencies, requireActor(context), input),
    ),
  };
}

/** Subscribers who may be emailed, with when they asked and when they confirmed: the proof of their consent. */
function createNewsletterExport({ database }: NewsletterContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: consoleContract.newsletter.exportConfirmed,
    headers: headers.file,
    async handle(request) {
      await recordStaffAction(database.db, requireActor(request), {
        action: 'newsletter.exported',
        subject: { kind: 'newsletter' },
      });
      await answerCsv(request, {
        name: 'newsletter-subscribers',
        columns: [
          ['E-mail', (row) => row.email],
          ['Asked', (row) => row.requestedAt],
          ['Confirmed', (row) => row.confirmedAt],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) =>
            getSubscribers(transaction, { status: 'confirmed', cursor, limit: EXPORT_ROWS }),
          ),
        ),
      });
    },
  };
}
