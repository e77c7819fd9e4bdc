import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { site } from '@porchlight/content/site.ts';
import { findMovedAddress } from '@porchlight/domain/guide/moved-addresses.ts';
import { Hono } from 'hono';
import { createAccountSettingsRoutes } from './features/accounts/account-settings.routes.ts';
import { createAccountRoutes } from './features/accounts/accounts.routes.ts';
import { ADDRESS_HEADER, type Authentication } from './features/accounts/authentication.ts';
import { createIdentityRoutes } from './features/accounts/identities.routes.ts';
import type { IdentityProvider } from './features/accounts/identity-provider.ts';
import { createPasskeyRoutes } from './features/accounts/passkeys.routes.ts';
import { createSecondFactorRoutes } from './features/accounts/second-factor.routes.ts';
import type { SessionReader } from './features/accounts/session-reader.ts';
import { createAssistantRoutes } from './features/assistant/assistant.routes.ts';
import { createBetaAccessRoutes } from './features/beta-access/beta-access.routes.ts';
import { createCalendarRoutes, createCalendarStream } from './features/calendar/calendar.routes.ts';
import { FEED_PATH } from './features/calendar/calendar.service.ts';
import { answerFeed } from './features/calendar/feed-answer.ts';
import { createChallengeRoutes } from './features/challenge/challenge.routes.ts';
import { createContactDetailsPage } from './features/contact-details/contact-details.pages.ts';
import { createContactDetailsRoutes } from './features/contact-details/contact-details.routes.ts';
import { createDocumentRoutes, createDocumentStreams } from './features/documents/documents.routes.ts';
import type { DocumentsContext } from './features/documents/documents.service.ts';
import { createEventStream } from './features/events/events.routes.ts';
import { createFeedbackRoutes } from './features/feedback/feedback.routes.ts';
import { createGuideRoutes } from './features/guide/guide.routes.ts';
import { createHealthRoutes } from './features/health/health.routes.ts';
import { createLeadPages } from './features/leads/leads.pages.ts';
import { createLeadRoutes } from './features/leads/leads.routes.ts';
import type { LeadsContext } from './features/leads/leads.service.ts';
import { createMilestoneRoutes } from './features/milestones/milestones.routes.ts';
import { createUnsubscribePage } from './features/notifications/notifications.pages.ts';
import { createNotificationRoutes } from './features/notifications/notifications.routes.ts';
import type { UnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import type { DataExportsContext } from './features/personal-data/data-export.service.ts';
import {
  createPersonalDataRoutes,
  createPersonalDataStreams,
} from './features/personal-data/personal-data.routes.ts';
import { createQuestionnaireRoutes } from './features/questionnaire/questionnaire.routes.ts';
import { createSearchRoutes } from './features/search/search.routes.ts';
import { isStaffMember } from './features/staff/staff.service.ts';
import { createWaitlistPage } from './features/waitlist/waitlist.pages.ts';
import { createWaitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import type { DatabaseConnection } from './platform/database/database.ts';
import type { LiveConnections } from './platform/events/live-connections.ts';
import { createApiHandler } from './platform/http/api-handler.ts';
import { serveApiReference } from './platform/http/api-reference.ts';
import type { Challenges } from './platform/http/challenges.ts';
import { createAddressReader } from './platform/http/client-address.ts';
import { Failure, toFailure, writeFailureBody } from './platform/http/failure.ts';
import { createPlainForms } from './platform/http/plain-forms.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { prepareHeaderSets } from './platform/http/response-headers.ts';
import { isOwnSiteRequest } from './platform/http/same-site.ts';
import { loadStaticSite } from './platform/http/static-site.ts';
import { createStreamRouter, toHeaders } from './platform/http/stream-routes.ts';
import { createVisitorGuard } from './platform/http/visitor-guard.ts';
import { prepareWellKnown } from './platform/http/well-known.ts';
import { describeError, type Log } from './platform/log/log.ts';
import { renderMailbox } from './platform/mail/mailbox-page.ts';
import type { Sealer } from './platform/sealed-text.ts';

export type Dependencies = {
  baseUrl: string;
  trustedProxies: readonly string[];
  /** The folder of the built site. */
  siteFolder: string;
  /** Where letters that are not really sent can be read; only in development. */
  mailboxFolder: string | undefined;
  database: DatabaseConnection;
  authentication: Authentication;
  readSession: SessionReader;
  /** For the keys of second factors. */
  sealer: Sealer;
  /** Where accounts can be linked from, if the operator set a provider. */
  provider: IdentityProvider | undefined;
  /** What others may know of the installation's signing key (RFC 7517). */
  signingJwk: Record<string, string>;
  limits: RateLimits;
  challenges: Challenges;
  /** Queues a letter in the given transaction. */
  post: LeadsContext['post'];
  connections: LiveConnections;
  unsubscribeTokens: UnsubscribeTokens;
  documents: DocumentsContext;
  personalData: DataExportsContext;
  log: Log;
  now(): Date;
};

/** Puts the parts together: one listener that answers pages from memory, file streams bare, and the rest through the contract. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { baseUrl, log } = dependencies;
  const headerSets = prepareHeaderSets(baseUrl.startsWith('https:'));
  const staticSite = loadStaticSite(dependencies.siteFolder, headerSets, baseUrl);
  const readAddress = createAddressReader(dependencies.trustedProxies);
  const answerWellKnown = prepareWellKnown(dependencies.signingJwk, baseUrl, headerSets);

  function readFacts(incoming: IncomingMessage): RequestFacts {
    const headers = toHeaders(incoming.headers);
    const address = readAddress(incoming);
    headers.set(ADDRESS_HEADER, address);
    return {
      headers,
      address,
      userAgent: headers.get('user-agent') ?? '',
      readSession: () => dependencies.readSession(headers),
      isStaff: (userId) => isStaffMember(dependencies.database.db, userId),
    };
  }

  function reportFailure(failure: Failure): void {
    if (failure.status < 500) return;
    log.error({ code: failure.code, ...describeError(failure.cause ?? failure) }, 'request failed');
  }

  const isAllowed = (facts: RequestFacts, method: string) => isOwnSiteRequest(method, facts.headers, baseUrl);
  const streams = createStreamRouter(
    [
      ...createDocumentStreams(dependencies.documents, headerSets),
      ...createPersonalDataStreams(dependencies.personalData, headerSets),
      createEventStream(dependencies.connections, headerSets),
      createCalendarStream(dependencies, headerSets),
    ],
    isAllowed,
    reportFailure,
  );
  const handleWeb = getRequestListener(createWebApp(dependencies, reportFailure).fetch, {
    overrideGlobalObjects: false,
  });
  const visitors = createVisitorParts(dependencies);
  const plainForms = createPlainForms(
    [
      ...createLeadPages(visitors),
      createWaitlistPage(visitors),
      createContactDetailsPage(visitors),
      createUnsubscribePage({ ...dependencies, tokens: dependencies.unsubscribeTokens }),
    ],
    {
      site,
      headers: headerSets.page([]),
      readFacts,
      isAllowed,
      onFailure: reportFailure,
    },
  );
  const handleForms = getRequestListener(plainForms.fetch, { overrideGlobalObjects: false });
  const formPaths = new Set(plainForms.routes.map((route) => route.path));
  const handleApi = createApiHandler({
    router: createRouter(dependencies),
    headers: headerSets.api,
    readFacts,
    isAllowed,
    onFailure: reportFailure,
    otherwise: handleWeb,
  });

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = incoming.url ?? '/';
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    // Taking an address apart costs as much as answering it with a page, and a page's own needs none.
    if (isRead && staticSite.answer(incoming, outgoing, cutQuery(target))) return;
    const url = new URL(target, 'http://localhost');
    if (url.pathname.startsWith('/api/')) {
      if (!streams.answer(incoming, outgoing, url, () => readFacts(incoming)))
        void handleApi(incoming, outgoing);
      return;
    }
    if (formPaths.has(url.pathname)) {
      void handleForms(incoming, outgoing);
      return;
    }
    if (url.pathname.startsWith(FEED_PATH)) {
      const feeds = { ...dependencies, headers: headerSets, onFailure: reportFailure };
      void answerFeed(feeds, incoming, outgoing, url.pathname);
      return;
    }
    if (url.pathname.startsWith('/dev/')) {
      void handleWeb(incoming, outgoing);
      return;
    }
    if (isRead && answerWellKnown(outgoing, url.pathname)) return;
    const moved = isRead ? findMovedAddress(url.pathname) : undefined;
    if (moved !== undefined) {
      // Not for good: a browser would never ask again, and each of these may get a screen of its own one day.
      outgoing.writeHead(302, { location: `${moved}${url.search}` }).end();
      return;
    }
    if (isRead && url.pathname.length > 1 && url.pathname.endsWith('/')) {
      outgoing.writeHead(308, { location: `${url.pathname.replace(/\/+$/, '') || '/'}${url.search}` }).end();
      return;
    }
    staticSite.answerNotFound(incoming, outgoing, url.pathname);
  };
}

/** The few pages and files that are made on request and are no endpoint of the contract. */
function createWebApp(dependencies: Dependencies, reportFailure: (failure: Failure) => void): Hono {
  const app = new Hono();
  serveApiReference(app, { siteName: site.name, baseUrl: dependencies.baseUrl });
  if (dependencies.mailboxFolder) {
    const folder = dependencies.mailboxFolder;
    app.get('/dev/mail', async (context) => context.html(renderMailbox(folder)));
  }
  app.notFound(() => answerFailure(new Failure('NOT_FOUND', { message: 'There is no such endpoint.' })));
  app.onError((error) => {
    const failure = toFailure(error);
    reportFailure(failure);
    return answerFailure(failure);
  });
  return app;
}

function createRouter(dependencies: Dependencies) {
  const { database, documents, now } = dependencies;
  const visitors = createVisitorParts(dependencies);
  const accounts = { ...dependencies, db: database.db };
  return {
    accounts: createAccountRoutes(accounts),
    accountSettings: createAccountSettingsRoutes(accounts),
    passkeys: createPasskeyRoutes(accounts),
    secondFactor: createSecondFactorRoutes(accounts),
    identities: createIdentityRoutes(accounts),
    milestones: createMilestoneRoutes({ database, now }),
    guide: createGuideRoutes({ database, now }),
    betaAccess: createBetaAccessRoutes({ database, now }),
    documents: createDocumentRoutes(documents),
    feedback: createFeedbackRoutes({ db: database.db, now }),
    notifications: createNotificationRoutes({ database, now }),
    search: createSearchRoutes({ database, fileKey: documents.fileKey }),
    calendar: createCalendarRoutes(dependencies),
    health: createHealthRoutes({ database }),
    challenge: createChallengeRoutes(dependencies),
    leads: createLeadRoutes(visitors),
    waitlist: createWaitlistRoutes(visitors),
    questionnaire: createQuestionnaireRoutes(visitors),
    contactDetails: createContactDetailsRoutes(visitors),
    assistant: createAssistantRoutes(visitors),
    personalData: createPersonalDataRoutes(dependencies.personalData),
  };
}

/** What the public forms work with, with and without scripts. */
function createVisitorParts({ database, baseUrl, post, limits, challenges, now }: Dependencies) {
  return { database, baseUrl, post, limits, now, guard: createVisitorGuard(limits, challenges) };
}

function answerFailure(failure: Failure): Response {
  return Response.json(writeFailureBody(failure), { status: failure.status });
}

function cutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
