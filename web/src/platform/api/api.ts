import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { ConsoleContract } from '@porchlight/domain/console-contract.ts';
import { type Contract, contract } from '@porchlight/domain/contract.ts';
import type { PageContract } from '@porchlight/domain/page-contract.ts';
import { getShownAccount } from '../browser/device-owner.ts';
import { fetchOnce } from '../page/pre-hydration-reads.ts';
import { FailedCall, parseFailureBody } from './failure.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** Calls the endpoints of a contract; what is refused comes as a FailedCall. */
export function createLink(of: AnyContractRouter) {
  return new OpenAPILink(of, {
    url: () => new URL('/api', window.location.origin),
    headers: () => ({
      [PAGE_ACCOUNT_HEADER]: getShownAccount() ?? '',
      // What is answered in sentences is read beside those of the page.
      'accept-language': document.documentElement.lang,
    }),
    fetch: fetchOwn,
    customErrorResponseBodyDecoder: (body) => {
      const failure = parseFailureBody(body);
      return failure && new FailedCall(failure);
    },
  });
}

/** A page of a proxy or of a hotel's network comes in place of what was asked, with any status; the server itself was not reached. */
async function fetchOwn(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetchWithTimeout(request, init, 0, fetchOnce);
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new TypeError();
  return response;
}

/** What the build leaves in the contract (vite.config.ts): the console's endpoints are in staff-api.ts, those of single pages in page-api.ts, and no page calls those of the calculators or the stream of changes. */
type EverybodysContract = Omit<
  Contract,
  keyof ConsoleContract | keyof PageContract | 'tools' | 'health' | 'events'
>;
const client: JsonifiedClient<ContractRouterClient<EverybodysContract>> = createORPCClient(
  createLink(contract),
);

/** Every endpoint of the interface as queries and mutations, named as in the contract. */
export const api = createTanstackQueryUtils(client);
