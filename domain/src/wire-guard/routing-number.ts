/** Weights of the nine digits of a routing number, by place (American Bankers Association). */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * Whether nine digits can be a routing number: 3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9) is a multiple of ten. It finds a wrong digit and most
 * swapped ones; it does not say that the bank exists, or whose account it is. Nine zeros, which would pass, are refused.
 */
export function hasRoutingChecksum(number: string): boolean {
  if (!/^\d{9}$/.test(number) || /^0+$/.test(number)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return sum % 10 === 0;
}
