import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { grantBetaAccess } from './beta-access.service.ts';

export function createBetaAccessRoutes({ database }: { database: DatabaseConnection }) {
  return {
    request: endpoints.betaAccess.request.handler(async ({ context }) => {
      await grantBetaAccess(database, requireUser(context).userId);
      return { betaAccess: true };
    }),
  };
}
