import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { securityPolicy } from '@porchlight/content/security-policy.ts';
import { siteTexts as site } from '@porchlight/content/site-texts.ts';
import { cutEndSlashes, findMovedAddress } from '@porchlight/domain/guide/moved-addresses.ts';
import { findGuessedAddress } from '@porchlight/domain/site/guessed-addresses.ts';
import type { SecurityPolicy, SiteText } from '@porchlight/domain/site/site.ts';
import { Hono } from 'hono';
import type { Dependencies } from './dependencies.ts';
import { ADDRESS_HEADER } from './features/accounts/authentication.ts';
import { getCookieName } from './features/accounts/sessions/browser-cookies.ts';
import { getToken, isTokenGood } from './features/api-tokens/api-tokens.service.ts';
import { loadHelper } from './features/purchases/helper-sessions.ts';
import { currentRequest } from './platform/base/current-request.ts';
import { Failure } from './platform/base/failure.ts';
import { describeError } from './platform/base/log.ts';
import { runAsSystem } from './platform/database/rls/run-as.ts';
import { serveApiReference } from './platform/description/api-reference.ts';
import { createAddressReader } from './platform/http/client-address.ts';
import type { IdempotencyStore } from './platform/http/idempotency/idempotency-store.ts';
import { setLimitHeaders } from './platform/http/limit-headers.ts';
import { createNoJsForms } from './platform/http/no-js-forms/no-js-forms.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { type HeaderSets, prepareHeaderSets } from './platform/http/response-headers.ts';
import { createApiHandler } from './platform/http/routing/api-handler.ts';
import { isOwnSiteRequest } from './platform/http/routing/same-site.ts';
import { createStreamRouter, readToTheEnd, toHeaders } from './platform/http/routing/stream-routes.ts';
import {
  formatSecurityPolicy,
  formatSecurityTxt,
  SECURITY_POLICY_PATH,
  SECURITY_TXT_PATH,
} from './platform/http/security-txt.ts';
import { loadStaticSite } from './platform/http/static/static-site.ts';
import { toFailure, toFailureBody } from './platform/http/to-failure.ts';
import { emailTemplates } from './registries/email-templates.ts';
import { createRouter, listForms, listPaths, listStreams } from './registries/router.ts';

const SETTINGS_PATH = '/portal/settings/security';

/**
 * Answers the addresses where others look for what every site keeps in the same place: the public signing keys (RFC 7517
 * and 8414), where a password is changed (W3C), where passkeys are added and managed (W3C), and where a weakness is reported (RFC
 * 9116). False for any other path.
 */
function prepareWellKnown(options: {
  signingJwk: Record<string, string>;
  baseUrl: string;
  headers: HeaderSets;
  site: SiteText;
  securityPolicy: SecurityPolicy;
  now(): Date;
}): (outgoing: ServerResponse, path: string) => boolean {
  const { signingJwk, baseUrl, headers, site, securityPolicy, now } = options;
  const settings = `${baseUrl}${SETTINGS_PATH}`;
  const json = 'application/json';
  const text = 'text/plain; charset=utf-8';
  const bodies = new Map<string, { type: string; write(): string }>([
    ['/.well-known/jwks.json', { type: json, write: () => JSON.stringify({ keys: [signingJwk] }) }],
    [
      '/.well-known/passkey-endpoints',
      { type: json, write: () => JSON.stringify({ enroll: settings, manage: settings }) },
    ],
    [SECURITY_TXT_PATH, { type: text, write: () => formatSecurityTxt(site, baseUrl, now()) }],
    [SECURITY_POLICY_PATH, { type: text, write: () => formatSecurityPolicy(securityPolicy) }],
  ]);
  const kept = { ...headers.api, 'cache-control': 'public, max-age=3600' };
  return (outgoing, path) => {
    if (path === '/.well-known/change-password') {
      outgoing.writeHead(302, { ...headers.elsewhere, location: SETTINGS_PATH }).end();
      return true;
    }
    const body = bodies.get(path);
    if (body === undefined) return false;
    outgoing.writeHead(200, { ...kept, 'content-type': body.type }).end(body.write());
    return true;
  };
}

