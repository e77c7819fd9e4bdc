import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import {
  listMilestones,
  type MilestonesContext,
  openWorkspace,
  setTaskStatus,
} from './milestones.service.ts';

export function createMilestoneRoutes(dependencies: MilestonesContext) {
  const { milestones } = endpoints;
  return {
    list: milestones.list.handler(({ context }) => listMilestones(dependencies, requireUser(context).userId)),
    get: milestones.get.handler(({ context, input }) =>
      openWorkspace(dependencies, requireUser(context).userId, input.slug),
    ),
    setTask: milestones.setTask.handler(({ context, input }) =>
      setTaskStatus(dependencies, requireUser(context).userId, input),
    ),
  };
}
