import type { DataTable } from '../data-table.ts';
import * as texts from '../en/mortgage-insurance.ts';

/**
 * Annual premiums in percent of the loan by loan-to-value and credit score, best scores first. `lowPart` and `highPart` say, in
 * percent of that figure, how far insurers may lie to either side.
 */
type PmiPremiums = {
  fromScores: readonly number[];
  byLtv: readonly { aboveLtvPercent: string; annualPercents: readonly string[] }[];
  lowPart: number;
  highPart: number;
};

/**
 * An assumption, not a price: insurers price each loan by far more than this (debts, coverage, number of borrowers, kind of
 * home). The middle figures are one insurer's rate card for fixed loans over 20 years as others reprint it, its day from memory; the
 * quarter to either side is ours.
 */
export const pmiPremiumTables: readonly [DataTable<PmiPremiums>] = [
  {
    id: 'pmi-premiums-assumed',
    name: texts.assumedPremiums,
    source: {
      title: texts.assumedPremiumsSource,
    },
    published: '2018-06-04',
    from: '2018-06-04',
    until: null,
    content: {
      fromScores: [760, 740, 720, 700, 680, 660, 640, 0],
      byLtv: [
        {
          aboveLtvPercent: '95',
          annualPercents: ['0.58', '0.70', '0.87', '0.99', '1.21', '1.54', '1.65', '1.86'],
        },
        {
          aboveLtvPercent: '90',
          annualPercents: ['0.38', '0.53', '0.66', '0.78', '0.96', '1.28', '1.33', '1.42'],
        },
        {
          aboveLtvPercent: '85',
          annualPercents: ['0.28', '0.38', '0.46', '0.55', '0.65', '0.90', '0.91', '0.94'],
        },
        {
          aboveLtvPercent: '80',
          annualPercents: ['0.19', '0.20', '0.23', '0.25', '0.28', '0.38', '0.40', '0.44'],
        },
      ],
      lowPart: 75,
      highPart: 125,
    },
  },
];