/** Puts the parts together: one listener that answers pages from memory, file streams bare, and the rest through the contract. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { baseUrl, log } = dependencies;
  const headerSets = prepareHeaderSets(baseUrl.startsWith('https:'));
  const closedHeaders = Object.entries(headerSets.api);
  const staticSite = loadStaticSite(dependencies.siteFolder, headerSets, baseUrl);
  const readFacts = createFactsReader(dependencies);
  const answerWellKnown = prepareWellKnown({ ...dependencies, headers: headerSets, site, securityPolicy });

  function reportFailure(failure: Failure): void {
    const request = currentRequest.getStore();
    if (failure.status === 429 && request && !request.outgoing.headersSent)
      setLimitHeaders(request.outgoing, request.reachedLimit);
    if (failure.status < 500) return;
    if (failure.status === 503 && request && !request.outgoing.headersSent)
      request.outgoing.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const cause = describeError(failure.cause ?? failure);
    log.error({ request: request?.id, code: failure.code, ...cause }, 'request failed');
  }

  const isAllowed = (facts: RequestFacts, method: string) => isOwnSiteRequest(method, facts.headers, baseUrl);
  const streams = createStreamRouter(listStreams(dependencies, headerSets), isAllowed, reportFailure);
  const handleWeb = getRequestListener(createWebApp(dependencies, reportFailure).fetch, {
    overrideGlobalObjects: false,
  });
  const plainForms = createNoJsForms(listForms(dependencies), {
    site,
    headers: headerSets.page([]),
    findOverload: dependencies.guard.findOverload,
    ...{ readFacts, isAllowed, onFailure: reportFailure },
  });
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

  const paths = listPaths(dependencies, { headers: headerSets, onFailure: reportFailure });
  const { watch } = dependencies;

  /** Before anything is read of a request that this process has no room for. */
  function refuseOverload(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const overload = dependencies.guard.findOverload();
    if (!overload) return false;
    const failure = new Failure('UNAVAILABLE', { reason: 'platform.overloaded' });
    outgoing.writeHead(failure.status, {
      ...headerSets.api,
      'content-type': 'application/json',
      'retry-after': String(overload.retryAfterSeconds),
    });
    outgoing.end(JSON.stringify(toFailureBody(failure)));
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
    const path = paths.find(({ prefix }) => url.pathname.startsWith(prefix));
    if (path) {
      watch.answer(incoming, outgoing, path.name, () => void path.answer(incoming, outgoing, url.pathname));
      return;
    }
    if (url.pathname.startsWith('/dev/')) {
      for (const [name, value] of Object.entries(headerSets.trial)) outgoing.setHeader(name, value);
      void handleWeb(incoming, outgoing);
      return;
    }
    if (isRead && answerWellKnown(outgoing, url.pathname)) return;
    const moved = isRead ? (findMovedAddress(url.pathname) ?? findGuessedAddress(url.pathname)) : undefined;
    if (moved !== undefined) {
      // Not for good: a browser would never ask again, and each of these may get a screen of its own one day.
      outgoing.writeHead(302, { ...headerSets.elsewhere, location: addSearch(moved, url.search) }).end();
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
  const isSecure = dependencies.baseUrl.startsWith('https:');
  serveApiReference(app, {
    siteName: site.name,
    sessionCookie: `${getCookieName('porchlight', isSecure)}.session_token`,
  });
  if (dependencies.mailboxFolder) {
    const folder = dependencies.mailboxFolder;
    app.get('/dev/mail/templates', async (context) => {
      const [{ createEmailRenderer }, { renderTemplates }] = await Promise.all([
        import('./platform/email/email-rendering.ts'),
        import('./platform/email/templates-page.ts'),
      ]);
      const render = await createEmailRenderer(dependencies.siteFolder);
      const samples = emailTemplates.flatMap(({ name, writeSamples }) =>
        writeSamples().map((sampled) => ({ name, ...sampled })),
      );
      return context.html(renderTemplates(samples, render, context.req.query('email')));
    });
    app.get('/dev/mail', async (context) => {
      const { renderMailbox } = await import('./platform/email/mailbox-page.ts');
      return context.html(renderMailbox(folder, context.req.query('to')));
    });
  }
  app.notFound(() => answerFailure(new Failure('NOT_FOUND', { reason: 'platform.no-endpoint' })));
  app.onError((error) => {
    const failure = toFailure(error);
    reportFailure(failure);
    return answerFailure(failure);
  });
  return app;
}

function answerFailure(failure: Failure): Response {
  return Response.json(toFailureBody(failure), { status: failure.status });
}

const HEALTH = '/api/health';
const RETRY_AFTER_SECONDS = 5;

function cutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}

/** An address with what was asked of the one that led to it, before its part behind the "#". */
function addSearch(address: string, search: string): string {
  const [path, ...part] = address.split('#');
  return [`${path}${search}`, ...part].join('#');
}

/** Reads what is known of a request before any feature reads it. The headers also give the account library the caller's address. */
function createFactsReader(dependencies: Dependencies): (incoming: IncomingMessage) => RequestFacts {
  const loadAddress = createAddressReader(dependencies.trustedProxies);
  const { answer } = dependencies.idempotencyKeys;
  // Claims are made before the work has said for whom it is.
  const idempotencyKeys: IdempotencyStore = {
    answer: (request, work) => runAsSystem(() => answer(request, work)),
  };
  return (incoming) => {
    const headers = toHeaders(incoming.headers);
    const address = loadAddress(incoming);
    headers.set(ADDRESS_HEADER, address);
    return {
      headers,
      address,
      userAgent: headers.get('user-agent') ?? '',
      search: readSearch(incoming.url ?? ''),
      readSession: () => dependencies.readSession(headers),
      hasGuestCookie: () => dependencies.guests.getToken(headers) !== undefined,
      // Whose it is, only the cookie says.
      loadHelper: () => runAsSystem(() => loadHelper(dependencies, headers)),
      // Whose it is, only the token says.
      getToken: (token) => runAsSystem(() => getToken(dependencies, token)),
      isTokenGood: (tokenId) => runAsSystem(() => isTokenGood(dependencies, tokenId)),
      idempotencyKeys,
    };
  };
}

function readSearch(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? '' : target.slice(query);
}
