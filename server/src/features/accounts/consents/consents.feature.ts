import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccountElseAddress } from '../../../platform/database/owned-rows.ts';
import { APPEND, bothMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { consentRetention } from './consents.retention.ts';
import { consents, consentTextVersions } from './consents.table.ts';

export const consentsFeature = defineFeature({
  name: 'consents',
  tables: [
    {
      table: consents,
      grants: bothMay(APPEND),
      owned: {
        file: 'consents',
        title: downloadTitles.consents,
        owned: byAccountElseAddress(consents.userId, consents.email),
        erased: 'row',
      },
    },
    {
      table: consentTextVersions,
      grants: bothMay(READ),
      leftOut: 'the words that could be agreed to, which belong to nobody',
    },
  ],
  retention: consentRetention,
});
