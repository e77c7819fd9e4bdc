import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { Failure } from '../../platform/base/failure.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { loadClosingDay } from '../date-store/set-closing-day.ts';
import { storeMilestoneDate } from '../date-store/store-milestone-date.ts';
import { findText } from '../journey/milestone-texts.ts';
import { announceToBuyers } from '../purchases/membership.ts';
import { setKnownDate } from './known-dates.ts';
import { describeWorkspace, findOpenMilestone, loadProgress } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';

/** Sets a date of an open milestone to a calendar day (YYYY-MM-DD), or clears it. */
export async function setMilestoneDate(
  context: MilestonesContext,
  userId: string,
  input: { slug: MilestoneSlug; key: string; date: string | null },
): Promise<MilestoneWorkspace> {
  if (!findText(input.slug).dates.some(({ key }) => key === input.key)) {
    throw new Failure('NOT_FOUND', { reason: 'milestones.no-such-date' });
  }
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const now = context.now();
    const before = await loadProgress(transaction, userId, now);
    const { milestone } = findOpenMilestone(input.slug, before);
    const { key, date: day } = input;
    const hasClosingDay = (await loadClosingDay(transaction, userId)).day !== null;
    if (await setKnownDate(transaction, { userId, now }, { key, day, hasClosingDay }))
      await announceToBuyers(transaction, { topic: 'milestones', userId });
    else await storeMilestoneDate(transaction, { ...{ userId, key, day, now }, milestoneId: milestone.id });
    const progress = await loadProgress(transaction, userId, now);
    // A closing day that is cleared may lock the milestone that it was cleared in.
    const after = { milestone, text: findText(input.slug), progress };
    return describeWorkspace(transaction, { userId, now }, after);
  });
}
