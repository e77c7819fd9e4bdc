import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createCreditRoutes } from './credit.routes.ts';
import { creditCards, creditDisputes, creditScores, creditSenders, creditSharing } from './credit.table.ts';
import { type CreditContext, creditLimits } from './credit-context.ts';

/** No helper, no member of staff, no search and no email reads these tables; who buys with their owner reads the scores alone. */
export const creditFeature = defineFeature({
  name: 'credit',
  tables: [
    {
      table: creditScores,
      grants: bothMay(ALL),
      owned: {
        file: 'credit-scores',
        title: downloadTitles['credit-scores'],
        owned: byAccount(creditScores.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: creditCards,
      grants: bothMay(ALL),
      owned: {
        file: 'credit-cards',
        title: downloadTitles['credit-cards'],
        owned: byAccount(creditCards.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: creditDisputes,
      grants: bothMay(ALL),
      owned: {
        file: 'credit-disputes',
        title: downloadTitles['credit-disputes'],
        owned: byAccount(creditDisputes.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: creditSharing,
      grants: bothMay(ALL),
      owned: {
        file: 'credit-sharing',
        title: downloadTitles['credit-sharing'],
        owned: byAccount(creditSharing.userId),
      },
    },
    {
      table: creditSenders,
      grants: bothMay(ALL),
      owned: {
        file: 'letter-sender',
        title: downloadTitles['letter-sender'],
        owned: byAccount(creditSenders.userId),
      },
    },
  ],
  limits: creditLimits,
  routes: (parts: CreditContext) => ({ credit: createCreditRoutes(parts) }),
});
