import type { DataTable } from '../data-table.ts';
import * as texts from '../en/loan-level-price.ts';

/** What a loan is for. */
export const pricedPurposes = ['purchase', 'limited_cash_out_refinance', 'cash_out_refinance'] as const;
export type PricedPurpose = (typeof pricedPurposes)[number];

/** Features of a loan or a home that are priced beside the score. Of the two high-balance rows one is for fixed rates, one for adjustable. */
export const pricedAttributes = [
  'arm',
  'condo',
  'investment',
  'second_home',
  'units_2_4',
  'manufactured',
  'subordinate_financing',
  'high_balance_fixed',
  'high_balance_arm',
] as const;
export type PricedAttribute = (typeof pricedAttributes)[number];

/** Shares of the value in percent, each band from the one before, as the agencies name them. */
export const ltvBands = [
  '0-30.00',
  '30.01-60.00',
  '60.01-70.00',
  '70.01-75.00',
  '75.01-80.00',
  '80.01-85.00',
  '85.01-90.00',
  '90.01-95.00',
  '>95.00',
] as const;
export type LtvBand = (typeof ltvBands)[number];

/**
 * Percent of the loan, paid once. Each row has a figure for each band of `ltvBands` in turn; a row that is shorter has no price beyond
 * it. `fromScores` names the lowest score of each row of `byScore`.
 */
type PriceGrid = {
  bandsUpTo: readonly number[];
  fromScores: readonly number[];
  byScore: Readonly<Record<PricedPurpose, readonly string[]>>;
  byAttribute: Readonly<Record<PricedAttribute, string>>;
};

/**
 * The two agencies' price adjustments of loans over 15 years, by Classic FICO. Four independent transcriptions agree on each cell of the
 * purchase grid, three on the others, two on the high-balance rows; the last of them is of September 9, 2026.
 */
export const loanLevelPriceTables: readonly [DataTable<PriceGrid>] = [
  {
    id: 'loan-level-price-2025',
    name: texts.agenciesPriceGrid,
    source: { title: texts.agenciesMatrices },
    published: '2025-11-17',
    from: '2025-11-17',
    until: null,
    confirmed: { on: '2026-09-09', holdsDays: 120 },
    content: {
      bandsUpTo: [30, 60, 70, 75, 80, 85, 90, 95],
      fromScores: [780, 760, 740, 720, 700, 680, 660, 640, 0],
      byScore: {
        purchase: [
          '0.000 0.000 0.000 0.000 0.375 0.375 0.250 0.250 0.125',
          '0.000 0.000 0.000 0.250 0.625 0.625 0.500 0.500 0.250',
          '0.000 0.000 0.125 0.375 0.875 1.000 0.750 0.625 0.500',
          '0.000 0.000 0.250 0.750 1.250 1.250 1.000 0.875 0.750',
          '0.000 0.000 0.375 0.875 1.375 1.500 1.250 1.125 0.875',
          '0.000 0.000 0.625 1.125 1.750 1.875 1.500 1.375 1.125',
          '0.000 0.000 0.750 1.375 1.875 2.125 1.750 1.625 1.250',
          '0.000 0.000 1.125 1.500 2.250 2.500 2.000 1.875 1.500',
          '0.000 0.125 1.500 2.125 2.750 2.875 2.625 2.250 1.750',
        ],
        limited_cash_out_refinance: [
          '0.000 0.000 0.000 0.125 0.500 0.625 0.500 0.375 0.375',
          '0.000 0.000 0.125 0.375 0.875 1.000 0.750 0.625 0.625',
          '0.000 0.000 0.250 0.750 1.125 1.375 1.125 1.000 1.000',
          '0.000 0.000 0.500 1.000 1.625 1.750 1.500 1.250 1.250',
          '0.000 0.000 0.625 1.250 1.875 2.125 1.750 1.625 1.625',
          '0.000 0.000 0.875 1.625 2.250 2.500 2.125 1.750 1.750',
          '0.000 0.125 1.125 1.875 2.500 3.000 2.375 2.125 2.125',
          '0.000 0.250 1.375 2.125 2.875 3.375 2.875 2.500 2.500',
          '0.000 0.375 1.750 2.500 3.500 3.875 3.625 2.500 2.500',
        ],
        cash_out_refinance: [
          '0.375 0.375 0.625 0.875 1.375',
          '0.375 0.375 0.875 1.250 1.875',
          '0.375 0.375 1.000 1.625 2.375',
          '0.375 0.500 1.375 2.000 2.750',
          '0.375 0.500 1.625 2.625 3.250',
          '0.375 0.625 2.000 2.875 3.750',
          '0.375 0.875 2.750 4.000 4.750',
          '0.375 1.375 3.125 4.625 5.125',
          '0.375 1.375 3.375 4.875 5.125',
        ],
      },
      byAttribute: {
        arm: '0.000 0.000 0.000 0.000 0.000 0.000 0.000 0.250 0.250',
        condo: '0.000 0.000 0.125 0.125 0.750 0.750 0.750 0.750 0.750',
        investment: '1.125 1.125 1.625 2.125 3.375 4.125 4.125 4.125 4.125',
        second_home: '1.125 1.125 1.625 2.125 3.375 4.125 4.125 4.125 4.125',
        units_2_4: '0.000 0.000 0.375 0.375 0.625 0.625 0.625 0.625 0.625',
        manufactured: '0.500 0.500 0.500 0.500 0.500 0.500 0.500 0.500 0.500',
        subordinate_financing: '0.625 0.625 0.625 0.875 1.125 1.125 1.125 1.875 1.875',
        high_balance_fixed: '0.500 0.500 0.750 0.750 1.000 1.000 1.000 1.000 1.000',
        high_balance_arm: '1.250 1.250 1.500 1.500 2.500 2.500 2.500 2.750 2.750',
      },
    },
  },
];
