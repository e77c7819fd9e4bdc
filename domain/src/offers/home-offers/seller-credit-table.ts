import type { DataTable } from '../../programs/data-table.ts';
import * as texts from './en/seller-credit.ts';

export const creditedLoans = ['conventional', 'fha', 'va', 'usda'] as const;
export type CreditedLoan = (typeof creditedLoans)[number];

/** How the buyer will use the home; only conventional loans distinguish the uses. */
export const creditedUses = ['primary', 'second_home', 'investment'] as const;
export type CreditedUse = (typeof creditedUses)[number];

/**
 * The most a seller may pay of the buyer's costs, in percent of the lower of price and value. A conventional loan on a home of one's own
 * goes by loan-to-value: each limit up to its `ltvUpTo`, beyond the last one `above`.
 */
type SellerCreditLimits = {
  conventionalHome: { byLtv: readonly { ltvUpTo: number; percent: number }[]; above: number };
  conventionalInvestment: number;
  fha: number;
  usda: number;
  /** Of concessions alone; what is customary of the closing costs counts apart. */
  va: number;
};

export const sellerCreditTables: readonly [DataTable<SellerCreditLimits>] = [
  {
    id: 'seller-credit-2026',
    name: texts.sellerCreditLimits,
    source: { title: texts.secondarySources },
    published: '2026-11-24',
    // None of the pages names a day from which its limits hold; they were read as those of the year.
    from: '2026-01-01',
    until: null,
    confirmed: { on: '2026-11-24', holdsDays: 365 },
    content: {
      conventionalHome: {
        byLtv: [
          { ltvUpTo: 75, percent: 9 },
          { ltvUpTo: 90, percent: 6 },
        ],
        above: 3,
      },
      conventionalInvestment: 2,
      fha: 6,
      usda: 6,
      va: 4,
    },
  },
];
