import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import { currentRequest, type WatchedRequest } from '../base/current-request.ts';
import type { Log } from '../base/log.ts';
import { runAsVisitor } from '../database/rls/run-as.ts';
import { currentTrace } from '../tracing/current-trace.ts';
import type { Traces } from '../tracing/trace-types.ts';

/** `isWhole`: the answer was sent to its end; false where the caller went away or was cut off. */
export type RequestEnd = { request: WatchedRequest; status: number; milliseconds: number; isWhole: boolean };

export type RequestWatch = {
  answer(incoming: IncomingMessage, outgoing: ServerResponse, endpoint: string, run: () => void): void;
  /** Those that are being answered. */
  underWay: ReadonlySet<WatchedRequest>;
};

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

/**
 * One line for each request that was not answered from memory. No address, query, body or header of it: names of endpoints come from
 * the contract, so nothing in the line is a person's.
 */
export function logRequest(log: Log, { request, status, milliseconds, isWhole }: RequestEnd): void {
  const { id, method, endpoint, leftOut, traceId } = request;
  const ms = Math.round(milliseconds * 10) / 10;
  const trace = traceId && { trace: traceId };
  log.info(
    {
      request: id,
      ...trace,
      method,
      endpoint,
      status,
      ms,
      ...(!isWhole && { cut: true }),
      ...(leftOut !== undefined && { leftOut }),
    },
    'request',
  );
}
