import { describe, expect, it } from 'vitest';
import { completeFacts } from './assumed-facts.ts';
import { computeFirstFigure, type FirstFact, listFirstFacts } from './first-figure.ts';
import { type FirstAnswers, hasFirstAnswer } from './first-visit.ts';
import { computePlanCost } from './plan-cost.ts';
import type { Facts } from './plan-facts.ts';

const TODAY = '2026-11-25';
const wages = (cents: number, per: 'year' | 'month' = 'year') => ({ incomeWages: { cents, per } }) as const;

describe('the six questions of a first visit', () => {
  it.each<[string, Facts, boolean]>([
    ['an empty plan', {}, false],
    ['facts that no question asks', { savings: 1_000_000, ratePercent: '6.5' }, false],
    ['a state', { place: { state: 'OH', county: null } }, true],
    ['a range of prices', { priceRange: { from: 1, to: 2 } }, true],
    ['a down payment of nothing', { downPayment: 0 }, true],
  ])('find an answer in %s, or none', (_, facts, isThere) => {
    expect(hasFirstAnswer(facts)).toBe(isThere);
  });
});

describe('the figure of a first visit', () => {
  it.each<[string, Facts, FirstAnswers]>([
    ['nothing was answered', {}, {}],
    ['a share has no price', {}, { down: { share: '5' } }],
    ['there is nothing to borrow', {}, { price: 20_000_000, down: { cents: 20_000_000 } }],
    ['there is no income', {}, wages(0)],
    ['debts leave nothing of the income', { monthlyDebts: 400_000 }, wages(6_000_000)],
  ])('is not there where %s', (_, known, answers) => {
    const { cost, isRangeOfIncome } = computeFirstFigure(known, answers, TODAY);
    expect(cost).toBeNull();
    expect(isRangeOfIncome).toBe(false);
  });

  it.each<[string, Facts, FirstAnswers, Facts]>([
    ['a price', {}, { price: 33_600_000 }, { price: 33_600_000 }],
    [
      'a price and a share of it',
      {},
      { price: 33_600_000, down: { share: '3.5' } },
      { price: 33_600_000, downPayment: 1_176_000 },
    ],
    [
      'the price of the plan',
      { price: 40_000_000 },
      { down: { cents: 1_000_000 } },
      { downPayment: 1_000_000 },
    ],
    ['another price than the plan has', { price: 40_000_000 }, { price: 30_000_000 }, { price: 30_000_000 }],
    ['what the plan knows beside it', { duesMonthly: 30_000 }, { price: 33_600_000 }, { price: 33_600_000 }],
    ['a price, whatever the income', {}, { price: 33_600_000, ...wages(1_000_000) }, { price: 33_600_000 }],
    [
      'a share of the upper end of a range',
      { priceRange: { from: 30_000_000, to: 40_000_000 } },
      { down: { share: '10' } },
      { downPayment: 4_000_000 },
    ],
  ])('is the plan’s own for %s', (_, known, answers, added) => {
    const { cost } = computeFirstFigure(known, answers, TODAY);
    expect(cost).not.toBeNull();
    expect(cost).toEqual(computePlanCost({ ...known, ...added }, TODAY));
  });

  it('says what it assumes, and no longer what was answered', () => {
    const before = computeFirstFigure({}, { price: 40_000_000 }, TODAY).assumed;
    expect(Object.keys(before.values).sort()).toEqual([
      'downPayment',
      'homeInsuranceYearly',
      'program',
      'propertyTaxYearly',
      'ratePercent',
      'termMonths',
    ]);
    expect(before.rateSource).toContain('survey');
    const after = computeFirstFigure({}, { price: 40_000_000, down: { share: '5' } }, TODAY).assumed;
    expect(after.values).not.toHaveProperty('downPayment');
  });

  it.each<[string, Facts, FirstAnswers, number]>([
    ['a year’s income', {}, wages(9_600_000), 800_000],
    ['a month’s income', {}, wages(800_000, 'month'), 800_000],
    ['a share paid down', {}, { ...wages(9_600_000), down: { share: '3' } }, 800_000],
    ['20 percent down, where insurance ends', {}, { ...wages(9_600_000), down: { share: '20' } }, 800_000],
    ['dollars paid down', {}, { ...wages(9_600_000), down: { cents: 3_000_000 } }, 800_000],
    ['a small income', {}, wages(2_400_000), 200_000],
  ])('of %s is within 28 to 31 percent of it', (_, known, answers, monthly) => {
    const { facts, cost, isRangeOfIncome } = computeFirstFigure(known, answers, TODAY);
    const { from, to } = facts.priceRange ?? { from: 0, to: 0 };
    expect(isRangeOfIncome).toBe(true);
    expect([from % 100_000, to % 100_000]).toEqual([0, 0]);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(to);
    // Whole thousands, and the premium of mortgage insurance that an estimate rounds by the month.
    expect(cost?.payment).toBeGreaterThan(monthly * 0.3);
    expect(cost?.payment).toBeLessThan(monthly * 0.315);
  });

  it('of an income is less with debts, and a known range gives way to a new income alone', () => {
    const free = computeFirstFigure({}, wages(9_600_000), TODAY).facts.priceRange;
    const indebted = computeFirstFigure({ monthlyDebts: 200_000 }, wages(9_600_000), TODAY).facts.priceRange;
    expect(indebted?.to).toBeLessThan(free?.to ?? 0);
    const known: Facts = { priceRange: { from: 10_000_000, to: 20_000_000 }, ...wages(9_600_000) };
    expect(computeFirstFigure(known, wages(9_600_000), TODAY).facts.priceRange).toEqual(known.priceRange);
    expect(computeFirstFigure(known, wages(12_000_000), TODAY).facts.priceRange?.to).toBeGreaterThan(
      free?.to ?? 0,
    );
  });
});

