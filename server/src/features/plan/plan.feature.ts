import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { APPEND, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createPlanRoutes } from './plan.routes.ts';
import type { PlanContext } from './plan.service.ts';
import { planFacts } from './plan.table.ts';

export const planFeature = defineFeature({
  name: 'plan',
  tables: [
    {
      table: planFacts,
      grants: helpersToo(bothMay(APPEND)),
      owned: {
        file: 'plan',
        title: downloadTitles.plan,
        owned: byAccount(planFacts.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: PlanContext) => ({ plan: createPlanRoutes(parts) }),
});
