import type { Facts } from './plan-facts.ts';

/**
 * The score of the plan where it may stand for the one that lenders use, whose rules and prices are of FICO: an app's VantageScore is not
 * put in its place. One whose model nobody named is taken.
 */
export function findPricedScore({ creditScore }: Facts): number | undefined {
  return creditScore?.model === 'vantage' ? undefined : creditScore?.score;
}
