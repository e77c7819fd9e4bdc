import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { applyReadFacts, type PlanReadingsContext } from './plan-readings.service.ts';

/** Figures that were read in a document, taken over into the plan. */
export const planReadingsFeature = defineFeature({
  name: 'plan-readings',
  routes: (parts: PlanReadingsContext) => ({
    planReadings: {
      take: endpoints.planReadings.take.handler(({ context, input }) =>
        applyReadFacts(parts, requireUser(context).userId, input),
      ),
    },
  }),
});
