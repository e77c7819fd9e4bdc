import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { ORPCError, type Router } from '@orpc/server';
import { BodyLimitPlugin, NodeHttpHandler } from '@orpc/server/node';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { Contract } from '@porchlight/domain/contract.ts';
import { Failure, toFailure, writeFailureBody } from './failure.ts';
import { createJsonHandler } from './json-handler.ts';
import type { RequestContext, RequestFacts } from './request-context.ts';

/** The contract without the endpoints whose bytes travel outside JSON. */
type JsonContract = Omit<
  Contract,
  | 'auditLog'
  | 'events'
  | 'documents'
  | 'signing'
  | 'personalData'
  | 'calendar'
  | 'feedbackConsole'
  | 'homeBuyers'
  | 'newsletter'
  | 'waitlistConsole'
  | 'leadsInbox'
  | 'applicationsInbox'
  | 'documentReviews'
  | 'people'
> & {
  leadsInbox: Omit<Contract['leadsInbox'], 'exportCsv' | 'importCsv'>;
  applicationsInbox: Omit<Contract['applicationsInbox'], 'exportCsv'>;
  documents: Omit<Contract['documents'], 'upload' | 'download'>;
  documentReviews: Omit<Contract['documentReviews'], 'content'>;
  signing: Omit<Contract['signing'], 'demonstration' | 'pages' | 'certificate' | 'original'>;
  personalData: Omit<Contract['personalData'], 'downloadExport'>;
  calendar: Omit<Contract['calendar'], 'date'>;
  auditLog: Omit<Contract['auditLog'], 'export'>;
  feedbackConsole: Omit<Contract['feedbackConsole'], 'exportEntries'>;
  homeBuyers: Omit<Contract['homeBuyers'], 'export'>;
  newsletter: Omit<Contract['newsletter'], 'exportConfirmed'>;
  waitlistConsole: Omit<Contract['waitlistConsole'], 'exportAddresses'>;
  people: Omit<Contract['people'], 'export'>;
};

export type ApiHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Largest JSON body, in bytes: ten times the longest text anybody may send. */
const LARGEST_BODY = 1024 * 1024;

/**
 * Serves the contract's JSON endpoints below /api on the bare request and response; every error leaves as one of the
 * closed list. What is no endpoint goes on to `otherwise`.
 */
export function createApiHandler(options: {
  router: Router<JsonContract, RequestContext>;
  headers: Record<string, string>;
  readFacts(incoming: IncomingMessage): RequestFacts;
  isAllowed(facts: RequestFacts, method: string): boolean;
  onFailure(failure: Failure): void;
  otherwise(incoming: IncomingMessage, outgoing: ServerResponse): void;
}): ApiHandler {
  const { router, headers, readFacts, isAllowed, onFailure, otherwise } = options;
  const json = createJsonHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    customErrorResponseBodyEncoder: (error) => writeFailureBody(error),
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
    plugins: [new BodyLimitPlugin({ maxBodySize: LARGEST_BODY })],
  });

  return async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    try {
      const facts = readFacts(incoming);
      if (!isAllowed(facts, incoming.method ?? 'GET')) throw new Failure('CROSS_SITE');
      if (isTooLarge(incoming)) {
        await readToTheEnd(incoming);
        outgoing.writeHead(413, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(writeFailureBody(new ORPCError('PAYLOAD_TOO_LARGE'))));
        return;
      }
      const { matched } = await handler.handle(incoming, outgoing, { prefix: '/api', context: { facts } });
      if (!matched) otherwise(incoming, outgoing);
    } catch (error) {
      const failure = toFailure(error);
      onFailure(failure);
      if (outgoing.headersSent) return;
      outgoing.writeHead(failure.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(writeFailureBody(failure)));
    }
  };
}

/** Beyond this nobody waits for the rest: the connection ends, and the sender may miss why. */
const LARGEST_READ_TO_THE_END = 16 * LARGEST_BODY;
const LONGEST_READ_MS = 30_000;

function isTooLarge(incoming: IncomingMessage): boolean {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  return declared > LARGEST_BODY && declared <= LARGEST_READ_TO_THE_END;
}

/** Who sends too much reads the answer only when all of it is sent; a connection that ends before looks like a broken line. */
async function readToTheEnd(incoming: IncomingMessage): Promise<void> {
  await finished(incoming.resume(), { signal: AbortSignal.timeout(LONGEST_READ_MS) }).catch(() => undefined);
}
