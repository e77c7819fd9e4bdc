import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { bothMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createHousePriceRoutes, createHousePriceStreams } from './house-prices.routes.ts';
import { housePriceAreas } from './house-prices.table.ts';

/** FHFA's house price index, which has no owner; a release ships it, and the operator imports newer ones. */
export const housePricesFeature = defineFeature({
  name: 'house-prices',
  tables: [
    {
      table: housePriceAreas,
      grants: bothMay(READ),
      leftOut: 'an index of house prices, which belongs to nobody',
    },
  ],
  routes: ({ database }: { database: DatabaseConnection }) => ({
    housePrices: createHousePriceRoutes(database),
  }),
  streams: ({ database }: { database: DatabaseConnection }, headers) =>
    createHousePriceStreams(database, headers),
});
