import { listCountyCodes } from './county-codes.ts';

/**
 * States whose county codes changed in the last years, so that a list may hold the old ones or the new: Alaska, Connecticut, South
 * Dakota. Of these one row is enough.
 */
const CHANGED_STATES = ['02', '09', '46'];
/** From here on codes are territories', which not every list holds. */
const FIRST_TERRITORY = '60';

/**
 * The counties of the fifty states and the District that a list lacks, by their five digits; of a state whose codes changed its two
 * digits, where it has no county at all.
 */
export function findMissingCounties(held: ReadonlySet<string>): string[] {
  const states = new Set([...held].map((fips) => fips.slice(0, 2)));
  const needed = listCountyCodes().filter((fips) => fips < FIRST_TERRITORY);
  const missing = [
    ...CHANGED_STATES.filter((state) => !states.has(state)),
    ...needed.filter((fips) => !CHANGED_STATES.includes(fips.slice(0, 2)) && !held.has(fips)),
  ];
  return missing.toSorted();
}
