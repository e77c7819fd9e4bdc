import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { site } from '@porchlight/content/site.ts';
import { cutEndSlashes, findMovedAddress } from '@porchlight/domain/guide/moved-addresses.ts';
import { Hono } from 'hono';
import { createVisitorParts, type Dependencies } from './dependencies.ts';
import { createCalendarStream } from './features/calendar/calendar.routes.ts';
import { FEED_PATH } from './features/calendar/calendar.service.ts';
import { answerFeed } from './features/calendar/feed-answer.ts';
import { createContactDetailsPage } from './features/contact-details/contact-details.pages.ts';
import { createDocumentReviewStreams } from './features/documents/document-reviews.routes.ts';
import { createDocumentStreams } from './features/documents/documents.routes.ts';
import { createEventStream } from './features/events/events.routes.ts';
import { createFeedbackExport } from './features/feedback/feedback-console.routes.ts';
import { createHomeBuyersExport } from './features/home-buyers/home-buyers.routes.ts';
import { createLeadPages } from './features/leads/leads.pages.ts';
import { createLeadsInboxStreams } from './features/leads/leads-inbox.routes.ts';
import { createNewsletterExport } from './features/leads/newsletter.routes.ts';
import { createUnsubscribePage } from './features/notifications/notifications.pages.ts';
import { createPersonExportStream } from './features/personal-data/people.routes.ts';
import { createPersonalDataStreams } from './features/personal-data/personal-data.routes.ts';
import { createApplicationsInboxStreams } from './features/questionnaire/applications-inbox.routes.ts';
import { createSigningStreams } from './features/signing/signing.routes.ts';
import { createAuditLogStream } from './features/staff/staff.routes.ts';
import { createWaitlistPage } from './features/waitlist/waitlist.pages.ts';
import { createWaitlistExport } from './features/waitlist/waitlist-console.routes.ts';
import { createWaitlistLeavingPage } from './features/waitlist/waitlist-leaving.pages.ts';
import { letterTemplates } from './letter-templates.ts';
import { createApiHandler } from './platform/http/api-handler.ts';
import { serveApiReference } from './platform/http/api-reference.ts';
import { Failure, toFailure, writeFailureBody } from './platform/http/failure.ts';
import { createPlainForms } from './platform/http/plain-forms.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { prepareHeaderSets } from './platform/http/response-headers.ts';
import { isOwnSiteRequest } from './platform/http/same-site.ts';
import { loadStaticSite } from './platform/http/static-site.ts';
import { createStreamRouter, readToTheEnd } from './platform/http/stream-routes.ts';
import { prepareWellKnown } from './platform/http/well-known.ts';
import { describeError } from './platform/log/log.ts';
import { currentRequest } from './platform/operation/current-request.ts';
import { createFactsReader } from './request-facts.ts';
import { createRouter } from './router.ts';

