import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createGuideRoutes } from './guide.routes.ts';
import type { GuideContext } from './guide.service.ts';
import { completedStages } from './guide.table.ts';

export const guideFeature = defineFeature({
  name: 'guide',
  tables: [
    {
      table: completedStages,
      grants: bothMay(ALL),
      owned: {
        file: 'guide-progress',
        title: downloadTitles['guide-progress'],
        owned: byAccount(completedStages.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: GuideContext) => ({ guide: createGuideRoutes(parts) }),
});
