import type { DataTable } from '../data-table.ts';
import * as texts from '../en/loan-price.ts';

/** A line of a table that goes from the largest loans to the smallest: it holds for loans of `from` dollars and more. */
type PriceLine = { from: number; points: string };

/** A cap on points and fees: a share of the loan, or a fixed amount in dollars. */
export type FeeCap = { from: number; percent: string } | { from: number; dollars: number };

/** What decides whether a loan is a qualified mortgage, a higher-priced or a high-cost one. Percentage points over APOR; dollars. */
export type PriceLimits = {
  qualified: {
    firstLien: PriceLine[];
    /** A first lien on a manufactured home. */
    manufactured: PriceLine[];
    subordinateLien: PriceLine[];
    pointsAndFees: FeeCap[];
  };
  highCost: {
    feePercent: string;
    smallLoanBelow: number;
    smallLoanPercent: string;
    smallLoanDollars: number;
  };
  /** Loans up to this need no appraisal under the higher-priced rules. */
  appraisalExemption: number;
};

/** The lines of 12 CFR 1026.43(e) and 1026.32, adjusted each January 1. */
export const priceLimitTables: [DataTable<PriceLimits>] = [
  {
    id: 'qm-hoepa-2026',
    name: texts.limitTableTitle,
    source: {
      title: texts.limitTableSource,
      url: 'https://www.govinfo.gov/app/details/FR-2025-12-15/2025-22773',
    },
    published: '2025-12-15',
    from: '2026-01-01',
    until: '2026-12-31',
    content: {
      qualified: {
        firstLien: [
          { from: 137_958, points: '2.25' },
          { from: 82_775, points: '3.5' },
          { from: 0, points: '6.5' },
        ],
        manufactured: [
          { from: 137_958, points: '2.25' },
          { from: 0, points: '6.5' },
        ],
        subordinateLien: [
          { from: 82_775, points: '3.5' },
          { from: 0, points: '6.5' },
        ],
        pointsAndFees: [
          { from: 137_958, percent: '3' },
          { from: 82_775, dollars: 4139 },
          { from: 27_592, percent: '5' },
          { from: 17_245, dollars: 1380 },
          { from: 0, percent: '8' },
        ],
      },
      highCost: { feePercent: '5', smallLoanBelow: 27_592, smallLoanPercent: '8', smallLoanDollars: 1380 },
      appraisalExemption: 34_200,
    },
  },
];
