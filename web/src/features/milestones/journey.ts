import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type {
  Journey,
  JourneyDate,
  MilestoneCard,
  NextStep,
} from '@porchlight/domain/milestones/milestones.contract.ts';
import { findCurrentCard, findNextCard, milestones } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../paths.ts';

/** How a card looks: a completed one is a line, the one to go on with is wide, all others are slim. */
export type CardState = 'done' | 'now' | 'later';

export function chooseCardState(card: MilestoneCard, current: MilestoneCard | undefined): CardState {
  if (card.isCompleted) return 'done';
  return card.id === current?.id ? 'now' : 'later';
}

/** Where a step of a milestone is found in its workspace; what staff asked for is uploaded in the Document Center. */
export function findStepPath(slug: MilestoneSlug, { kind, id }: NextStep): string {
  if (kind === 'asked') return paths.documents;
  return `${paths.milestone(slug)}#${kind}-${id}`;
}

export function findTitle(id: number): string {
  return milestones.find((milestone) => milestone.id === id)?.title ?? '';
}

/** Where a card leads: one behind the beta gate to the request for it (specification 2), any other to its workspace. */
export function findWayIn(card: MilestoneCard): string {
  return card.lock === 'beta-access' ? paths.betaRequest : paths.milestone(card.slug);
}

/** Where the buyer is, in words: what is done, what comes next and what it still needs. */
export function describeDashboardJourney(journey: Journey): string {
  const done = journey.milestones.filter((card) => card.isCompleted).length;
  if (done === journey.milestones.length) return texts.progressComplete;
  const next = findUpcomingCard(journey);
  if (next === undefined) return texts.progressAndBeta(done);
  const isAtStart = journey.place === null || journey.place === 'exploring';
  return done === 0 && next.id === 1 && isAtStart
    ? texts.startHere
    : texts.progressAndNext(done, findTitle(next.id), next.docsDue);
}

/** The milestone that comes next; none where it needs beta access first. */
export function findUpcomingCard({ milestones: cards }: Journey): MilestoneCard | undefined {
  const next = findCurrentCard(cards) ?? findNextCard(cards);
  return next?.lock === 'beta-access' ? undefined : next;
}

/** Whether the dashboard asks where the buyer is, or shows the answer: until something is completed, and while it has an effect. */
export function isPlaceShown({ percent, milestones: cards }: Journey): boolean {
  return percent === 0 || cards.some((card) => card.isSetAside);
}

/** What a milestone still needs (specification 2). */
export function describeDocumentRequests(docsDue: number): string {
  return texts.documentsDue(docsDue);
}

/** How many windows of the house are lit, in words. */
export function describeWindows(lit: number): string {
  return texts.windowsLit(lit);
}

/** Which milestones are completed, by id. */
export function findCompleted(journey: Journey | undefined): ReadonlySet<number> {
  return new Set(journey?.milestones.filter((card) => card.isCompleted).map(({ id }) => id));
}

/** A date of a milestone, or, without one, the closing day that was set elsewhere. */
type NextDate = Omit<JourneyDate, 'slug'> & { slug: MilestoneSlug | null };

/** The next of the buyer's dates that has not passed, the closing day of the purchase among them, seen from the reader's own day. */
export function findNextDate(
  journey: Journey,
  today: string,
  closingDay: string | null = null,
): NextDate | undefined {
  const ofMilestone = journey.dates.find(({ date }) => date >= today);
  const isClosingNext =
    closingDay !== null &&
    closingDay >= today &&
    (ofMilestone === undefined || closingDay < ofMilestone.date);
  return isClosingNext ? { slug: null, key: 'closing-day', date: closingDay } : ofMilestone;
}
