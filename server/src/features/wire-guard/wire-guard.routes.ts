import { createSealer } from '../../platform/base/sealed-text.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  compareWithRecord,
  getWireGuard,
  replaceWireRecord,
  saveWireRecord,
  type WireGuardContext,
} from './wire-guard.service.ts';

export type WireGuardParts = Omit<WireGuardContext, 'sealer'> & { fileKey: Uint8Array };

export function createWireGuardRoutes({ fileKey, ...parts }: WireGuardParts) {
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
