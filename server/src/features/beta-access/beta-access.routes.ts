import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { openBetaMilestones } from '../milestones/beta-opening.service.ts';
import type { MilestonesContext } from '../milestones/milestones.service.ts';

export function createBetaAccessRoutes(dependencies: MilestonesContext) {
  return {
    request: endpoints.betaAccess.request.handler(async ({ context }) => {
      await openBetaMilestones(dependencies, requireUser(context).userId);
      return { betaAccess: true };
    }),
  };
}