/** Puts the parts together: one listener that answers pages from memory, file streams bare, and the rest through the contract. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { baseUrl, log } = dependencies;
  const headerSets = prepareHeaderSets(baseUrl.startsWith('https:'));
  const closedHeaders = Object.entries(headerSets.api);
  const staticSite = loadStaticSite(dependencies.siteFolder, headerSets, baseUrl);
  const readFacts = createFactsReader(dependencies);
  const answerWellKnown = prepareWellKnown(dependencies.signingJwk, baseUrl, headerSets);

  function reportFailure(failure: Failure): void {
    if (failure.status < 500) return;
    const request = currentRequest.getStore();
    if (failure.status === 503 && request && !request.outgoing.headersSent)
      request.outgoing.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const cause = describeError(failure.cause ?? failure);
    log.error({ request: request?.id, code: failure.code, ...cause }, 'request failed');
  }

  const isAllowed = (facts: RequestFacts, method: string) => isOwnSiteRequest(method, facts.headers, baseUrl);
  const streams = createStreamRouter(
    [
      ...createDocumentStreams(dependencies.documents, headerSets),
      ...createDocumentReviewStreams(dependencies.documents, headerSets),
      ...createSigningStreams(dependencies.signing, headerSets),
      ...createPersonalDataStreams(dependencies.personalData, headerSets),
      createHomeBuyersExport(dependencies, headerSets),
      createWaitlistExport(dependencies, headerSets),
      createNewsletterExport(dependencies, headerSets),
      createFeedbackExport(dependencies, headerSets),
      createEventStream(dependencies.connections, headerSets),
      createCalendarStream(dependencies, headerSets),
      createAuditLogStream(dependencies, headerSets),
      ...createLeadsInboxStreams({ ...dependencies, marks: dependencies.personalData.marks }, headerSets),
      ...createApplicationsInboxStreams(dependencies, headerSets),
      createPersonExportStream(dependencies.personalData, headerSets),
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
      createWaitlistLeavingPage(visitors),
      createContactDetailsPage(visitors),
      createUnsubscribePage({ ...dependencies, tokens: dependencies.unsubscribeTokens }),
    ],
    {
      site,
      headers: headerSets.page([]),
      findOverload: dependencies.guard.findOverload,
      ...{ readFacts, isAllowed, onFailure: reportFailure },
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

  const { watch } = dependencies;

  /** Before anything is read of a request that this process has no room for. */
  function refuseOverload(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const overload = dependencies.guard.findOverload();
    if (!overload) return false;
    const failure = new Failure('UNAVAILABLE', { message: OVERLOADED });
    outgoing.writeHead(failure.status, {
      ...headerSets.api,
      'content-type': 'application/json',
      'retry-after': String(overload.retryAfterSeconds),
    });
    outgoing.end(JSON.stringify(writeFailureBody(failure)));
    readToTheEnd(incoming);
    return true;
  }

  function answerApi(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): void {
    if (!url.pathname.startsWith(HEALTH) && refuseOverload(incoming, outgoing)) return;
    if (!streams.answer(incoming, outgoing, url, () => readFacts(incoming)))
      void handleApi(incoming, outgoing);
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = incoming.url ?? '/';
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    // Taking an address apart costs as much as answering it with a page, and a page's own needs none.
    if (isRead && staticSite.answer(incoming, outgoing, cutQuery(target))) {
      dependencies.countPage?.(outgoing.statusCode);
      return;
    }
    // Whatever answers below, and however it fails: without headers of its own it has those that allow nothing.
    for (const [name, value] of closedHeaders) outgoing.setHeader(name, value);
    const url = URL.parse(target, 'http://localhost');
    if (url === null) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('This is no address.\n');
      return;
    }
    if (url.pathname.startsWith('/api/')) {
      watch.answer(incoming, outgoing, 'api', () => answerApi(incoming, outgoing, url));
      return;
    }
    if (formPaths.has(url.pathname)) {
      watch.answer(incoming, outgoing, 'forms', () => void handleForms(incoming, outgoing));
      return;
    }
    if (url.pathname.startsWith(FEED_PATH)) {
      const feeds = { ...dependencies, headers: headerSets, onFailure: reportFailure };
      watch.answer(
        incoming,
        outgoing,
        'feed',
        () => void answerFeed(feeds, incoming, outgoing, url.pathname),
      );
      return;
    }
    if (url.pathname.startsWith('/dev/')) {
      for (const [name, value] of Object.entries(headerSets.trial)) outgoing.setHeader(name, value);
      void handleWeb(incoming, outgoing);
      return;
    }
    if (isRead && answerWellKnown(outgoing, url.pathname)) return;
    const moved = isRead ? findMovedAddress(url.pathname) : undefined;
    if (moved !== undefined) {
      // Not for good: a browser would never ask again, and each of these may get a screen of its own one day.
      outgoing.writeHead(302, { ...headerSets.elsewhere, location: `${moved}${url.search}` }).end();
      return;
    }
    if (isRead && url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const location = `${cutEndSlashes(url.pathname)}${url.search}`;
      outgoing.writeHead(308, { ...headerSets.elsewhere, location }).end();
      return;
    }
    staticSite.answerNotFound(incoming, outgoing, url.pathname);
    dependencies.countPage?.(outgoing.statusCode);
  };
}

/** The few pages and files that are made on request and are no endpoint of the contract. */
function createWebApp(dependencies: Dependencies, reportFailure: (failure: Failure) => void): Hono {
  const app = new Hono();
  serveApiReference(app, { siteName: site.name, baseUrl: dependencies.baseUrl });
  if (dependencies.mailboxFolder) {
    const folder = dependencies.mailboxFolder;
    app.get('/dev/mail/templates', async (context) => {
      const [{ createLetterRenderer }, { renderTemplates }] = await Promise.all([
        import('./platform/mail/letter-rendering.ts'),
        import('./platform/mail/templates-page.ts'),
      ]);
      const render = await createLetterRenderer(dependencies.siteFolder);
      const samples = Object.entries(letterTemplates).flatMap(([name, template]) =>
        template.writeSamples().map((sampled) => ({ name, ...sampled })),
      );
      return context.html(renderTemplates(samples, render, context.req.query('letter')));
    });
    app.get('/dev/mail', async (context) => {
      const { renderMailbox } = await import('./platform/mail/mailbox-page.ts');
      return context.html(renderMailbox(folder, context.req.query('to')));
    });
  }
  app.notFound(() => answerFailure(new Failure('NOT_FOUND', { message: 'There is no such endpoint.' })));
  app.onError((error) => {
    const failure = toFailure(error);
    reportFailure(failure);
    return answerFailure(failure);
  });
  return app;
}

function answerFailure(failure: Failure): Response {
  return Response.json(writeFailureBody(failure), { status: failure.status });
}

const HEALTH = '/api/health';
const RETRY_AFTER_SECONDS = 5;
const OVERLOADED =
  'More is asked of us right now than we can answer. What you had saved is safe; try again in a moment.';

function cutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
