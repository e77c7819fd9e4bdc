import { defineFeature } from '../../platform/feature.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../staff/require-staff.ts';
import {
  type ApiTokensContext,
  createApiToken,
  listTokens,
  revokeToken,
  tokenLimits,
} from './api-tokens.service.ts';
import { apiTokens } from './api-tokens.table.ts';

export const apiTokensFeature = defineFeature({
  name: 'api-tokens',
  tables: [
    {
      table: apiTokens,
      leftOut: 'what other systems of the operator open the console’s interface with, with no buyer’s data',
    },
  ],
  limits: tokenLimits,
  routes: (parts: ApiTokensContext) => ({ apiTokens: createApiTokenRoutes(parts) }),
});

function createApiTokenRoutes(dependencies: ApiTokensContext) {
  const { apiTokens } = endpoints;
  return {
    list: apiTokens.list.handler(async ({ context }) => {
      requireStaff(context);
      return { tokens: await listTokens(dependencies) };
    }),
    create: apiTokens.create.handler(({ context, input }) =>
      createApiToken(dependencies, requireStaff(context), input),
    ),
    revoke: apiTokens.revoke.handler(async ({ context, input }) => {
      await revokeToken(dependencies, requireStaff(context), input.id);
      return { done: true } as const;
    }),
  };
}
