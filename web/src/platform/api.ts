import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ConsoleContract } from '@porchlight/domain/console-contract.ts';
import { type Contract, contract } from '@porchlight/domain/contract.ts';
import { fetchOnce } from './early-reads.ts';
import { FailedCall, parseFailureBody } from './failure.ts';

/** Calls the endpoints of a contract; what is refused comes as a FailedCall. */
export function createLink(of: AnyContractRouter) {
  return new OpenAPILink(of, {
    url: () => new URL('/api', window.location.origin),
    fetch: fetchOnce,
    customErrorResponseBodyDecoder: (body) => {
      const failure = parseFailureBody(body);
      return failure && new FailedCall(failure);
    },
  });
}

/** The build leaves the console's endpoints out of what every page carries (vite.config.ts); they are in staff-api.ts. */
type EverybodysContract = Omit<Contract, keyof ConsoleContract>;
const client: JsonifiedClient<ContractRouterClient<EverybodysContract>> = createORPCClient(
  createLink(contract),
);

/** Every endpoint of the interface as queries and mutations, named as in the contract. */
export const api = createTanstackQueryUtils(client);
