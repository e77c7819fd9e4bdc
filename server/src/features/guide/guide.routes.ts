import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { addCompletedStages, type GuideContext, getGuideProgress } from './guide.service.ts';

export function createGuideRoutes(dependencies: GuideContext) {
  const { guide } = endpoints;
  return {
    progress: guide.progress.handler(({ context }) =>
      getGuideProgress(dependencies.database.db, requireUser(context).userId),
    ),
    addStages: guide.addStages.handler(({ context, input }) =>
      addCompletedStages(dependencies, requireUser(context).userId, input.stages),
    ),
  };
}
