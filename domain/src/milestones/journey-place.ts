import { type MilestoneSlug, milestoneSlugs } from '../kernel/milestone-slugs.ts';

/** Where a buyer says they are when they come to the journey, in its order. */
export const journeyPlaces = ['exploring', 'with-lender', 'under-contract', 'closing-soon'] as const;
export type JourneyPlace = (typeof journeyPlaces)[number];

/** How many of the ten milestones lie before each place. */
const MILESTONES_BEFORE: Record<JourneyPlace, number> = {
  exploring: 0,
  'with-lender': 2,
  'under-contract': 5,
  'closing-soon': 7,
};

/** The milestones before a place, in order: what is set aside there. */
export function listMilestonesBefore(place: JourneyPlace): MilestoneSlug[] {
  return milestoneSlugs.slice(0, MILESTONES_BEFORE[place]);
}

/** The buyer's answer and what it set aside; `place` is null where nothing was answered. */
export type PlaceChoice = { place: JourneyPlace | null; setAside: readonly MilestoneSlug[] };

export const NO_PLACE: PlaceChoice = { place: null, setAside: [] };

/** What is stored, as far as this release knows it: a place or milestone of another one counts for nothing. */
export function getPlaceChoice(stored: { place: string; setAside: readonly string[] } | null): PlaceChoice {
  const place = journeyPlaces.find((known) => known === stored?.place);
  if (stored === null || place === undefined) return NO_PLACE;
  return { place, setAside: listMilestonesBefore(place).filter((slug) => stored.setAside.includes(slug)) };
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
