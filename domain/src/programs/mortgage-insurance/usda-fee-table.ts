import type { DataTable } from '../data-table.ts';
import * as texts from '../en/usda-fee-table.ts';

/** Percent of the whole loan when it is made, and of the remaining balance each year. */
type UsdaFees = { upfrontPercent: string; annualPercent: string };

const fees: UsdaFees = { upfrontPercent: '1.00', annualPercent: '0.35' };

/**
 * USDA sets its fees for a fiscal year (October to September). They were 1.00 and 0.35 percent in each one seen: 2017 and 2020 in its own
 * bulletins, 2024 in a lender's, and in the training that its site had on July 13, 2026. A notice for fiscal year 2027 was not found,
 * neither of a change nor of none, so that year is an assumption and ends with itself.
 */
export const usdaFeeTables: readonly [DataTable<UsdaFees>, DataTable<UsdaFees>] = [
  {
    id: 'usda-fees-2017',
    name: texts.publishedFeesTitle,
    source: {
      title: texts.publishedFeesSource,
      url: 'https://www.rd.usda.gov/files/RD-SFH-LNGandIndemnificationNotes.pdf',
    },
    published: '2016-09-01',
    from: '2016-10-01',
    until: '2026-09-30',
    content: fees,
  },
  {
    id: 'usda-fees-2027',
    name: texts.assumedFeesTitle,
    source: {
      title: texts.assumedFeesSource,
      url: 'https://www.rd.usda.gov/files/RD-SFH-LNGandIndemnificationNotes.pdf',
    },
    published: '2026-07-13',
    from: '2026-10-01',
    until: '2027-09-30',
    content: fees,
  },
];
