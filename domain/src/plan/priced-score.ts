import type { ScoreReading } from '../credit/credit.contract.ts';
import { findLenderScore } from '../credit/lender-score.ts';
import type { Facts } from './plan-facts.ts';

/**
 * The score of the plan where it can be used as the one that lenders use, whose rules and prices are of FICO: an app's VantageScore is not
 * used. A score without a named model is.
 */
export function findPricedScore({ creditScore }: Facts): number | undefined {
  return creditScore?.model === 'vantage' ? undefined : creditScore?.score;
}

/** The score that counts with where it comes from; nothing where neither the readings nor the plan have one that lenders use. */
export type CountedScore = { score: number; from: 'readings' | 'plan' };

/** The one a lender would pick from the readings of each buyer, else the plan's. */
export function findCountedScore(
  buyers: readonly (readonly ScoreReading[])[],
  plan: Facts,
): CountedScore | undefined {
  const { used } = findLenderScore(buyers);
  if (used !== null) return { score: used, from: 'readings' };
  const score = findPricedScore(plan);
  return score === undefined ? undefined : { score, from: 'plan' };
}
