import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { Failure } from '../../platform/base/failure.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { storeMilestoneDate } from '../date-store/store-milestone-date.ts';
import { findText } from '../journey/milestone-texts.ts';
import { bringMilestoneBack, setJourneyPlace } from './journey-place.service.ts';
import { deleteNote, saveMilestoneNote } from './milestone-notes.service.ts';
import { describeWorkspace, findOpenMilestone, loadProgress } from './milestone-progress.ts';
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

/** Sets a date of an open milestone to a calendar day (YYYY-MM-DD), or clears it. */
async function setMilestoneDate(
  context: MilestonesContext,
  userId: string,
  input: { slug: MilestoneSlug; key: string; date: string | null },
): Promise<MilestoneWorkspace> {
  if (!findText(input.slug).dates.some(({ key }) => key === input.key)) {
    throw new Failure('NOT_FOUND', { reason: 'milestones.no-such-date' });
  }
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const before = await loadProgress(transaction, userId, context.now());
    const { milestone } = findOpenMilestone(input.slug, before);
    const { key, date: day } = input;
    await storeMilestoneDate(transaction, {
      ...{ userId, key, day },
      milestoneId: milestone.id,
      now: context.now(),
    });
    const progress = await loadProgress(transaction, userId, context.now());
    // A closing day that is cleared may lock the milestone that it was cleared in.
    const after = { milestone, text: findText(input.slug), progress };
    return describeWorkspace(transaction, userId, after);
  });
}
