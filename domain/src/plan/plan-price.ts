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

/** Whole cents as dollars on the wire: 28990000 is "289900", 191041 is "1910.41". */
export function toDollars(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const part = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${cents < 0 ? '-' : ''}${whole}${part}`;
}

/** Dollars on the wire as whole cents; "28,990" too. What is less than a cent is cut off. */
export function toCents(dollars: string): number {
  const [, minus, whole = '', part = ''] = /^(-?)([\d,]*)(?:\.(\d*))?$/.exec(dollars) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return minus === '-' && cents !== 0 ? -cents : cents;
}
