import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { addCompletedStages, type GuideContext, getGuideProgress } from './guide.service.ts';
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

function createGuideRoutes(dependencies: GuideContext) {
  const { guide } = endpoints;
  return {
    progress: guide.progress.handler(({ context }) =>
      getGuideProgress(dependencies.database.db, requireUser(context).userId),
    ),
    addStages: guide.addStages.handler(({ context, input }) =>
      addCompletedStages(dependencies, requireUser(context).userId, input.stages),
    ),
  };
}
