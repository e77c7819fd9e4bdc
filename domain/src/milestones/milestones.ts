/** The ten milestones of a purchase, in order (specification 3). What a buyer reads and does in each is the operator's content. */
export const milestones = [
  { id: 1, slug: 'interest', title: 'Interest' },
  { id: 2, slug: 'pre-app', title: 'Pre-App' },
  { id: 3, slug: 'pre-approval', title: 'Pre-Approval' },
  { id: 4, slug: 'home-search', title: 'Home Search' },
  { id: 5, slug: 'offer', title: 'Offer & Negotiation' },
  { id: 6, slug: 'loan-application', title: 'Loan Application' },
  { id: 7, slug: 'processing', title: 'Processing & Underwrite' },
  { id: 8, slug: 'ctc', title: 'Clear-to-Close' },
  { id: 9, slug: 'funding', title: 'Funding' },
  { id: 10, slug: 'post-close', title: 'Post-Close Care' },
] as const;

export type Milestone = (typeof milestones)[number];
export type MilestoneId = Milestone['id'];
export type MilestoneSlug = Milestone['slug'];

export const milestoneSlugs = milestones.map((milestone) => milestone.slug) as [
  MilestoneSlug,
  ...MilestoneSlug[],
];

/** Milestones above this id carry the Beta badge and need beta access (specification 4 and 9). */
export const BETA_GATE_ABOVE_ID = 3;

export function isBetaMilestone(id: MilestoneId): boolean {
  return id > BETA_GATE_ABOVE_ID;
}

/** What a buyer's rows say: which milestones are completed, and whether beta access is on. */
export type JourneyState = { completedIds: ReadonlySet<number>; betaAccess: boolean };

/**
 * Why a milestone cannot be opened yet, or nothing when it can. Milestones 1 to 3 are always open; above that beta
 * access must be on and the milestone before it, or it itself, completed (specification 4). Access never shrinks as
 * progress grows.
 */
export function findMilestoneLock(
  id: MilestoneId,
  state: JourneyState,
): 'beta-access' | 'previous' | undefined {
  if (!isBetaMilestone(id)) return undefined;
  if (!state.betaAccess) return 'beta-access';
  return state.completedIds.has(id - 1) || state.completedIds.has(id) ? undefined : 'previous';
}

/** What is open after a change and was not before it. */
export function findUnlockedMilestones(before: JourneyState, after: JourneyState): Milestone[] {
  return milestones.filter(
    ({ id }) => findMilestoneLock(id, before) !== undefined && findMilestoneLock(id, after) === undefined,
  );
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
