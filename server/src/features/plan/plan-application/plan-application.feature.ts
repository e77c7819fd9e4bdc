import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { PlanContext } from '../plan.service.ts';
import { applyToPlan, getApplication } from './plan-application.service.ts';

export const planApplicationFeature = defineFeature({
  name: 'plan-application',
  routes: (parts: PlanContext) => ({ planApplication: createPlanApplicationRoutes(parts) }),
});

function createPlanApplicationRoutes(parts: PlanContext) {
  const { planApplication } = endpoints;
  return {
    read: planApplication.read.handler(async ({ context }) => ({
      application: await getApplication(parts, requireUser(context).userId),
    })),
    take: planApplication.take.handler(({ context, input }) =>
      applyToPlan(parts, requireUser(context).userId, input.replace ?? []),
    ),
  };
}
