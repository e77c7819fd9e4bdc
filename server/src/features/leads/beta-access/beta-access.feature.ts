import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createBetaAccessRoutes } from './beta-access.routes.ts';
import { createBetaRequestRoutes } from './beta-answers.routes.ts';
import type { BetaAccessContext } from './beta-requests.service.ts';
import { betaRequests } from './beta-requests.table.ts';

export const betaAccessFeature = defineFeature({
  name: 'beta-access',
  tables: [
    {
      table: betaRequests,
      grants: bothMay(ALL),
      owned: {
        file: 'beta-requests',
        title: downloadTitles['beta-requests'],
        owned: byAccount(betaRequests.userId),
        left: { decidedBy: 'names an account of the operator’s' },
      },
    },
  ],
  routes: (parts: BetaAccessContext) => ({
    betaAccess: createBetaAccessRoutes(parts),
    betaRequests: createBetaRequestRoutes(parts),
  }),
});
