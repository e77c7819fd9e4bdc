import type { DataTable } from './data-table.ts';

/** Percent of the loan when it is made, and of the remaining balance each year. */
type UsdaFees = { upfrontPercent: string; annualPercent: string };

/**
 * USDA sets its fees for a fiscal year (October to September). Those of 2024 were seen in print; that later years kept them was
 * not, so the table says where it ends and an answer for a later day carries a warning.
 */
export const usdaFeeTables: readonly [DataTable<UsdaFees>] = [
  {
    id: 'usda-fees-2024',
    name: 'USDA guarantee fees, fiscal year 2024',
    source: {
      title:
        'USDA Rural Development, Single Family Housing Guaranteed Loan Program, fees for fiscal year 2024',
      url: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
    },
    published: '2023-10-01',
    from: '2023-10-01',
    until: '2024-09-30',
    content: { upfrontPercent: '1.00', annualPercent: '0.35' },
  },
];
