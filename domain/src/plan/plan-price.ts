import type { Facts } from './plan-facts.ts';

/** The price that is counted with, in cents: the one of the home, or the upper end of the range that is searched. */
export function findPlanPrice({ price, priceRange }: Facts): number | undefined {
  const found = price ?? priceRange?.to;
  return found === 0 ? undefined : found;
}

/** Price less down payment, in cents; nothing where one of them is not known or nothing is borrowed. */
export function findBaseLoan(facts: Facts): number | undefined {
  const price = findPlanPrice(facts);
  if (price === undefined || facts.downPayment === undefined || facts.downPayment >= price) return undefined;
  return price - facts.downPayment;
}
