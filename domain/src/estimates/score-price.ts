import { type Decimal, roundToCents } from '../kernel/decimals.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import type { TableUse } from '../programs/data-table.ts';
import { listHomeAttributes } from '../programs/loan-level-price/home-attributes.ts';
import { loanLevelPriceTables } from '../programs/loan-level-price/llpa-table.ts';
import { findLoanLevelPrice, SHORT_TERM_MONTHS } from '../programs/loan-level-price/loan-level-price.ts';
import { type ExceededLimit, findExceededLimit } from '../programs/loan-level-price/standard-limit.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { getBasis } from './estimate-basis.ts';

/** The lowest score of each band of the agencies' grid, the highest first; the last is 0. */
export const pricedScoreBands: readonly number[] = loanLevelPriceTables[0].content.fromScores;

/** The band of a score of Classic FICO, by its lowest score. */
export function findScoreBand(score: number): number {
  return pricedScoreBands.find((from) => score >= from) ?? 0;
}

export type EstimateScorePrice =
  | { kind: 'short-term' | 'nothing-borrowed' }
  | { kind: 'no-grid'; program: 'fha' | 'va' | 'usda' }
  | { kind: 'above-limit'; limit: ExceededLimit }
  | {
      kind: 'priced';
      /** Of the loan, once. */
      percent: Decimal;
      /** Dollars, to the cent: of the loan before what it finances of the costs. */
      loan: Decimal;
      dollars: Decimal;
      /** Dollars a month, to the cent, where the price is borrowed with the loan, at its rate and over its term. */
      monthly: Decimal;
      table: TableUse;
    };

/**
 * What the agencies charge for a band of scores on the loan of an estimate. No line of the estimate holds it: an estimate asks for no
 * score. `band` is one of `pricedScoreBands`. Throws InputRefusal where the input contradicts itself.
 */
export function priceEstimateScore(
  input: EstimateInput,
  band: number,
  today: string,
  survey = shippedWeek,
): EstimateScorePrice {
  const { on, program, price, givenLoan, baseLoan, ratePercent, termMonths } = getBasis(input, today, survey);
  const loan = givenLoan ?? baseLoan;
  if (program !== 'conventional') return { kind: 'no-grid', program };
  if (termMonths <= SHORT_TERM_MONTHS) return { kind: 'short-term' };
  if (!loan.gt(0)) return { kind: 'nothing-borrowed' };
  const limit = findExceededLimit(loan, input, on);
  if (limit !== undefined) return { kind: 'above-limit', limit };
  const attributes = listHomeAttributes(input);
  const found = findLoanLevelPrice({ purpose: 'purchase', score: band, loan, value: price, attributes }, on);
  if (found === null) return { kind: 'nothing-borrowed' };
  const dollars = roundToCents(loan.times(found.percent).div(100));
  return {
    kind: 'priced',
    percent: found.percent,
    loan: roundToCents(loan),
    dollars,
    monthly: roundToCents(computeLevelPayment(dollars, ratePercent, termMonths)),
    table: found.table,
  };
}
