import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import {
  StandardOpenAPICodec,
  type StandardOpenAPIHandlerOptions,
  StandardOpenAPIMatcher,
} from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyRouter, type Context, ORPCError } from '@orpc/server';
import { BodyLimitPlugin, NodeHttpHandler } from '@orpc/server/node';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import { StandardHandler } from '@orpc/server/standard';
import { Failure } from '../../base/failure.ts';
import type { RequestContext, RequestFacts } from '../request-context.ts';
import { toFailure, toFailureBody } from '../to-failure.ts';

class JsonSerializer extends StandardOpenAPISerializer {
  override serialize(answer: unknown): unknown {
    return answer;
  }
}

/** What answers endpoints of the contract, by group and name. */
export type ContractRouter = AnyRouter;

export type ApiHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Largest JSON body, in bytes: ten times the longest text anyone may send. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Serves the contract's JSON endpoints below /api on the bare request and response; every error leaves as one of the
 * closed list. What is no endpoint goes on to `otherwise`.
 */
export function createApiHandler(options: {
  router: ContractRouter;
  headers: Record<string, string>;
  readFacts(incoming: IncomingMessage): RequestFacts;
  isAllowed(facts: RequestFacts, method: string): boolean;
  onFailure(failure: Failure): void;
  otherwise(incoming: IncomingMessage, outgoing: ServerResponse): void;
}): ApiHandler {
  const { router, headers, readFacts, isAllowed, onFailure, otherwise } = options;
  const json = createJsonHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    customErrorResponseBodyEncoder: (error) => toFailureBody(error),
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          const failure = toFailure(error);
          onFailure(failure);
          throw failure;
        }
      },
    ],
  });
  const handler = new NodeHttpHandler(json, {
    plugins: [new BodyLimitPlugin({ maxBodySize: MAX_BODY_BYTES })],
  });

  return async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    try {
      const facts = readFacts(incoming);
      if (!isAllowed(facts, incoming.method ?? 'GET')) throw new Failure('CROSS_SITE');
      if (isTooLarge(incoming)) {
        await readToTheEnd(incoming);
        outgoing.writeHead(413, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(toFailureBody(new ORPCError('PAYLOAD_TOO_LARGE'))));
        return;
      }
      const { matched } = await handler.handle(incoming, outgoing, { prefix: '/api', context: { facts } });
      if (!matched) otherwise(incoming, outgoing);
    } catch (error) {
      const failure = toFailure(error);
      onFailure(failure);
      if (outgoing.headersSent) return;
      outgoing.writeHead(failure.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(toFailureBody(failure)));
    }
  };
}

/** Beyond this the rest is not waited for: the connection ends, and the sender may miss why. */
const MAX_DRAINED_BYTES = 16 * MAX_BODY_BYTES;
const MAX_READ_MS = 30_000;

function isTooLarge(incoming: IncomingMessage): boolean {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  return declared > MAX_BODY_BYTES && declared <= MAX_DRAINED_BYTES;
}

/** Who sends too much reads the answer only when all of it is sent; a connection that ends before looks like a broken line. */
async function readToTheEnd(incoming: IncomingMessage): Promise<void> {
  await finished(incoming.resume(), { signal: AbortSignal.timeout(MAX_READ_MS) }).catch(() => undefined);
}

/**
 * The library's handler of endpoints described by OpenAPI, for contracts whose answers are JSON and nothing else: they are written as
 * their schemas left them. The library's own first copies each answer, part by part, in search of files and other things that JSON
 * cannot hold, which takes as long as to write it.
 */
function createJsonHandler<Given extends Context>(
  router: AnyRouter,
  options: StandardOpenAPIHandlerOptions<Given>,
): StandardHandler<Given> {
  const serializer = new JsonSerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new StandardOpenAPICodec(serializer, options);
  return new StandardHandler(router, new StandardOpenAPIMatcher(options), codec, options);
}
