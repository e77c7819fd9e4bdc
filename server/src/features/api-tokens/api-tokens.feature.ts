import { defineFeature } from '../../platform/feature.ts';
import { createApiTokenRoutes } from './api-tokens.routes.ts';
import { type ApiTokensContext, tokenLimits } from './api-tokens.service.ts';
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
