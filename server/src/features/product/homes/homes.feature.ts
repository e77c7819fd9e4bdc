import { downloadTitles } from '@porchlight/content/en/personal-data/download-titles.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import {
  ALL,
  APPEND,
  bothMay,
  helpersToo,
  NO_DELETE,
} from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createHomesRoutes } from './homes.routes.ts';
import type { HomesContext } from './homes.service.ts';
import { homeContracts, homeOffers, homeOpinions, homes } from './homes.table.ts';

/** Homes are of a purchase; what a buyer says of one is read by both buyers and by nobody else. */
export const homesFeature = defineFeature({
  name: 'homes',
  tables: [
    {
      table: homes,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'homes',
        title: downloadTitles.homes,
        owned: byAccount(homes.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeOpinions,
      grants: bothMay(ALL),
      owned: {
        file: 'home-opinions',
        title: downloadTitles['home-opinions'],
        owned: byAccount(homeOpinions.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeOffers,
      grants: helpersToo(bothMay(APPEND)),
      owned: {
        file: 'home-offers',
        title: downloadTitles['home-offers'],
        owned: byAccount(homeOffers.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeContracts,
      grants: helpersToo(bothMay(NO_DELETE)),
      owned: {
        file: 'home-contracts',
        title: downloadTitles['home-contracts'],
        owned: byAccount(homeContracts.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: HomesContext) => ({ homes: createHomesRoutes(parts) }),
});
