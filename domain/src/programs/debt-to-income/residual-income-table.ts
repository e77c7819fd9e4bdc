import type { DataTable } from '../data-table.ts';
import * as texts from '../en/debt-to-income.ts';

/** VA's four regions, as the rule names them. */
export const vaRegions = ['Northeast', 'Midwest', 'South', 'West'] as const;
export type VaRegion = (typeof vaRegions)[number];

type Amounts = readonly [one: number, two: number, three: number, four: number, five: number];

/**
 * Dollars a month that have to be left, by region and size of the family, below and from `largeLoanFrom`. Each member above five
 * adds `perFurtherMember`, up to `largestFamily`.
 */
type ResidualIncomes = {
  largeLoanFrom: number;
  largestFamily: number;
  smallLoan: Record<VaRegion, Amounts> & { perFurtherMember: number };
  largeLoan: Record<VaRegion, Amounts> & { perFurtherMember: number };
};

/** VA's table. Two lenders print 775 for a family of two in the Northeast; decision 0025 says why this table has 755. */
export const residualIncomeTables: readonly [DataTable<ResidualIncomes>] = [
  {
    id: 'va-residual-income',
    name: texts.vaResidualIncome,
    source: {
      title: texts.residualIncomeSource,
      url: 'https://www.ecfr.gov/current/title-38/section-36.4340',
    },
    published: '2010-06-15',
    from: '2010-06-15',
    until: null,
    content: {
      largeLoanFrom: 80_000,
      largestFamily: 7,
      smallLoan: {
        [texts.northeast]: [390, 654, 788, 888, 921],
        [texts.midwest]: [382, 641, 772, 868, 902],
        [texts.south]: [382, 641, 772, 868, 902],
        [texts.west]: [425, 713, 859, 967, 1_004],
        perFurtherMember: 75,
      },
      largeLoan: {
        [texts.northeast]: [450, 755, 909, 1_025, 1_062],
        [texts.midwest]: [441, 738, 889, 1_003, 1_039],
        [texts.south]: [441, 738, 889, 1_003, 1_039],
        [texts.west]: [491, 823, 990, 1_117, 1_158],
        perFurtherMember: 80,
      },
    },
  },
];

/** The states of each region (VA Pamphlet 26-7, chapter 4, table 11). */
const STATES: Record<VaRegion, string> = {
  [texts.northeast]: 'CT MA ME NH NJ NY PA RI VT',
  [texts.midwest]: 'IA IL IN KS MI MN MO ND NE OH SD WI',
  [texts.south]: 'AL AR DC DE FL GA KY LA MD MS NC OK PR SC TN TX VA WV',
  [texts.west]: 'AK AZ CA CO HI ID MT NM NV OR UT WA WY',
};

/** The region of a state's two letters; undefined for one that the table does not place. */
export function findVaRegion(state: string): VaRegion | undefined {
  const code = state.toUpperCase();
  return vaRegions.find((region) => STATES[region].split(' ').includes(code));
}
