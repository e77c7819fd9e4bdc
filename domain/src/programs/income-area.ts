/** Households of one to eight people: HUD prints no more. */
export const householdSizes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type HouseholdSize = (typeof householdSizes)[number];

/** What HUD's list says of a county, or of a town of New England, for a fiscal year; whole dollars a year, limits by people in the household. */
export type IncomeArea = {
  year: number;
  /** Ten digits: the county's five, and five of the town or 99999. */
  area: string;
  state: string;
  county: string;
  /** In New England, where towns have figures of their own. */
  town: string | null;
  /** The metropolitan area or county whose median it is. */
  hudArea: string;
  median: number;
  limits50: readonly number[];
  limits80: readonly number[];
};

/**
 * The area's median for a household, in whole cents, cut: HUD's median for four, moved as HUD's own limit of 50 percent moves with the
 * people in the household. Which of its figures an agency counts with, the agency says.
 */
export function findHouseholdMedian(
  { median, limits50 }: Pick<IncomeArea, 'median' | 'limits50'>,
  people: HouseholdSize,
): number {
  const [own = 0, ofFour = 0] = [limits50[people - 1], limits50[3]];
  return ofFour === 0 ? median * 100 : Number((BigInt(median) * 100n * BigInt(own)) / BigInt(ofFour));
}
