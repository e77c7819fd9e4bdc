import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { findFhaLimits } from '@porchlight/domain/programs/loan-limits/loan-limits.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { listFhaCounties } from './county-limits.service.ts';
import { countyLimits, fhaCountyLimits } from './county-limits.table.ts';
import { listIncomeAreas } from './income-limits.service.ts';
import { incomeLimits } from './income-limits.table.ts';
import {
  listScenarios,
  removeScenario,
  renameScenario,
  type ScenariosContext,
  saveScenario,
} from './saved-scenarios.service.ts';
import { savedScenarios } from './saved-scenarios.table.ts';
import { TABLES_TIME_ZONE, type ToolsContext } from './tool-answers/tool-answers.ts';
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

function createCountyFigureRoutes({ database, now }: { database: DatabaseConnection; now(): Date }) {
  return {
    list: endpoints.countyFigures.list.handler(async ({ input }) => {
      const state = input.state.toUpperCase();
      const { year } = findFhaLimits({}, getWallClock(now(), TABLES_TIME_ZONE).day);
      return {
        state,
        income: await listIncomeAreas(database.db, state),
        fha: await listFhaCounties(database.db, year, state),
      };
    }),
  };
}

function createSavedScenarioRoutes(dependencies: ScenariosContext) {
  const { savedScenarios } = endpoints;
  return {
    list: savedScenarios.list.handler(async ({ context }) => ({
      scenarios: await listScenarios(dependencies, requireUser(context).userId),
    })),
    save: savedScenarios.save.handler(({ context, input }) =>
      saveScenario(dependencies, requireUser(context).userId, input),
    ),
    rename: savedScenarios.rename.handler(({ context, input }) =>
      renameScenario(dependencies, requireUser(context).userId, input),
    ),
    remove: savedScenarios.remove.handler(async ({ context, input }) => {
      await removeScenario(dependencies, requireUser(context).userId, input.id);
      return { done: true } as const;
    }),
  };
}
