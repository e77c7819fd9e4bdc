import { downloadTitles } from '@porchlight/content/en/personal-data/download-titles.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { homeLetterLimits } from './home-letters.service.ts';
import { createOwnedHomeRoutes } from './owned-home.routes.ts';
import type { OwnedHomeContext } from './owned-home.service.ts';
import { homeRecords } from './owned-home.table.ts';

/** The home after closing: its loan, escrow account, value, taxes, insurance and papers. Both buyers keep it. */
export const ownedHomeFeature = defineFeature({
  name: 'owned-home',
  tables: [
    {
      table: homeRecords,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'owned-home',
        title: downloadTitles['owned-home'],
        owned: byAccount(homeRecords.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  limits: homeLetterLimits,
  routes: (parts: OwnedHomeContext) => ({ ownedHome: createOwnedHomeRoutes(parts) }),
});
