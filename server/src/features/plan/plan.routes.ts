import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { type PlanContext, priceChange, setFact } from './plan.service.ts';
import { loadFactHistory, loadPlanRow } from './plan-rows.ts';

export function createPlanRoutes(dependencies: PlanContext) {
  const { plan } = endpoints;
  const { db } = dependencies.database;
  return {
    read: plan.read.handler(({ context }) => loadPlanRow(db, requireUser(context).userId)),
    set: plan.set.handler(({ context, input }) => setFact(dependencies, requireUser(context).userId, input)),
    history: plan.history.handler(async ({ context, input }) => ({
      versions: await loadFactHistory(db, requireUser(context).userId, input.fact),
    })),
    price: plan.price.handler(({ context, input }) =>
      priceChange(dependencies, requireUser(context).userId, input),
    ),
  };
}
