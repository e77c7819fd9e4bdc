import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { addWatch, listWatches, type ProgramWatchesContext, removeWatch } from './program-watches.service.ts';

export function createProgramWatchesRoutes(dependencies: ProgramWatchesContext) {
  const { programWatches } = endpoints;
  return {
    list: programWatches.list.handler(({ context }) =>
      listWatches(dependencies, requireUser(context).userId),
    ),
    add: programWatches.add.handler(({ context, input }) =>
      addWatch(dependencies, requireUser(context).userId, input),
    ),
    remove: programWatches.remove.handler(({ context, input }) =>
      removeWatch(dependencies, requireUser(context).userId, input),
    ),
  };
}
