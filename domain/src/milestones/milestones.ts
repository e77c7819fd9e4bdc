import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import * as texts from './en/milestones.ts';
import { countMilestonesBefore, type JourneyPlace } from './journey-place.ts';

/** The ten milestones of a purchase, in order (specification 3). What a buyer reads and does in each is the operator's content. */
export const milestones = [
  { id: 1, slug: 'interest', title: texts.interest },
  { id: 2, slug: 'pre-app', title: texts.preApp },
  { id: 3, slug: 'pre-approval', title: texts.preApproval },
  { id: 4, slug: 'home-search', title: texts.homeSearch },
  { id: 5, slug: 'offer', title: texts.offerNegotiation },
  { id: 6, slug: 'loan-application', title: texts.loanApplication },
  { id: 7, slug: 'processing', title: texts.processingUnderwrite },
  { id: 8, slug: 'ctc', title: texts.clearToClose },
  { id: 9, slug: 'funding', title: texts.funding },
  { id: 10, slug: 'post-close', title: texts.postCloseCare },
] as const satisfies readonly { id: number; slug: MilestoneSlug; title: string }[];

export type Milestone = (typeof milestones)[number];
export type MilestoneId = Milestone['id'];

/** Milestones above this id carry the Beta badge and need beta access (specification 4 and 9). */
export const BETA_GATE_ABOVE_ID = 3;

export function isBetaMilestone(id: MilestoneId): boolean {
  return id > BETA_GATE_ABOVE_ID;
}

/** What a buyer's rows say: which milestones are completed, where the purchase is, and whether beta access is on. */
export type JourneyState = {
  completedIds: ReadonlySet<number>;
  betaAccess: boolean;
  place: JourneyPlace | null;
};

/**
 * Why a milestone cannot be opened yet, or nothing when it can. Milestones 1 to 3 are always open; above that beta
 * access must be on and the milestone before it, or it itself, completed (specification 4); those before the buyer's place count as
 * completed, also where one was brought back. Access never shrinks as progress grows.
 */
export function findMilestoneLock(
  id: MilestoneId,
  state: JourneyState,
): 'beta-access' | 'previous' | undefined {
  if (!isBetaMilestone(id)) return undefined;
  if (!state.betaAccess) return 'beta-access';
  const isOpen =
    state.completedIds.has(id - 1) ||
    state.completedIds.has(id) ||
    id - 1 <= countMilestonesBefore(state.place);
  return isOpen ? undefined : 'previous';
}

type PlacedCard = { isAvailable: boolean; isCompleted: boolean; isSetAside: boolean };

/** The milestone to go on with: the first open one that is neither completed nor set aside. */
export function findCurrentCard<Card extends PlacedCard>(cards: readonly Card[]): Card | undefined {
  return findNextCard(cards.filter((card) => card.isAvailable));
}

/** The first milestone that is neither completed nor set aside; it may be locked. */
export function findNextCard<Card extends Omit<PlacedCard, 'isAvailable'>>(
  cards: readonly Card[],
): Card | undefined {
  return cards.find((card) => !card.isCompleted && !card.isSetAside);
}

/** Milestones that ask for something now: the one to go on with, and other open ones that were begun. */
export function listMilestonesUnderWay<Card extends PlacedCard & { progress: number }>(
  cards: readonly Card[],
): Card[] {
  const current = findCurrentCard(cards);
  return cards.filter(
    (card) =>
      card === current || (card.isAvailable && card.progress > 0 && !card.isCompleted && !card.isSetAside),
  );
}

/** Whether the purchase has closed: its money is paid out, or its closing day has passed. */
export function hasClosed(journey: {
  place: JourneyPlace | null;
  milestones: readonly { slug: MilestoneSlug; isCompleted: boolean }[];
}): boolean {
  const isFunded = journey.milestones.some(({ slug, isCompleted }) => slug === 'funding' && isCompleted);
  return isFunded || journey.place === 'closed';
}

/** What is open after a change and was not before it, from the buyer's place on. */
export function findUnlockedMilestones(before: JourneyState, after: JourneyState): Milestone[] {
  return milestones.filter(
    ({ id }) =>
      id > countMilestonesBefore(after.place) &&
      findMilestoneLock(id, before) !== undefined &&
      findMilestoneLock(id, after) === undefined,
  );
}

/** What beta access opens in this journey: the first beta milestone once the one before it is done or lies before the place, and so on. */
export function findOpenedByBeta(journey: Omit<JourneyState, 'betaAccess'>): Milestone[] {
  return findUnlockedMilestones({ ...journey, betaAccess: false }, { ...journey, betaAccess: true });
}

/** Whole percent of the ten milestones completed, rounded down (specification 9). */
export function computeJourneyPercent(completedIds: ReadonlySet<number>): number {
  const completed = milestones.filter((milestone) => completedIds.has(milestone.id)).length;
  return Math.floor((completed * 100) / milestones.length);
}

export type MilestoneAction = 'Locked' | 'Start' | 'Continue' | 'Review';

/** The word on a milestone card's button (specification 2). */
export function decideMilestoneAction(card: {
  isAvailable: boolean;
  isCompleted: boolean;
  progress: number;
}): MilestoneAction {
  if (!card.isAvailable) return 'Locked';
  if (card.isCompleted) return 'Review';
  return card.progress > 0 ? 'Continue' : 'Start';
}
