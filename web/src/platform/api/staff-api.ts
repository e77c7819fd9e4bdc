import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type ConsoleContract, consoleContract } from '@porchlight/domain/console-contract.ts';
import { createLink } from './api.ts';

const client: JsonifiedClient<ContractRouterClient<ConsoleContract>> = createORPCClient(
  createLink(consoleContract),
);

/** Every endpoint of the console as queries and mutations. Nothing outside of /staff may import this. */
export const staffApi = createTanstackQueryUtils(client);
