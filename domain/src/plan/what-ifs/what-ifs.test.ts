import { describe, expect, test } from 'vitest';
import { computePlanCost } from '../plan-cost.ts';
import type { Facts } from '../plan-facts.ts';
import type { WhatIfKind } from './changed-facts.ts';
import { listWhatIfs } from './what-ifs.ts';

const TODAY = '2026-11-25';
const WEEK = { week: '2026-11-19', percent30: '7', percent15: '6' };
const plan: Facts = {
  price: 40_000_000,
  downPayment: 4_000_000,
  ratePercent: '6.5',
  termMonths: 360,
  program: 'conventional',
  propertyTaxYearly: 480_000,
  homeInsuranceYearly: 180_000,
  incomeWages: { cents: 12_000_000, per: 'year' },
  monthlyDebts: 100_000,
  savings: 10_000_000,
  creditScore: { score: 742, model: 'fico', bureau: 'unknown', on: '2026-11-20' },
};

const listAll = (facts: Facts) => listWhatIfs(facts, TODAY, WEEK, { limit: Number.POSITIVE_INFINITY });
function find(kind: WhatIfKind, facts = plan) {
  const found = listAll(facts).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`${kind} is not listed.`);
  return found;
}

test('a home that is bought stays in its county', () => {
  const kinds = listWhatIfs(plan, TODAY, WEEK, { limit: 9, isBought: true }).map(({ kind }) => kind);
  expect(kinds).toEqual(listAll(plan).flatMap(({ kind }) => (kind === 'tax' ? [] : [kind])));
  expect(kinds).toContain('insurance');
  expect(listAll(plan).map(({ kind }) => kind)).toContain('tax');
});

/** The level payment of one dollar over 30 years, in floating point: another way than the product's. */
function pay(ratePercent: number): number {
  const monthly = ratePercent / 1200;
  return monthly / (1 - (1 + monthly) ** -360);
}

/** The price in dollars whose payment is `budget`: loan and premium on what is above the down payment, tax on all of it. */
function carry(
  budget: number,
  of: { down?: number; rate?: number; pmi?: number; tax?: number; hoi?: number },
) {
  const { down = 40_000, rate = 6.5, pmi = 0.38, tax = 1.2, hoi = 1800 } = of;
  const perDollar = pay(rate) + pmi / 1200;
  return (budget - hoi / 12 + down * perDollar) / (perDollar + tax / 1200);
}

describe('each what-if is the plan with other facts', () => {
  // 36% of $10,000 a month less $1,000 of debts is $2,600; without debts the 28% line of $2,800 decides.
  const priceNow = carry(2600, {});
  const monthNow = 360_000 * (pay(6.5) + 0.0038 / 12) + 400 + 150;

  test.each<[WhatIfKind, Facts, { price: number; payment: number }]>([
    ['debts', { monthlyDebts: 0 }, { price: carry(2800, {}) - priceNow, payment: 0 }],
    [
      'score',
      { creditScore: { score: 760, model: 'fico', bureau: 'unknown', on: null } },
      { price: carry(2600, { pmi: 0.28 }) - priceNow, payment: -30 },
    ],
    [
      'downPayment',
      { downPayment: 8_000_000 },
      // The payment carries 80 percent without insurance and no dollar more with it: $400,000, or a hundredth of a percent above.
      { price: 400_000 - priceNow, payment: 320_000 * pay(6.5) + 550 - monthNow },
    ],
    [
      'point',
      { pointsPercent: '1', ratePercent: '6.25' },
      { price: carry(2600, { rate: 6.25 }) - priceNow, payment: 360_000 * (pay(6.25) - pay(6.5)) },
    ],
    [
      'tax',
      { propertyTaxYearly: 380_000 },
      { price: carry(2600, { tax: 0.95 }) - priceNow, payment: -1000 / 12 },
    ],
    [
      'insurance',
      { homeInsuranceYearly: 140_000 },
      { price: carry(2600, { hoi: 1400 }) - priceNow, payment: -400 / 12 },
    ],
  ])('%s', (kind, changed, { price, payment }) => {
    const found = find(kind);
    expect(found.changed).toEqual(changed);
    const { before, after } = found;
    // A payment is shown in whole dollars, so a difference of two may be one off.
    expect(Math.abs((after.payment - before.payment) / 100 - payment)).toBeLessThanOrEqual(1);
    const priceMoved = ((after.carriedPrice ?? 0) - (before.carriedPrice ?? 0)) / 100;
    expect(Math.abs(priceMoved - price)).toBeLessThanOrEqual(kind === 'downPayment' ? 110 : 1);
    expect(after).toMatchObject({ ...computePlanCost({ ...plan, ...changed }, TODAY, WEEK) });
  });

  test('more down takes its difference in cash, less what a smaller loan costs less', () => {
    const { before, after } = find('downPayment');
    const cash = (after.cashToClose - before.cashToClose) / 100;
    expect(cash).toBeGreaterThan(39_000);
    expect(cash).toBeLessThan(40_000);
  });

  test('a point takes 1% of the loan, less what half a month of the lower rate saves', () => {
    const { before, after } = find('point');
    const cash = (after.cashToClose - before.cashToClose) / 100;
    const interest = (360_000 * 0.0025 * 15) / 365;
    expect(Math.abs(cash - (3600 - interest))).toBeLessThanOrEqual(2);
  });
});

