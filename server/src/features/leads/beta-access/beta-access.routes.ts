import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { askForBeta, type BetaAccessContext, getBetaStatus } from './beta-requests.service.ts';

export function createBetaAccessRoutes(dependencies: BetaAccessContext) {
  const { betaAccess } = endpoints;
  return {
    standing: betaAccess.standing.handler(({ context }) =>
      getBetaStatus(dependencies, dependencies.database.db, requireUser(context).userId),
    ),
    request: betaAccess.request.handler(({ context }) =>
      askForBeta(dependencies, requireUser(context).userId),
    ),
  };
}
