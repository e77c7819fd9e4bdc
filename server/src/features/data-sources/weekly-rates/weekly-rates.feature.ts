import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { describeRateSource } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { bothMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { findNewestWeek } from './weekly-rates.service.ts';
import { weeklyRates } from './weekly-rates.table.ts';
import { fetchWeeklyRates, type RateFetchContext } from './weekly-rates-fetch.ts';

/** Freddie Mac's weekly survey, no person's data: imported by the operator, or fetched where the operator allows it. */
export const weeklyRatesFeature = defineFeature({
  name: 'weekly-rates',
  tables: [
    {
      table: weeklyRates,
      grants: bothMay(READ),
      leftOut: 'averages of mortgage rates, which are of no person',
    },
  ],
  routes: ({ database, now }: { database: DatabaseConnection; now(): Date }) => ({
    weeklyRates: {
      newest: endpoints.weeklyRates.newest.handler(async () => {
        const newest = await findNewestWeek(database.db);
        return { ...newest, source: describeRateSource(newest.week, getCalendarDay(now())) };
      }),
    },
  }),
  clock: (parts: RateFetchContext) => [
    { every: 'night', job: 'weekly-rates', run: () => fetchWeeklyRates(parts) },
  ],
});
