import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  listScenarios,
  removeScenario,
  renameScenario,
  type ScenariosContext,
  saveScenario,
} from './saved-scenarios.service.ts';

export function createSavedScenarioRoutes(dependencies: ScenariosContext) {
  const { savedScenarios } = endpoints;
  return {
    list: savedScenarios.list.handler(async ({ context }) => ({
      scenarios: await listScenarios(dependencies, requireUser(context).userId),
    })),
    save: savedScenarios.save.handler(({ context, input }) =>
      saveScenario(dependencies, requireUser(context).userId, input),
    ),
    rename: savedScenarios.rename.handler(({ context, input }) =>
      renameScenario(dependencies, requireUser(context).userId, input),
    ),
    remove: savedScenarios.remove.handler(async ({ context, input }) => {
      await removeScenario(dependencies, requireUser(context).userId, input.id);
      return { done: true } as const;
    }),
  };
}
