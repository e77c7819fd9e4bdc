import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { askForBeta, type BetaAccessContext, readBetaStanding } from './beta-requests.service.ts';

export function createBetaAccessRoutes(dependencies: BetaAccessContext) {
  const { betaAccess } = endpoints;
  return {
    standing: betaAccess.standing.handler(({ context }) =>
      readBetaStanding(dependencies, dependencies.database.db, requireUser(context).userId),
    ),
    request: betaAccess.request.handler(({ context }) =>
      askForBeta(dependencies, requireUser(context).userId),
    ),
  };
}
