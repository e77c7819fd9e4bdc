import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { purchaseDates } from './date-store.table.ts';

export const dateStoreFeature = defineFeature({
  name: 'date-store',
  tables: [
    {
      table: purchaseDates,
      grants: helpersToo(bothMay(ALL), purchaseDates.note),
      owned: {
        file: 'purchase-dates',
        title: downloadTitles['purchase-dates'],
        owned: byAccount(purchaseDates.userId),
        counted: 'journeyEntries',
      },
    },
  ],
});
