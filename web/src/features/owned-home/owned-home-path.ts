import { ownedHomePath } from '../../ui/home/homes-path.ts';

/** The parts of the home after closing. Not among the paths that every page carries. */
export const homeParts = {
  loan: `${ownedHomePath}/loan`,
  escrow: `${ownedHomePath}/escrow`,
  value: `${ownedHomePath}/value`,
  taxes: `${ownedHomePath}/taxes-and-insurance`,
  book: `${ownedHomePath}/house-book`,
} as const;
export type HomePart = keyof typeof homeParts;
