import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { byAccount, SECRET } from '../../platform/database/owned-rows.ts';
import { bothMay, helpersToo, may, NO_DELETE, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { sweepHelperSessions } from './helper-sessions.ts';
import { ofPurchase } from './membership.ts';
import {
  helperSessions,
  purchaseAccesses,
  purchaseGrants,
  purchasePeople,
  purchases,
} from './purchases.table.ts';

export const purchasesFeature = defineFeature({
  name: 'purchases',
  tables: [
    {
      table: purchases,
      grants: helpersToo(bothMay(['select', 'update'])),
      owned: {
        file: 'purchase',
        title: downloadTitles.purchase,
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(purchases.id, userId)),
      },
    },
    {
      table: purchasePeople,
      grants: helpersToo(bothMay(NO_DELETE, purchasePeople.tokenHash), purchasePeople.tokenHash),
      owned: {
        file: 'people',
        title: downloadTitles.people,
        owned: byAccount(purchasePeople.userId),
        left: { tokenHash: SECRET },
      },
    },
    {
      table: purchaseGrants,
      grants: helpersToo(bothMay(NO_DELETE)),
      owned: {
        file: 'grants',
        title: downloadTitles.grants,
        owned: byAccount(purchaseGrants.givenBy),
      },
    },
    {
      table: purchaseAccesses,
      grants: { ...bothMay(READ), helper: may(['insert']) },
      leftOut: 'what helpers opened, which both buyers read at any time on the page of their people',
    },
    { table: helperSessions, leftOut: 'opens a page of somebody who has no account' },
  ],
  sweeps: ({ database }: { database: DatabaseConnection }) => [
    { what: 'expired sessions of helpers', run: () => sweepHelperSessions(database) },
  ],
});
