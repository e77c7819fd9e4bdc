import { type MilestoneSlug, milestoneSlugs } from '../kernel/milestone-slugs.ts';

/** Where a buyer says they are when they come to the journey, in its order. */
export const journeyPlaces = ['exploring', 'with-lender', 'under-contract', 'closing-soon'] as const;
export type JourneyPlace = (typeof journeyPlaces)[number];

/** Where a purchase is: what the buyer said, or what an accepted offer or the closing day says. Only a day that has passed closes it. */
export const derivedPlaces = [...journeyPlaces, 'closed'] as const;
export type DerivedPlace = (typeof derivedPlaces)[number];

/** What says so: the buyer's answer, an accepted offer, or the closing day. */
export const placeSources = ['answer', 'offer', 'closing-day'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** Stored in place of an answer where facts say where the purchase is and the buyer brought a milestone back. */
export const NO_ANSWER = 'no-answer';
export const storedPlaces = [...journeyPlaces, NO_ANSWER] as const;

/** How many of the ten milestones lie before each place. */
const MILESTONES_BEFORE: Record<DerivedPlace, number> = {
  exploring: 0,
  'with-lender': 2,
  'under-contract': 5,
  'closing-soon': 7,
  closed: 9,
};

export function countMilestonesBefore(place: DerivedPlace | null): number {
  return place === null ? 0 : MILESTONES_BEFORE[place];
}

/** The milestones before a place, in order: what is set aside there. */
export function listMilestonesBefore(place: DerivedPlace | null): MilestoneSlug[] {
  return milestoneSlugs.slice(0, countMilestonesBefore(place));
}

/** Where the purchase is, what says so, and what is set aside; `place` and `source` are null where nothing says it. */
export type PlaceChoice = {
  place: DerivedPlace | null;
  source: PlaceSource | null;
  setAside: readonly MilestoneSlug[];
};

/**
 * `hasContract`: an accepted offer that was not canceled. `isClosingSet`: the closing day was set as a date; one that only the plan counts
 * with is a wish until an offer is accepted. Both days are calendar dates.
 */
export type PlaceFacts = {
  hasContract: boolean;
  closingDay: string | null;
  isClosingSet: boolean;
  today: string;
};

/**
 * The later of the buyer's answer and what the facts say, the answer where both say the same. A milestone that was brought back stays so.
 * What is stored counts as far as this release knows it.
 */
export function derivePlace(
  stored: { place: string; setAside: readonly string[] } | null,
  facts: PlaceFacts,
): PlaceChoice {
  const answer = journeyPlaces.find((known) => known === stored?.place) ?? null;
  // A buyer who says that there is a contract means the day that the plan counts with.
  const isClosingSet =
    facts.isClosingSet || countMilestonesBefore(answer) >= MILESTONES_BEFORE['under-contract'];
  const found = findPlaceOfFacts({ ...facts, isClosingSet });
  const isAnswered =
    answer !== null &&
    (found === null || countMilestonesBefore(answer) >= countMilestonesBefore(found.place));
  const { place, source } = isAnswered
    ? { place: answer, source: 'answer' as const }
    : (found ?? { place: null, source: null });
  const before = listMilestonesBefore(place);
  const asked = stored?.place === NO_ANSWER ? before : listMilestonesBefore(answer);
  return {
    ...{ place, source },
    setAside: before.filter((slug) => !asked.includes(slug) || stored?.setAside.includes(slug) === true),
  };
}

function findPlaceOfFacts(facts: PlaceFacts): { place: DerivedPlace; source: PlaceSource } | null {
  if (!facts.hasContract && !facts.isClosingSet) return null;
  const { closingDay, today } = facts;
  if (closingDay !== null && closingDay < today) return { place: 'closed', source: 'closing-day' };
  if (facts.hasContract) return { place: 'under-contract', source: 'offer' };
  return closingDay === null ? null : { place: 'under-contract', source: 'closing-day' };
}

/** The places that an answer can still name: none before what the facts say. */
export function listPlacesFrom({ place, source }: Pick<PlaceChoice, 'place' | 'source'>): JourneyPlace[] {
  const least = source === 'answer' ? 0 : countMilestonesBefore(place);
  return journeyPlaces.filter((each) => countMilestonesBefore(each) >= least);
}

/**
 * What stays set aside of `wanted`, or of everything before the place where nothing is wanted: never a completed milestone. Nothing
 * is returned where `wanted` names a milestone that does not lie before the place.
 */
export function chooseSetAside(
  place: JourneyPlace,
  completed: ReadonlySet<MilestoneSlug>,
  wanted?: readonly MilestoneSlug[],
): MilestoneSlug[] | undefined {
  const before = listMilestonesBefore(place);
  if (wanted?.some((slug) => !before.includes(slug))) return undefined;
  return before.filter((slug) => !completed.has(slug) && (wanted?.includes(slug) ?? true));
}
