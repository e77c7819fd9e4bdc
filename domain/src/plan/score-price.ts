import { Decimal, roundToCents } from '../kernel/decimals.ts';
import { toDollars } from '../kernel/money.ts';
import { listHomeAttributes } from '../programs/loan-level-price/home-attributes.ts';
import type { PricedAttribute } from '../programs/loan-level-price/llpa-table.ts';
import {
  findLoanLevelPrice,
  type GridLtv,
  type LoanLevelPrice,
  listScoreSteps,
  measureGridLtv,
  SHORT_TERM_MONTHS,
} from '../programs/loan-level-price/loan-level-price.ts';
import { type ExceededLimit, findExceededLimit } from '../programs/loan-level-price/standard-limit.ts';
import { completeFacts } from './assumed-facts.ts';
import type { Facts } from './plan-facts.ts';
import { findBaseLoan, findPlanPrice } from './plan-price.ts';

/** A higher band, the points missing to it, and what the loan would cost less there, in dollars. */
export type PricedStep = { score: number; pointsNeeded: number; percent: Decimal; saves: Decimal };

export type ScorePrice =
  | { kind: 'needs-price' | 'nothing-borrowed' | 'short-term' }
  | { kind: 'no-grid'; program: 'fha' | 'va' | 'usda' }
  | { kind: 'above-limit'; limit: ExceededLimit }
  | {
      kind: 'priced';
      /** Dollars. */
      loan: Decimal;
      value: Decimal;
      ltv: GridLtv;
      price: LoanLevelPrice;
      /** Paid once, in dollars. */
      cost: Decimal;
      steps: PricedStep[];
      attributes: PricedAttribute[];
    };

/**
 * What a score of Classic FICO costs on the loan of the plan, and what each higher band would cost less. `on` is a calendar day. Facts that
 * were not entered are our assumptions. Nothing here says whether or when anybody's score changes.
 */
export function priceScore(known: Facts, score: number, on: string): ScorePrice {
  const facts = completeFacts(known, on);
  const price = findPlanPrice(facts);
  if (price === undefined) return { kind: 'needs-price' };
  const cents = findBaseLoan(facts);
  if (cents === undefined) return { kind: 'nothing-borrowed' };
  const { program = 'conventional', termMonths = SHORT_TERM_MONTHS } = facts;
  if (program !== 'conventional') return { kind: 'no-grid', program };
  if (termMonths <= SHORT_TERM_MONTHS) return { kind: 'short-term' };
  const [loan, value] = [new Decimal(toDollars(cents)), new Decimal(toDollars(price))];
  const limit = findExceededLimit(loan, { state: facts.place?.state, propertyType: facts.propertyType }, on);
  if (limit !== undefined) return { kind: 'above-limit', limit };
  const attributes = listHomeAttributes(facts);
  const priced = { purpose: 'purchase', score, loan, value, attributes } as const;
  const found = findLoanLevelPrice(priced, on);
  if (found === null) return { kind: 'nothing-borrowed' };
  const inDollars = (percent: Decimal) => roundToCents(loan.times(percent).div(100));
  return {
    ...{ kind: 'priced', loan, value, attributes, price: found },
    ltv: measureGridLtv(loan, value),
    cost: inDollars(found.percent),
    steps: listScoreSteps(priced, on).map(({ savesPercent, ...step }) => ({
      ...step,
      saves: inDollars(savesPercent),
    })),
  };
}