describe('mortgage insurance follows the plan’s own score', () => {
  test.each<[string, Facts, number]>([
    ['742 at 90%: 0.38%', {}, 114],
    ['760 at 90%: 0.28%', { creditScore: { score: 760, model: 'fico', bureau: 'unknown', on: null } }, 84],
    [
      '655 at 95%: 1.33%',
      { creditScore: { score: 655, model: 'unknown', bureau: 'unknown', on: null }, downPayment: 2_000_000 },
      421.17,
    ],
    [
      'an app’s score is not counted with: 0.46% of 720',
      { creditScore: { score: 800, model: 'vantage', bureau: 'unknown', on: null } },
      138,
    ],
    ['none at 80%', { downPayment: 8_000_000 }, 0],
  ])('%s', (_, change, premium) => {
    const facts = { ...plan, ...change };
    const loan = ((facts.price ?? 0) - (facts.downPayment ?? 0)) / 100;
    const payment = (computePlanCost(facts, TODAY)?.payment ?? 0) / 100;
    expect(Math.abs(payment - (loan * pay(6.5) + premium + 550))).toBeLessThanOrEqual(1);
  });

  test('a higher score is tried only where it changes the insurance', () => {
    const kinds = (facts: Facts) => listAll({ ...plan, ...facts }).map(({ kind }) => kind);
    expect(kinds({})).toContain('score');
    expect(kinds({ downPayment: 8_000_000 })).not.toContain('score');
    expect(kinds({ program: 'fha' })).not.toContain('score');
    expect(kinds({ creditScore: { score: 760, model: 'fico', bureau: 'unknown', on: null } })).not.toContain(
      'score',
    );
  });
});

describe('which are shown', () => {
  test('three, the largest share gained first', () => {
    const shown = listWhatIfs(plan, TODAY, WEEK);
    // 12.5% less a month or more home, 7.4% more home, 2.8% less a month; the others gain 2.0, 1.1 and 1.0%.
    expect(shown.map(({ kind }) => kind)).toEqual(['downPayment', 'debts', 'tax']);
    expect(shown[1]?.most).toBe('carriedPrice');
    expect(shown[2]?.most).toBe('payment');
  });

  test.each<[string, Facts, WhatIfKind[]]>([
    ['nothing without a price', { incomeWages: { cents: 12_000_000, per: 'year' } }, []],
    ['nothing where nothing is borrowed', { price: 10_000_000, downPayment: 10_000_000 }, []],
    // 10% down, the week's rate, and the shares of the planning figures are assumed.
    ['what is assumed can be tried as well', { price: 40_000_000 }, ['downPayment', 'tax', 'point']],
  ])('%s', (_, facts, kinds) => {
    expect(listWhatIfs(facts, TODAY, WEEK).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('without an income no price is said, and debts move nothing', () => {
    const { incomeWages: _, ...rest } = plan;
    expect(listAll(rest).every(({ before }) => before.carriedPrice === null)).toBe(true);
    expect(listAll(rest).map(({ kind }) => kind)).not.toContain('debts');
  });

  test('a program’s own lines decide what its income carries', () => {
    // FHA: 43% of $10,000 less $1,000 of debts is above 31%, so that paying them off carries no more.
    expect(listAll({ ...plan, program: 'fha' }).map(({ kind }) => kind)).not.toContain('debts');
    expect(find('downPayment', { ...plan, program: 'fha' }).after.carriedPrice).toBeGreaterThan(0);
  });

  test('the week’s rate is counted with until a rate is entered', () => {
    const { ratePercent: _, ...rest } = plan;
    expect(find('point', rest).changed).toEqual({ pointsPercent: '1', ratePercent: '6.75' });
  });
});
