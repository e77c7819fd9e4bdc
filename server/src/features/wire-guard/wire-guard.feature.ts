import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { createSealer } from '../../platform/base/sealed-text.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  compareWithRecord,
  getWireGuard,
  replaceWireRecord,
  saveWireRecord,
  type WireGuardContext,
  wireLimits,
} from './wire-guard.service.ts';
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

type WireGuardParts = Omit<WireGuardContext, 'sealer'> & { fileKey: Uint8Array };

function createWireGuardRoutes({ fileKey, ...parts }: WireGuardParts) {
  const context: WireGuardContext = { ...parts, sealer: createSealer(fileKey, 'wire guard') };
  const { wireGuard } = endpoints;
  return {
    read: wireGuard.read.handler(({ context: request }) =>
      getWireGuard(context, requireUser(request).userId),
    ),
    save: wireGuard.save.handler(({ context: request, input }) =>
      saveWireRecord(context, requireUser(request).userId, input),
    ),
    replace: wireGuard.replace.handler(({ context: request, input }) =>
      replaceWireRecord(context, requireUser(request).userId, input),
    ),
    compare: wireGuard.compare.handler(({ context: request, input }) =>
      compareWithRecord(context, requireUser(request).userId, input),
    ),
  };
}
