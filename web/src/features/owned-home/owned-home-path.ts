/** The home after closing, and its parts. Not among the paths that every page carries. */
export const ownedHomePath = '/portal/home';
export const homeParts = {
  loan: `${ownedHomePath}/loan`,
  escrow: `${ownedHomePath}/escrow`,
  value: `${ownedHomePath}/value`,
  taxes: `${ownedHomePath}/taxes-and-insurance`,
  book: `${ownedHomePath}/house-book`,
} as const;
export type HomePart = keyof typeof homeParts;
