import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { purchaseDateRows } from './date-store.table.ts';

export const dateStoreFeature = defineFeature({
  name: 'date-store',
  tables: [
    {
      table: purchaseDateRows,
      grants: helpersToo(bothMay(ALL), purchaseDateRows.note),
      owned: {
        file: 'purchase-dates',
        title: downloadTitles['purchase-dates'],
        owned: byAccount(purchaseDateRows.userId),
        counted: 'journeyEntries',
      },
    },
  ],
});
