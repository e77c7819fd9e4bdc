import type { Decimal } from '../../kernel/decimals.ts';
import { type DataTable, pickTable, type TableUse } from '../../programs/data-table.ts';
import { roundRatio } from '../../programs/shown-ratios.ts';
import * as texts from './en.ts';

export const creditedLoans = ['conventional', 'fha', 'va', 'usda'] as const;

/** How the buyer will use the home; only conventional loans distinguish the uses. */
export const creditedUses = ['primary', 'second_home', 'investment'] as const;

/** A seller's credit that was asked for, whole cents. `ltv` in percent. `valueCents` is the appraised value, null before there is one. */
export type AskedCredit = {
  loan: CreditedLoan;
  use: CreditedUse;
  ltv: Decimal;
  priceCents: number;
  valueCents: number | null;
  askedCents: number;
  closingCostsCents: number;
  /** The part of those costs that VA does not count to its limit; 0 for other loans. */
  notCountedCents: number;
};

/**
 * Whole cents. `lostCents` is what neither pays a cost nor comes to the buyer: ask for a lower price instead. `loanFallsByCents`: of an FHA
 * loan it is an inducement to purchase, which lowers the price that the loan is counted from, dollar for dollar, unless it is taken
 * out of the contract (HUD Handbook 4000.1 II.A.4.d, interested party contributions and inducements to purchase); 0 for other loans.
 */
export type UsableCredit = {
  limitPercent: number;
  limitCents: number;
  usableCents: number;
  lostCents: number;
  loanFallsByCents: number;
  table: TableUse;
};

/**
 * How much of a seller's credit can be used: at most the program's limit, of the lower of price and value and cut to the cent, and never
 * more than the costs there are.
 *
 * @param on the day whose table counts
 */
export function findUsableCredit(asked: AskedCredit, on: string): UsableCredit {
  const { content, use: table } = pickTable(sellerCreditTables, on);
  const limitPercent = findLimitPercent(content, asked);
  const base = Math.min(asked.priceCents, asked.valueCents ?? asked.priceCents);
  const limitCents = Number((BigInt(base) * BigInt(limitPercent)) / 100n);
  const notCounted = asked.loan === 'va' ? Math.min(asked.notCountedCents, asked.closingCostsCents) : 0;
  const payable = notCounted + Math.min(limitCents, asked.closingCostsCents - notCounted);
  const usableCents = Math.min(asked.askedCents, payable);
  const lostCents = asked.askedCents - usableCents;
  const loanFallsByCents =
    asked.loan === 'fha' ? asked.ltv.times(lostCents).div(100).toDecimalPlaces(0).toNumber() : 0;
  return { limitPercent, limitCents, usableCents, lostCents, loanFallsByCents, table };
}

type Limits = (typeof sellerCreditTables)[number]['content'];

function findLimitPercent(limits: Limits, { loan, use, ltv }: AskedCredit): number {
  if (loan !== 'conventional') return limits[loan];
  if (use === 'investment') return limits.conventionalInvestment;
  const { byLtv, above } = limits.conventionalHome;
  const shown = roundRatio(ltv);
  return byLtv.find(({ ltvUpTo }) => shown.lte(ltvUpTo))?.percent ?? above;
}

type CreditedLoan = (typeof creditedLoans)[number];
type CreditedUse = (typeof creditedUses)[number];

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

const sellerCreditTables: readonly [DataTable<SellerCreditLimits>] = [
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
