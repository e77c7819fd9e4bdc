import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { contract } from '@porchlight/domain/contract.ts';
import type { EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { setCurrentRequestName } from '../../base/current-request.ts';
import { Failure } from '../../base/failure.ts';
import type { IdempotencyStore, KeyedRequest } from '../idempotency/idempotency-store.ts';
import { type BodyRoom, createBodyRoom } from '../limits/body-room.ts';
import { getNetworkName } from '../limits/rate-limits.ts';
import { refuseUnknownNames } from '../query-names.ts';
import type { LetThrough, RequestFacts, Session } from '../request-context.ts';
import { parseIssues, toFailure, toFailureBody } from '../to-failure.ts';
import { authorize, confirmToken, runWithRls } from './endpoints.ts';
import { deferAnswer, describeStream, findKeyOwner, getKey, REPLAYED_HEADER } from './idempotency-key.ts';

/** What a stream handler gets: the bare request and response, and who was let through. */
export type StreamRequest = LetThrough & {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  address: string;
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Headers every answer of this route carries. */
  headers: OutgoingHttpHeaders;
  readSession(): Promise<Session | undefined>;
  /** Between the parts of a long answer: fails as at its beginning once its reader may no longer have it. */
  confirm(): Promise<void>;
};

export type StreamRoute = {
  /** The endpoint's place in the contract: method, path and access come from there. */
  endpoint: {
    '~orpc': {
      route: { method?: string; path?: string; inputStructure?: string };
      meta: EndpointMeta;
      inputSchema?: unknown;
    };
  };
  headers: OutgoingHttpHeaders;
  /** The most bytes of a body that it keeps in memory; left out by one that stores its body as it comes. */
  maxKeptBytes?: number;
  handle(request: StreamRequest): Promise<void>;
};

export type StreamRouter = {
  /** True when the request was one of these routes and has been, or is being, answered. */
  answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: URL,
    readFacts: () => RequestFacts,
  ): boolean;
};

/** Serves the endpoints whose bytes travel outside JSON, straight on the bare request and response. */
export function createStreamRouter(
  routes: readonly StreamRoute[],
  isAllowed: (facts: RequestFacts, method: string) => boolean,
  onFailure: (failure: Failure) => void,
): StreamRouter {
  const prepared = routes.map(prepareRoute);
  const room = createBodyRoom();

  async function run(
    route: (typeof prepared)[number],
    request: Omit<StreamRequest, keyof LetThrough | 'confirm'>,
    facts: RequestFacts,
  ) {
    const { incoming, outgoing } = request;
    let leave: (() => void) | undefined;
    try {
      if (!isAllowed(facts, incoming.method ?? 'GET')) throw new Failure('CROSS_SITE');
      const key = getKey(route.meta, facts.headers);
      // The body begins to come while access is checked.
      const sent = key === undefined ? undefined : describeStream(route, incoming);
      const letThrough = await authorize(route.meta, facts);
      leave = await takeRoom(room, route, request);
      refuseUnknownNames(route.declared, facts.search);
      const confirm = async () => {
        if (letThrough.token) await confirmToken(letThrough.token, facts);
        else await authorize(route.meta, facts);
      };
      const handle = () =>
        runWithRls(route.meta, letThrough, () => route.handle({ ...request, ...letThrough, confirm }));
      if (key === undefined || sent === undefined) return await handle();
      const owned = await findKeyOwner(facts, letThrough);
      await answerOnce(facts.idempotencyKeys, { ...owned, key, ...sent }, handle, request);
    } catch (error) {
      const failure = toFailure(error);
      onFailure(failure);
      if (failure.code === 'KEY_IN_USE') outgoing.setHeader('retry-after', '1');
      if (outgoing.headersSent || outgoing.destroyed) return;
      const body = JSON.stringify(toFailureBody(failure));
      outgoing
        .writeHead(failure.status, { ...request.headers, 'content-type': 'application/json' })
        .end(body);
      readToTheEnd(incoming);
    } finally {
      leave?.();
    }
  }

  return {
    answer(incoming, outgoing, url, readFacts) {
      const method = incoming.method === 'HEAD' ? 'GET' : incoming.method;
      for (const route of prepared) {
        const match = route.method === method ? route.pattern.exec(url.pathname) : null;
        if (!match) continue;
        setCurrentRequestName(route.name);
        const facts = readFacts();
        const { address, readSession } = facts;
        const parameters = { ...match.groups };
        const { headers } = route;
        void run(
          route,
          { incoming, outgoing, address, parameters, query: url.searchParams, headers, readSession },
          facts,
        );
        return true;
      }
      return false;
    },
  };
}

