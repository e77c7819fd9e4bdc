import { type ExplainedStageSlug, explainedStageSlugs } from '../guide/guide.ts';

/**
 * What `current_stage` of a home buyer may be: the final step stores `preparing` (specification 3), and a member of staff sets
 * any other stage of the guide that has a text.
 */
export const buyerStages = explainedStageSlugs as readonly [ExplainedStageSlug, ...ExplainedStageSlug[]];
export type BuyerStage = ExplainedStageSlug;

/**
 * The id of a home buyer as an address names it, which is the account's (`buyerId` in events, `buyer.id` of a document) or the final
 * step's (`homeBuyerId`). Links made before there was one id say `account.<id>` or `final-step.<id>`, and lead to the same buyer.
 */
export function parseHomeBuyerId(text: string): string | undefined {
  const [, id] = /^(?:final-step\.|account\.)?([\w-]{1,64})$/.exec(text) ?? [];
  return id;
}

/** The state of one of the ten milestones for a buyer. */
export const milestoneStates = ['locked', 'not-started', 'under-way', 'completed'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

/** `progress` is the whole percent of its tasks and documents settled. */
export function getMilestoneState(card: {
  isAvailable: boolean;
  isCompleted: boolean;
  progress: number;
}): MilestoneState {
  if (card.isCompleted) return 'completed';
  if (!card.isAvailable) return 'locked';
  return card.progress > 0 ? 'under-way' : 'not-started';
}
