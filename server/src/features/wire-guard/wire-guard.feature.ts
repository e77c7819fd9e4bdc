import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createWireGuardRoutes, type WireGuardParts } from './wire-guard.routes.ts';
import { wireLimits } from './wire-guard.service.ts';
import { wireEntries } from './wire-guard.table.ts';

/** Who is to be paid at closing, written down early; both buyers see it, no helper and no staff does. */
export const wireGuardFeature = defineFeature({
  name: 'wire-guard',
  tables: [
    {
      table: wireEntries,
      grants: bothMay(ALL),
      owned: {
        file: 'wire-guard',
        title: downloadTitles['wire-guard'],
        owned: byAccount(wireEntries.userId),
        left: { sealedAccount: 'is shown by its last four digits only, which are in the copy' },
        counted: 'journeyEntries',
        onPrivacyPage: 'who is to be paid at closing',
      },
    },
  ],
  limits: wireLimits,
  routes: (parts: WireGuardParts) => ({ wireGuard: createWireGuardRoutes(parts) }),
});
