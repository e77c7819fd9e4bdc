import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { ConsoleContract } from '@porchlight/domain/console-contract.ts';
import { type Contract, contract } from '@porchlight/domain/contract.ts';
import { readShownAccount } from './device-owner.ts';
import { fetchOnce } from './early-reads.ts';
import { FailedCall, parseFailureBody } from './failure.ts';

/** Calls the endpoints of a contract; what is refused comes as a FailedCall. */
export function createLink(of: AnyContractRouter) {
  return new OpenAPILink(of, {
    url: () => new URL('/api', window.location.origin),
    headers: () => ({ [PAGE_ACCOUNT_HEADER]: readShownAccount() ?? '' }),
    fetch: fetchOwn,
    customErrorResponseBodyDecoder: (body) => {
      const failure = parseFailureBody(body);
      return failure && new FailedCall(failure);
    },
  });
}

/** A page of a proxy or of a hotel's network comes in place of what was asked, with any status; the server itself was not reached. */
async function fetchOwn(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetchOnce(request, init);
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new TypeError();
  return response;
}

/** The build leaves the console's endpoints out of what every page carries (vite.config.ts); they are in staff-api.ts. */
type EverybodysContract = Omit<Contract, keyof ConsoleContract>;
const client: JsonifiedClient<ContractRouterClient<EverybodysContract>> = createORPCClient(
  createLink(contract),
);

/** Every endpoint of the interface as queries and mutations, named as in the contract. */
export const api = createTanstackQueryUtils(client);
