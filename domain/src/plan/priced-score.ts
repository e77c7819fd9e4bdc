import type { Facts } from './plan-facts.ts';

/**
 * The score of the plan where it can be used as the one that lenders use, whose rules and prices are of FICO: an app's VantageScore is not
 * used. A score without a named model is.
 */
export function findPricedScore({ creditScore }: Facts): number | undefined {
  return creditScore?.model === 'vantage' ? undefined : creditScore?.score;
}
