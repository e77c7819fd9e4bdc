import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import { runAsVisitor } from '../database/rls/run-as.ts';
import type { LimitState } from '../http/rate-limit-state.ts';
import { currentTrace } from './current-trace.ts';
import type { Traces } from './trace-types.ts';

/** A request that was not answered from memory. */
export type WatchedRequest = {
  /** Of this request alone; sent back as X-Request-Id, and in every line of the log about it. */
  id: string;
  method: string;
  /** Its name in the contract, such as `documents.list`, or of another fixed list: never an address, which can hold a secret. */
  endpoint: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The language to answer in. */
  locale: Locale;
  /** As `performance.now` counts. */
  start: number;
  /** Stored rows that a list left out, because this release does not know what they hold. */
  leftOut?: number;
  /** Where traces are kept: the one it belongs to. */
  traceId?: string | undefined;
  /** The rate limit that it came up against, if it did. */
  reachedLimit?: LimitState;
};

/** `isWhole`: the answer was sent to its end; false where the caller went away or was cut off. */
export type RequestEnd = { request: WatchedRequest; status: number; milliseconds: number; isWhole: boolean };

export type RequestWatch = {
  answer(incoming: IncomingMessage, outgoing: ServerResponse, endpoint: string, run: () => void): void;
  /** Those that are being answered. */
  underWay: ReadonlySet<WatchedRequest>;
};

/** Which request runs now, for what happens deep below it. */
export const currentRequest = new AsyncLocalStorage<WatchedRequest>();

/** Says which endpoint the request turned out to be for. */
export function setCurrentRequestName(endpoint: string): void {
  const request = currentRequest.getStore();
  if (request) request.endpoint = endpoint;
}

export function noteLeftOut(rows: number): void {
  const request = currentRequest.getStore();
  if (request) request.leftOut = rows;
}

/** The language of the person who is being answered. */
export function currentLocale(): Locale {
  return currentRequest.getStore()?.locale ?? DEFAULT_LOCALE;
}

/** As others make them: UUIDs, ULIDs, 128 bits in hex or base64url. Anything longer or stranger is not taken over. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/**
 * Runs what answers a request as the current one, under an id. One that came with the request is kept only when `isTrusted`
 * sent it: otherwise anyone could make lines of the log look like someone else's. The same holds for `traceparent`.
 */
export function createRequestWatch(
  isTrusted: (incoming: IncomingMessage) => boolean,
  onEnd: (end: RequestEnd) => void,
  traces?: Traces,
  readLocale: (incoming: IncomingMessage) => Locale = () => DEFAULT_LOCALE,
): RequestWatch {
  const underWay = new Set<WatchedRequest>();

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, endpoint: string, run: () => void) {
    const given = incoming.headers['x-request-id'];
    const id =
      typeof given === 'string' && GIVEN_ID.test(given) && isTrusted(incoming) ? given : randomUUID();
    const start = performance.now();
    const method = incoming.method ?? '';
    const { traceparent } = incoming.headers;
    const parent = typeof traceparent === 'string' && isTrusted(incoming) ? traceparent : undefined;
    const followed = traces?.beginRequest(method, parent);
    const traceId = followed?.trace.id;
    const locale = readLocale(incoming);
    const request: WatchedRequest = { id, method, endpoint, incoming, outgoing, locale, start, traceId };
    outgoing.setHeader('x-request-id', id);
    underWay.add(request);
    outgoing.once('close', () => {
      underWay.delete(request);
      const end = {
        request,
        status: outgoing.statusCode,
        milliseconds: performance.now() - start,
        isWhole: outgoing.writableFinished,
      };
      followed?.end(end);
      onEnd(end);
    });
    const answering = () => currentRequest.run(request, () => runAsVisitor(run));
    if (followed) currentTrace.run(followed.trace, answering);
    else answering();
  }

  return { answer, underWay };
}
