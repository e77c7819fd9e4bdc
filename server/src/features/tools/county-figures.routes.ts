import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { findFhaLimits } from '@porchlight/domain/programs/loan-limits/loan-limits.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { listFhaCounties } from './county-limits.service.ts';
import { listIncomeAreas } from './income-limits.service.ts';
import { TABLES_TIME_ZONE } from './tool-answers/tool-answers.ts';

export function createCountyFigureRoutes({ database, now }: { database: DatabaseConnection; now(): Date }) {
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
