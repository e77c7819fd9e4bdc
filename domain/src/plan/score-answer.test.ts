import { describe, expect, test } from 'vitest';
import type { ScoreReading } from '../credit/credit.contract.ts';
import type { Facts } from './plan-facts.ts';
import { findCountedScore } from './priced-score.ts';
import { answerScore } from './score-answer.ts';

const TODAY = '2026-11-25';
const plan: Facts = { price: 30_000_000, downPayment: 3_000_000, ratePercent: '6.5' };

/** The level payment in floating point: another way than the product's. */
function pay(loan: number, ratePercent: number, months = 360): number {
  const monthly = ratePercent / 1200;
  return (loan * monthly) / (1 - (1 + monthly) ** -months);
}

function findGap(score: number, more: Facts = {}) {
  const found = answerScore({ ...plan, ...more }, score, TODAY);
  if (found.kind !== 'priced') throw new Error(found.kind);
  return found.gap;
}

describe('the score that counts', () => {
  const read = (value: number, model: 'fico-2' | 'vantagescore-3'): ScoreReading => ({
    ...{ id: String(value), value, model, bureau: 'experian', on: '2026-11-01', range: null, factors: [] },
    ...{ source: 'typed', enteredAt: '2026-11-01T00:00:00.000Z' },
  });
  const planned = (model: 'fico' | 'vantage' | 'unknown'): Facts => ({
    creditScore: { score: 742, model, bureau: 'unknown', on: null },
  });
  test.each([
    [
      'a lender’s before the plan’s',
      [[read(701, 'fico-2')]],
      planned('fico'),
      { score: 701, from: 'readings' },
    ],
    [
      'the plan’s where readings are of an app',
      [[read(780, 'vantagescore-3')]],
      planned('unknown'),
      { score: 742, from: 'plan' },
    ],
    [
      'the lower of two buyers',
      [[read(701, 'fico-2')], [read(650, 'fico-2')]],
      {},
      { score: 650, from: 'readings' },
    ],
    ['no VantageScore of the plan', [[]], planned('vantage'), undefined],
    ['nothing', [[]], {}, undefined],
  ] as const)('is %s', (_, buyers, facts, expected) => {
    expect(findCountedScore(buyers as unknown as ScoreReading[][], facts)).toEqual(expected);
  });
});

describe('what a score costs a month beside the nearest band', () => {
  // 270,000 at 90%: insurance 0.55, 0.46, 0.38, 0.28% a year; prices 1.25, 1.00, 0.75, 0.50, 0.25% once.
  test.each([
    ['718 beside 720', 718, 720, 270_000 * (0.55 - 0.46), 0.25],
    ['738 beside 740', 738, 740, 270_000 * (0.46 - 0.38), 0.25],
    ['755 beside 760', 755, 760, 270_000 * (0.38 - 0.28), 0.25],
    ['765 beside 780, where insurance costs the same', 765, 780, 0, 0.25],
  ])('%s', (_, score, other, insurance, percent) => {
    const gap = findGap(score);
    expect(gap).toMatchObject({ score: other, isHigher: true });
    expect(Number(gap?.insurance)).toBeCloseTo(insurance / 1200, 1);
    expect(Number(gap?.price)).toBe(270_000 * (percent / 100));
    expect(Number(gap?.rate)).toBeCloseTo(pay(270_000, 6.5) - pay(270_000, 6.5 - percent * 0.25), 1);
    expect(String(gap?.month)).toBe(String(gap?.insurance.plus(gap.rate)));
  });

  test('the highest band is compared with the one below: what it saves', () => {
    const gap = findGap(790);
    expect(gap).toMatchObject({ score: 779, isHigher: false });
    expect(Number(gap?.price)).toBe(675);
    expect(Number(gap?.rate)).toBeCloseTo(pay(270_000, 6.5625) - pay(270_000, 6.5), 1);
  });

  test('a band that costs the same is passed over, and where all do there is none', () => {
    // At 60% the grid asks something below 640 alone, and at 25% of no score; neither is insured.
    expect(findGap(790, { downPayment: 12_000_000 })).toMatchObject({ score: 639, isHigher: false });
    expect(findGap(620, { downPayment: 12_000_000 })).toMatchObject({ score: 640, isHigher: true });
    expect(findGap(705, { downPayment: 22_500_000 })).toBeNull();
  });

  test('a shorter term and a rate of the plan are counted with', () => {
    const gap = findGap(718, { termMonths: 240, ratePercent: '5' });
    expect(Number(gap?.rate)).toBeCloseTo(pay(270_000, 5, 240) - pay(270_000, 4.9375, 240), 1);
  });

  test.each([
    ['needs-price', { price: undefined }],
    ['no-grid', { program: 'fha' }],
    ['short-term', { termMonths: 180 }],
    ['nothing-borrowed', { downPayment: 30_000_000 }],
  ] as const)('is %s with %j', (kind, more) => {
    const facts = Object.fromEntries(
      Object.entries({ ...plan, ...more }).filter(([, value]) => value !== undefined),
    );
    expect(answerScore(facts, 718, TODAY).kind).toBe(kind);
  });
});
