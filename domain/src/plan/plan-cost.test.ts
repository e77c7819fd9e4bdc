import { describe, expect, test } from 'vitest';
import { summarizeEstimate } from '../estimates/computed-estimate.ts';
import { getApplicationFacts } from './application-facts.ts';
import { completeFacts } from './assumed-facts.ts';
import type { PlanChange } from './fact-groups.ts';
import { computePlanCost, priceOfChange, toEstimateInput } from './plan-cost.ts';
import type { Facts } from './plan-facts.ts';

const TODAY = '2026-11-25';
const plan: Facts = {
  price: 40_000_000,
  downPayment: 8_000_000,
  ratePercent: '6.5',
  termMonths: 360,
  propertyTaxYearly: 480_000,
  homeInsuranceYearly: 180_000,
  duesMonthly: 5_000,
  savings: 12_000_000,
};

describe('what a plan comes to', () => {
  test('is what the estimate says, with dues', () => {
    const cost = computePlanCost(plan, TODAY);
    // 320,000 at 6.5% over 30 years is 2,022.62 a month; taxes and insurance are 550, dues 50. Paid five years: 60 payments and costs.
    expect(cost?.payment).toBe(262_300);
    const { cashToClose, in5YearsTotal } = summarizeEstimate(
      toEstimateInput(completeFacts(plan, TODAY), TODAY) ?? { salePrice: '0' },
      TODAY,
    );
    const cents = (text: string) => Number(text.replaceAll(',', '')) * 100;
    expect(cost).toMatchObject({ cashToClose: cents(cashToClose), fiveYears: cents(in5YearsTotal) });
    expect(cost?.savingsLeft).toBe(12_000_000 - cents(cashToClose));
  });

  test.each<[string, Facts, string | null]>([
    ['none where the savings do not reach', { ...plan, savings: 1_000_000 }, '0'],
    ['not known without savings', { price: 40_000_000 }, null],
  ])('leaves savings: %s', (_, facts, months) => {
    expect(computePlanCost(facts, TODAY)?.monthsLeft).toBe(months);
  });

  test('says how many payments the savings left make', () => {
    const { cashToClose = 0, payment = 0 } = computePlanCost(plan, TODAY) ?? {};
    const savings = cashToClose + payment * 6.5 - 1;
    expect(computePlanCost({ ...plan, savings }, TODAY)?.monthsLeft).toBe('6.4');
    expect(computePlanCost({ ...plan, savings: savings + 1 }, TODAY)?.monthsLeft).toBe('6.5');
  });

  test.each<[string, Facts]>([
    ['a price', { savings: 1 }],
    ['a price above nothing', { price: 0 }],
    ['anything to borrow', { price: 10_000_000, downPayment: 10_000_000 }],
    ['a down payment within the price', { price: 10_000_000, downPayment: 20_000_000 }],
  ])('is not there without %s', (_, facts) => {
    expect(computePlanCost(facts, TODAY)).toBeNull();
  });

  test('counts with the upper end of a range until there is a price', () => {
    const range: Facts = { priceRange: { from: 30_000_000, to: 40_000_000 } };
    expect(computePlanCost(range, TODAY)).toEqual(computePlanCost({ price: 40_000_000 }, TODAY));
  });
});

test.each<
  [string, PlanChange, (before: number, after: number) => boolean, 'payment' | 'cashToClose' | 'fiveYears']
>([
  ['a higher price', { price: 42_000_000 }, (before, after) => after > before, 'payment'],
  ['more down', { downPayment: 10_000_000 }, (before, after) => after > before, 'cashToClose'],
  ['more down', { downPayment: 10_000_000 }, (before, after) => after < before, 'payment'],
  ['a lower rate', { ratePercent: '6' }, (before, after) => after < before, 'fiveYears'],
  [
    'a closing at the end of a month',
    { closingDay: '2027-03-31' },
    (before, after) => after !== before,
    'cashToClose',
  ],
  ['no change', {}, (before, after) => before === after, 'payment'],
])('%s has its price: %o', (_, change, holds, figure) => {
  const { before, after } = priceOfChange(plan, change, TODAY);
  expect(holds(before?.[figure] ?? 0, after?.[figure] ?? 0)).toBe(true);
});

test('an application gives what can be read of it', () => {
  const choices = { timeline: '3-6months', propertyType: 'condo', occupancy: 'primaryResidence' } as const;
  expect(getApplicationFacts({ ...choices, purchasePrice: '$289,900', downPayment: 'about ten' })).toEqual({
    ...choices,
    price: 28_990_000,
  });
  expect(getApplicationFacts({ ...choices, purchasePrice: '0', downPayment: '' })).toEqual(choices);
});

test('no money down stays so: nothing is assumed in its place', () => {
  const choices = { timeline: '3-6months', propertyType: 'condo', occupancy: 'primaryResidence' } as const;
  const facts = getApplicationFacts({ ...choices, purchasePrice: '300,000', downPayment: '$0' });
  expect(facts).toEqual({ ...choices, price: 30_000_000, downPayment: 0 });
  expect(computePlanCost(facts, TODAY)?.payment).toBeGreaterThan(
    computePlanCost({ ...facts, downPayment: 3_000_000 }, TODAY)?.payment ?? Number.POSITIVE_INFINITY,
  );
});
