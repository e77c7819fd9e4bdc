import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import {
  chooseSetAside,
  type JourneyPlace,
  journeyPlaces,
  listMilestonesBefore,
  NO_ANSWER,
  type PlaceChoice,
} from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { journeyPlaceChoices } from '../journey/journey.table.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { loadProgress } from './milestone-progress.ts';
import { describeJourney, type MilestonesContext } from './milestones.service.ts';
import { removeSetAside } from './set-aside-rows.ts';

/** Stores where a buyer says that the purchase is and what lies before it, for both buyers, or takes the answer back. */
export function setJourneyPlace(
  context: MilestonesContext,
  userId: string,
  { place, setAside }: { place: JourneyPlace | null; setAside?: MilestoneSlug[] | undefined },
): Promise<Journey> {
  return changePlace(context, userId, async (transaction) => {
    if (place === null) {
      await transaction.delete(journeyPlaceChoices).where(ofPurchase(journeyPlaceChoices.purchaseId, userId));
      return;
    }
    const { journey } = await loadProgress(transaction, userId, context.now());
    const completed = milestones.filter(({ id }) => journey.completedIds.has(id)).map(({ slug }) => slug);
    const chosen = chooseSetAside(place, new Set(completed), setAside);
    if (chosen === undefined) throw new Failure('BAD_INPUT', { reason: 'milestones.not-before-place' });
    await storePlace(transaction, userId, { place, chosenAt: context.now(), setAside: chosen });
  });
}

/** Takes a milestone back into the journey. */
export function bringMilestoneBack(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<Journey> {
  return changePlace(context, userId, async (transaction) => {
    const { choice } = await loadProgress(transaction, userId, context.now());
    if (!choice.setAside.includes(slug)) return;
    const [stored] = await transaction
      .select({ place: journeyPlaceChoices.place })
      .from(journeyPlaceChoices)
      .where(ofPurchase(journeyPlaceChoices.purchaseId, userId));
    const answer = journeyPlaces.find((place) => place === stored?.place) ?? null;
    if (stored?.place === NO_ANSWER || listMilestonesBefore(answer).includes(slug)) {
      await removeSetAside(transaction, userId, slug);
      return;
    }
    // It was set aside by a fact, so that there is no answer to take it out of.
    const before = listMilestonesBefore('closed').filter((each) => isStillSetAside(each, choice));
    await storePlace(transaction, userId, {
      ...{ place: NO_ANSWER, chosenAt: context.now() },
      setAside: before.filter((each) => each !== slug),
    });
  });
}

/** What lies from the place on is set aside by a later one, unless it was brought back. */
const isStillSetAside = (slug: MilestoneSlug, { place, setAside }: PlaceChoice) =>
  setAside.includes(slug) || !listMilestonesBefore(place).includes(slug);

async function storePlace(
  transaction: Database,
  userId: string,
  set: Omit<typeof journeyPlaceChoices.$inferInsert, 'userId' | 'purchaseId'>,
): Promise<void> {
  await transaction
    .insert(journeyPlaceChoices)
    .values({ userId, purchaseId: purchaseOf(userId), ...set })
    .onConflictDoUpdate({ target: journeyPlaceChoices.purchaseId, set: { userId, ...set } });
}

async function changePlace(
  context: MilestonesContext,
  userId: string,
  change: (transaction: Database) => Promise<void>,
): Promise<Journey> {
  return context.database.transact(async (transaction) => {
    await lockPurchase(transaction, 'milestones', userId);
    await change(transaction);
    await announceToBuyers(transaction, { topic: 'milestones', userId });
    return describeJourney(await loadProgress(transaction, userId, context.now()));
  });
}
