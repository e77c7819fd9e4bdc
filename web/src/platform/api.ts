import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '@porchlight/domain/contract.ts';
import { fetchOnce } from './early-reads.ts';
import { FailedCall, parseFailureBody } from './failure.ts';

const link = new OpenAPILink(contract, {
  url: () => new URL('/api', window.location.origin),
  fetch: fetchOnce,
  customErrorResponseBodyDecoder: (body) => {
    const failure = parseFailureBody(body);
    return failure && new FailedCall(failure);
  },
});

const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** Every endpoint of the interface as queries and mutations, named as in the contract. */
export const api = createTanstackQueryUtils(client);