/** Before anything of a body is read; undefined where there is none. */
async function takeRoom(
  room: BodyRoom,
  { maxKeptBytes = 0 }: Pick<StreamRoute, 'maxKeptBytes'>,
  { incoming, address, readSession }: Pick<StreamRequest, 'incoming' | 'address' | 'readSession'>,
): Promise<(() => void) | undefined> {
  const { headers } = incoming;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const declared = Number(headers['content-length'] ?? 0);
  if (!isChunked && declared === 0) return undefined;
  const bytes = isChunked ? maxKeptBytes : Math.min(declared, maxKeptBytes);
  const session = bytes > 0 ? await readSession() : undefined;
  const isStranger = bytes > 0 && (session === undefined || session.openedBy === 'guest');
  const leave = room.take({ network: getNetworkName(address), isStranger, bytes });
  if (maxKeptBytes > 0) room.watchRate(incoming);
  return leave;
}

/** The handler's answer is kept before it is sent. */
async function answerOnce(
  idempotencyKeys: IdempotencyStore,
  keyed: KeyedRequest,
  handle: () => Promise<void>,
  { outgoing, headers }: Pick<StreamRequest, 'outgoing' | 'headers'>,
): Promise<void> {
  const held = deferAnswer(outgoing);
  try {
    const answered = await idempotencyKeys.answer(keyed, async () => {
      await handle();
      return held.take();
    });
    if ('given' in answered) return held.send();
    held.drop();
    const { status, body } = answered.kept;
    const type = { 'content-type': 'application/json', [REPLAYED_HEADER]: 'true' };
    outgoing.writeHead(status, { ...headers, ...type }).end(body);
  } finally {
    held.drop();
  }
}

const MAX_REST_MS = 30_000;

/**
 * A browser reads the answer only when it has sent its whole body, so a refused upload is read on and thrown away, for
 * at most half a minute.
 */
export function readToTheEnd(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const timer = setTimeout(() => incoming.destroy(), MAX_REST_MS);
  incoming.once('close', () => clearTimeout(timer)).resume();
}

/** The name of an endpoint as the contract nests it, such as `documents.upload`. */
function nameEndpoint(endpoint: object): string {
  return names.get(endpoint) ?? 'unknown';
}

const names = new Map<object, string>(listNames(contract, []));

function* listNames(part: object, path: readonly string[]): Generator<[object, string]> {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) continue;
    if ('~orpc' in value) yield [value, [...path, key].join('.')];
    else yield* listNames(value, [...path, key]);
  }
}

function prepareRoute({ endpoint, headers, maxKeptBytes, handle }: StreamRoute) {
  const { route, meta } = endpoint['~orpc'];
  const pattern = (route.path ?? '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return {
    name: nameEndpoint(endpoint),
    method: route.method ?? 'GET',
    path: route.path,
    pattern: new RegExp(`^/api${pattern}$`),
    meta,
    declared: endpoint['~orpc'],
    headers,
    ...(maxKeptBytes !== undefined && { maxKeptBytes }),
    handle,
  };
}

/** The query of a stream, which no router has checked; BAD_INPUT with a sentence for each field. */
export function getQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  { query }: StreamRequest,
): z.output<Schema> {
  const result = z.safeParse(schema, Object.fromEntries(query));
  if (result.success) return result.data;
  throw new Failure('BAD_INPUT', { fields: parseIssues(result.error) ?? {} });
}

/** Node's header object as the web's. */
export function toHeaders(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
