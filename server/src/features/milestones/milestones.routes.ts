import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { bringMilestoneBack, setJourneyPlace } from './journey-place.service.ts';
import { setMilestoneDate } from './milestone-dates.service.ts';
import { deleteNote, saveMilestoneNote } from './milestone-notes.service.ts';
import { getWorkspaceOf, listMilestones } from './milestone-reads.service.ts';
import { type MilestonesContext, setTaskStatus } from './milestones.service.ts';
import { listTaskOwners, setTaskOwner } from './task-owners.service.ts';

export function createMilestoneRoutes(dependencies: MilestonesContext) {
  const { milestones } = endpoints;
  return {
    list: milestones.list.handler(({ context }) => listMilestones(dependencies, requireUser(context).userId)),
    get: milestones.get.handler(({ context, input }) =>
      getWorkspaceOf(dependencies, requireUser(context).userId, input.slug),
    ),
    setPlace: milestones.setPlace.handler(({ context, input }) =>
      setJourneyPlace(dependencies, requireUser(context).userId, input),
    ),
    bringBack: milestones.bringBack.handler(({ context, input }) =>
      bringMilestoneBack(dependencies, requireUser(context).userId, input.slug),
    ),
    setTask: milestones.setTask.handler(({ context, input }) =>
      setTaskStatus(dependencies, requireUser(context).userId, input),
    ),
    listOwners: milestones.listOwners.handler(({ context, input }) =>
      listTaskOwners(dependencies, requireUser(context).userId, input.slug),
    ),
    setOwner: milestones.setOwner.handler(({ context, input }) =>
      setTaskOwner(dependencies, requireUser(context).userId, input),
    ),
    setDate: milestones.setDate.handler(({ context, input }) =>
      setMilestoneDate(dependencies, requireUser(context).userId, input),
    ),
    saveMilestoneNote: milestones.saveMilestoneNote.handler(({ context, input }) =>
      saveMilestoneNote(dependencies, requireUser(context).userId, input),
    ),
    deleteNote: milestones.deleteNote.handler(({ context, input }) =>
      deleteNote(dependencies, requireUser(context).userId, input),
    ),
  };
}
