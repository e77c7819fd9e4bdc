import { type MilestoneSlug, milestoneSlugs } from '../kernel/milestone-slugs.ts';

/** Where a purchase is, in the order of the journey: what the buyer said, or what its facts say. An owner is where it is closed. */
export const journeyPlaces = [
  'exploring',
  'with-lender',
  'under-contract',
  'closing-soon',
  'closed',
] as const;
export type JourneyPlace = (typeof journeyPlaces)[number];

/** What says so: the buyer's answer, an accepted offer, the closing day, or a home that was entered as owned. */
export const placeSources = ['answer', 'offer', 'closing-day', 'owned-home'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** Stored in place of an answer where facts say where the purchase is and the buyer brought a milestone back. */
export const NO_ANSWER = 'no-answer';
export const storedPlaces = [...journeyPlaces, NO_ANSWER] as const;

/** How many of the ten milestones lie before each place. */
const MILESTONES_BEFORE: Record<JourneyPlace, number> = {
  exploring: 0,
  'with-lender': 2,
  'under-contract': 5,
  'closing-soon': 7,
  closed: 9,
};

export function countMilestonesBefore(place: JourneyPlace | null): number {
  return place === null ? 0 : MILESTONES_BEFORE[place];
}

/** The milestones before a place, in order: what is set aside there. */
export function listMilestonesBefore(place: JourneyPlace | null): MilestoneSlug[] {
  return milestoneSlugs.slice(0, countMilestonesBefore(place));
}

/** Where the purchase is, what says so, and what is set aside; `place` and `source` are null where nothing says it. */
export type PlaceChoice = {
  place: JourneyPlace | null;
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
  /** A home was entered as owned: it was bought, whatever was noted of the days before. */
  ownsHome: boolean;
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

function findPlaceOfFacts(facts: PlaceFacts): { place: JourneyPlace; source: PlaceSource } | null {
  const { closingDay, today } = facts;
  const isAgreed = facts.hasContract || facts.isClosingSet;
  if (isAgreed && closingDay !== null && closingDay < today)
    return { place: 'closed', source: 'closing-day' };
  if (facts.ownsHome) return { place: 'closed', source: 'owned-home' };
  if (!isAgreed) return null;
  if (facts.hasContract) return { place: 'under-contract', source: 'offer' };
  return closingDay === null ? null : { place: 'under-contract', source: 'closing-day' };
}

/** The places that an answer can still name: none before what the facts say, and none once they say that the purchase has closed. */
export function listPlacesFrom({ place, source }: Pick<PlaceChoice, 'place' | 'source'>): JourneyPlace[] {
  if (place === 'closed' && source !== 'answer') return [];
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
