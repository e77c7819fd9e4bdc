import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { letterLimits } from './explanation-letter.service.ts';
import { createReportsAndConditionsRoutes } from './reports-and-conditions.routes.ts';
import type { ReportsAndConditionsContext } from './reports-and-conditions.service.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';

/** What others do between contract and closing, and what the underwriter asks; both buyers keep it, and no one else sees it. */
export const reportsAndConditionsFeature = defineFeature({
  name: 'reports-and-conditions',
  tables: [
    {
      table: thirdPartyOrders,
      grants: bothMay(ALL),
      owned: {
        file: 'third-party-orders',
        title: downloadTitles['third-party-orders'],
        owned: byAccount(thirdPartyOrders.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: loanConditions,
      grants: bothMay(ALL),
      owned: {
        file: 'loan-conditions',
        title: downloadTitles['loan-conditions'],
        owned: byAccount(loanConditions.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  limits: letterLimits,
  routes: (parts: ReportsAndConditionsContext) => ({
    reportsAndConditions: createReportsAndConditionsRoutes(parts),
  }),
});
