import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Router } from '@orpc/server';
import { ORPCError, onError } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { Contract } from '@porchlight/domain/contract.ts';
import { type Failure, toFailure, writeFailureBody } from './failure.ts';
import type { RequestContext } from './request-context.ts';

/** The contract without the endpoints whose bytes travel outside JSON. */
type JsonContract = Omit<Contract, 'events' | 'documents'> & {
  documents: Omit<Contract['documents'], 'upload' | 'download'>;
};

/** Serves the contract's JSON endpoints below /api; every error leaves as one of the closed list. */
export function createApiHandler(
  router: Router<JsonContract, RequestContext>,
  onFailure: (failure: Failure) => void,
) {
  return new OpenAPIHandler(router, {
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
    interceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError)) onFailure(toFailure(error));
      }),
    ],
  });
}
