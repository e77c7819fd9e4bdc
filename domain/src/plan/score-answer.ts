import { LOWEST_SCORE } from '../credit/representative-score.ts';
import { Decimal, roundToCents } from '../kernel/decimals.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import { findLoanLevelPrice, listScoreSteps } from '../programs/loan-level-price/loan-level-price.ts';
import {
  assumePmiPremium,
  findNextPremiumScore,
  roundPremium,
} from '../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../programs/shown-ratios.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { completeFacts } from './assumed-facts.ts';
import { USUAL_RATE_STEP } from './calculator-inputs.ts';
import type { Facts } from './plan-facts.ts';
import { priceScore, type ScorePrice } from './score-price.ts';

/**
 * A score beside the nearest one that costs another amount a month. Dollars, above zero or zero: `insurance` and `rate` a month, `price` once;
 * `month` is insurance and rate together.
 */
export type ScoreGap = {
  /** Where the other band begins if it is higher, and where it ends if it is lower. */
  score: number;
  isHigher: boolean;
  insurance: Decimal;
  price: Decimal;
  rate: Decimal;
  month: Decimal;
};

type Priced = Extract<ScorePrice, { kind: 'priced' }>;
export type ScoreAnswer = Exclude<ScorePrice, Priced> | (Priced & { gap: ScoreGap | null });

/**
 * What a score costs a month on the loan of a plan beside the next band that costs less, or saves beside the one below where none costs less.
 * Insurance is assumed by score; the agencies' price is taken into the rate at `USUAL_RATE_STEP` for each percent of the loan.
 */
export function answerScore(known: Facts, score: number, on: string, survey = shippedWeek): ScoreAnswer {
  const found = priceScore(known, score, on);
  if (found.kind !== 'priced') return found;
  const { loan, value, attributes } = found;
  const priced = { purpose: 'purchase', loan, value, attributes } as const;
  const { ratePercent = '0', termMonths = 0 } = completeFacts(known, on, survey);
  const ltv = computeLtv(loan, value);
  const insure = (of: number) => roundPremium(loan, assumePmiPremium(ltv, of, on).expected);
  const pay = (percent: Decimal) => computeLevelPayment(loan, Decimal.max(0, percent), termMonths);
  const compare = (other: number): ScoreGap => {
    const percent = findLoanLevelPrice({ ...priced, score: other }, on)?.percent ?? found.price.percent;
    const more = percent.minus(found.price.percent);
    const insurance = insure(other).minus(insure(score)).abs();
    const moved = new Decimal(ratePercent).plus(more.times(USUAL_RATE_STEP));
    const rate = roundToCents(
      pay(moved)
        .minus(pay(new Decimal(ratePercent)))
        .abs(),
    );
    const price = roundToCents(loan.times(more.abs()).div(100));
    return { score: other, isHigher: other > score, insurance, price, rate, month: insurance.plus(rate) };
  };
  const floors = listFloors((of) => listScoreSteps({ ...priced, score: of }, on), on);
  const gaps = [
    ...floors.filter((floor) => floor > score),
    ...floors
      .filter((floor) => floor <= score)
      .map((floor) => floor - 1)
      .toReversed(),
  ].map(compare);
  return { ...found, gap: gaps.find(({ month }) => month.gt(0)) ?? null };
}

/** Where each band of the price grid and of the insurance begins, the lowest first. */
function listFloors(listSteps: (score: number) => readonly { score: number }[], on: string): number[] {
  const floors = new Set(listSteps(LOWEST_SCORE).map(({ score }) => score));
  let next = findNextPremiumScore(LOWEST_SCORE, on);
  while (next !== undefined) {
    floors.add(next);
    next = findNextPremiumScore(next, on);
  }
  return [...floors].toSorted((one, other) => one - other);
}
