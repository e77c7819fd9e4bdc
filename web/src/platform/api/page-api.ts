import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type PageContract, pageContract } from '@porchlight/domain/page-contract.ts';
import { createLink } from './api.ts';

const client: JsonifiedClient<ContractRouterClient<PageContract>> = createORPCClient(
  createLink(pageContract),
);

/** The endpoints that single pages call (settings, sharing, dates, the application) as queries and mutations. What every page of the portal loads may not import this. */
export const pageApi = createTanstackQueryUtils(client);
