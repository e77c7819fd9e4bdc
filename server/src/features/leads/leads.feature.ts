import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import type { NewsletterSubscriber } from '@porchlight/domain/leads/newsletter.contract.ts';
import { getNewsletterStatus, type NewsletterStatus } from '@porchlight/domain/leads/newsletter.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { addCounts, loadCounts } from '../../platform/database/kept-counts.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { byAccount, byAddress, SECRET } from '../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { ALL, accountMay, READ } from '../../platform/database/rls/database-grants.ts';
import { hasWords, narrowByWords } from '../../platform/database/word-search.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../staff/csv-stream.ts';
import { requireActor, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { LeadImportContext } from './import/lead-import.service.ts';
import type { LeadDetailContext } from './lead-detail.service.ts';
import { createLeadPages } from './leads.pages.ts';
import { createLeadRoutes, type LeadsDependencies } from './leads.routes.ts';
import { leadLimits } from './leads.service.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';
import { createLeadsInboxRoutes, createLeadsInboxStreams } from './leads-inbox.routes.ts';
import { leadFilters } from './leads-inbox.table.ts';
import { newsletterAlreadyEmail, newsletterConfirmEmail } from './newsletter.emails.ts';

const order = createKeyset('desc', newsletterSubscriptions.requestedAt, newsletterSubscriptions.email);

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

type NewsletterContext = { database: DatabaseConnection };

type NewsletterQuery = {
  status?: NewsletterStatus | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

async function countSubscribers({ database }: NewsletterContext) {
  const counts = await loadCounts(database.db, 'newsletter');
  const count = (status: NewsletterStatus) => addCounts(counts, (its) => its === status);
  return {
    confirmed: count('confirmed'),
    waiting: count('waiting'),
    unsubscribed: count('unsubscribed'),
  };
}

/** Who asked for the newsletter, newest first; the access is logged. */
async function listSubscribers(
  { database }: NewsletterContext,
  actor: StaffActor,
  query: NewsletterQuery,
): Promise<ListPage<NewsletterSubscriber>> {
  const page = await database.read((transaction) => getSubscribers(transaction, query));
  await recordStaffAction(database.db, actor, {
    action: 'newsletter.listed',
    subject: { kind: 'newsletter' },
    detail: { status: query.status ?? null, search: query.search ?? null, rows: page.rows.length },
  });
  return page;
}

async function getSubscribers(db: Database, query: NewsletterQuery): Promise<ListPage<NewsletterSubscriber>> {
  const page = order.open(query.cursor);
  const { email, requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const search = {
    table: newsletterSubscriptions,
    key: email,
    conditions: and(hasStatus(query.status), page.where),
    orderBy: page.orderBy,
    search: query.search,
    hasWords: (words: string) => hasWords(sql`${email}`, words),
  };
  const rows = await db
    .select({ email, requestedAt, confirmedAt, unsubscribedAt, position: order.position })
    .from(newsletterSubscriptions)
    .where(await narrowByWords(db, search, query.limit + 1))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, query.limit);
  return {
    ...ends,
    rows: kept.map((row) => ({
      email: row.email,
      status: getNewsletterStatus(row),
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
  };
}

/** `getNewsletterStatus`, as the database asks it. */
function hasStatus(status: NewsletterStatus | undefined): SQL | undefined {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  if (status === 'unsubscribed') return isNotNull(unsubscribedAt);
  if (status === 'confirmed') return and(isNull(unsubscribedAt), isNotNull(confirmedAt));
  if (status === 'waiting') return and(isNull(unsubscribedAt), isNull(confirmedAt));
  return undefined;
}
