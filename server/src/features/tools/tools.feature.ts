import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createCountyFigureRoutes } from './county-figures.routes.ts';
import { countyLimits, fhaCountyLimits } from './county-limits.table.ts';
import { incomeLimits } from './income-limits.table.ts';
import { createSavedScenarioRoutes } from './saved-scenarios.routes.ts';
import { savedScenarios } from './saved-scenarios.table.ts';
import type { ToolsContext } from './tool-answers/tool-answers.ts';
import { createToolRoutes } from './tools.routes.ts';

export const toolsFeature = defineFeature({
  name: 'tools',
  tables: [
    {
      table: savedScenarios,
      grants: bothMay(ALL),
      owned: {
        file: 'saved-scenarios',
        title: downloadTitles['saved-scenarios'],
        owned: byAccount(savedScenarios.userId),
        counted: 'journeyEntries',
      },
    },
    { table: countyLimits, grants: bothMay(READ), leftOut: 'loan limits by county, which belong to nobody' },
    {
      table: fhaCountyLimits,
      grants: bothMay(READ),
      leftOut: 'limits of FHA by county, which belong to nobody',
    },
    {
      table: incomeLimits,
      grants: bothMay(READ),
      leftOut: 'income limits by county, which belong to nobody',
    },
  ],
  routes: (parts: ToolsContext & { database: DatabaseConnection }) => ({
    tools: createToolRoutes(parts),
    savedScenarios: createSavedScenarioRoutes(parts),
    countyFigures: createCountyFigureRoutes(parts),
  }),
});
