import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { chooseSetAside, type JourneyPlace } from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { loadProgress } from './milestone-progress.ts';
import { describeJourney, type MilestonesContext } from './milestones.service.ts';
import { journeyPlaceChoices } from './milestones.table.ts';
import { removeSetAside } from './set-aside-rows.ts';

/** Keeps where the buyer says they are and what lies before it, or takes the answer back. */
export function setJourneyPlace(
  context: MilestonesContext,
  userId: string,
  { place, setAside }: { place: JourneyPlace | null; setAside?: MilestoneSlug[] | undefined },
): Promise<Journey> {
  return changePlace(context, userId, async (transaction) => {
    if (place === null) {
      await transaction.delete(journeyPlaceChoices).where(eq(journeyPlaceChoices.userId, userId));
      return;
    }
    const { journey } = await loadProgress(transaction, userId);
    const completed = milestones.filter(({ id }) => journey.completedIds.has(id)).map(({ slug }) => slug);
    const chosen = chooseSetAside(place, new Set(completed), setAside);
    if (chosen === undefined) throw new Failure('BAD_INPUT', { reason: 'milestones.not-before-place' });
    const set = { place, chosenAt: context.now(), setAside: chosen };
    await transaction
      .insert(journeyPlaceChoices)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: journeyPlaceChoices.userId, set });
  });
}

/** Takes a milestone back into the journey. */
export function bringMilestoneBack(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<Journey> {
  return changePlace(context, userId, (transaction) => removeSetAside(transaction, userId, slug));
}

async function changePlace(
  context: MilestonesContext,
  userId: string,
  change: (transaction: Database) => Promise<void>,
): Promise<Journey> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'milestones', userId);
    await change(transaction);
    await announceChange(transaction, { topic: 'milestones', userId });
    return describeJourney(await loadProgress(transaction, userId));
  });
}
