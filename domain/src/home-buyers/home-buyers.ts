import { type ExplainedStageSlug, explainedStageSlugs } from '../guide/guide.ts';

/**
 * What `current_stage` of a home buyer may be: the final step stores `preparing` (specification 3), and a member of staff sets
 * any other stage of the guide that has a text.
 */
export const buyerStages = explainedStageSlugs as readonly [ExplainedStageSlug, ...ExplainedStageSlug[]];
export type BuyerStage = ExplainedStageSlug;

/** The key of a home buyer in the console: the row of the final step, or an account that has a journey without it. */
export type HomeBuyerKey = { kind: 'final-step' | 'account'; id: string };

/** As it stands in an address: `final-step.<uuid>` or `account.<id>`. */
export function writeHomeBuyerKey({ kind, id }: HomeBuyerKey): string {
  return `${kind}.${id}`;
}

export function readHomeBuyerKey(text: string): HomeBuyerKey | undefined {
  const [, kind, id] = /^(final-step|account)\.([\w-]{1,64})$/.exec(text) ?? [];
  if (id === undefined || (kind !== 'final-step' && kind !== 'account')) return undefined;
  if (kind === 'final-step' && !UUID.test(id)) return undefined;
  return { kind, id };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where one of the ten milestones stands for a buyer. */
export const milestoneStates = ['locked', 'not-started', 'under-way', 'completed'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

/** `progress` is the whole percent of its tasks and documents settled. */
export function readMilestoneState(card: {
  isAvailable: boolean;
  isCompleted: boolean;
  progress: number;
}): MilestoneState {
  if (card.isCompleted) return 'completed';
  if (!card.isAvailable) return 'locked';
  return card.progress > 0 ? 'under-way' : 'not-started';
}