describe('what is saved of a first visit', () => {
  const ohio = { state: 'OH', county: 'Franklin' } as const;
  it.each<[string, Facts, FirstAnswers, FirstFact[]]>([
    ['nothing of nothing', {}, {}, []],
    [
      'each answer, in the order of the questions',
      {},
      { people: 2, price: 33_600_000, down: { share: '5' }, timeline: '1-2months', place: ohio },
      [
        { fact: 'place', value: ohio },
        { fact: 'timeline', value: '1-2months' },
        { fact: 'price', value: 33_600_000 },
        { fact: 'downPayment', value: 1_680_000 },
        { fact: 'people', value: 2 },
      ],
    ],
    ['nothing that the plan has', { price: 33_600_000, people: 2 }, { price: 33_600_000, people: 2 }, []],
    ['no share without a price', {}, { down: { share: '5' } }, []],
    ['no assumption', {}, { price: 33_600_000 }, [{ fact: 'price', value: 33_600_000 }]],
    [
      'an income without the range that it does not carry',
      {},
      wages(0),
      [{ fact: 'incomeWages', ...{ value: { cents: 0, per: 'year' } } }],
    ],
  ])('is %s', (_, known, answers, saved) => {
    expect(listFirstFacts(known, answers, TODAY)).toEqual(saved);
  });

  it('has the prices that an income carries, as the calculator’s, with the share of the upper one', () => {
    const saved = listFirstFacts({}, { ...wages(9_600_000), down: { share: '10' } }, TODAY);
    expect(saved.map(({ fact, tool }) => [fact, tool])).toEqual([
      ['priceRange', 'affordability'],
      ['incomeWages', undefined],
      ['downPayment', undefined],
    ]);
    const plan: Facts = Object.fromEntries(saved.map(({ fact, value }) => [fact, value]));
    expect(plan.downPayment).toBe((plan.priceRange?.to ?? 0) / 10);
    // The plan that is stored comes to the figure that was shown.
    const shown = computeFirstFigure({}, { ...wages(9_600_000), down: { share: '10' } }, TODAY).cost;
    expect(computePlanCost(plan, TODAY)).toEqual(shown);
    expect(completeFacts(plan, TODAY)).toMatchObject(plan);
  });
});
