import { describe, expect, test } from 'vitest';
import { listPlanCosts } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { compareOrderCosts } from './order-costs.ts';
import { type OrderKind, orderKinds } from './reports-and-conditions.ts';

const TODAY = '2026-11-26';
const plan: Facts = { price: 40_000_000, downPayment: 8_000_000, homeInsuranceYearly: 180_000 };
const compare = (kind: OrderKind, cost: number | null, more: Facts = {}) =>
  compareOrderCosts([{ kind, cost }], {
    estimate: listPlanCosts({ ...plan, ...more }, TODAY),
    plan: { ...plan, ...more },
  });

describe('the cost of an order beside the estimate', () => {
  test.each<[OrderKind, number, number | null, number | null]>([
    ['appraisal', 60_000, 55_000, 5_000],
    ['appraisal', 55_000, 55_000, 0],
    ['survey', 0, 6_500, -6_500],
    ['insurance', 195_050, 180_000, 15_050],
    ['inspection', 45_000, null, null],
    ['association', 30_000, null, null],
    ['other', 100, null, null],
  ])('%s of %d cents', (kind, cost, line, difference) => {
    expect(compare(kind, cost)).toMatchObject([
      { kind, cents: cost, line: line === null ? null : { cents: line }, difference },
    ]);
  });

  test('puts the title lines together, the owner’s policy among them', () => {
    const [title] = compare('title', 350_000);
    const lines = listPlanCosts(plan, TODAY)?.filter(({ id }) => /title/i.test(id)) ?? [];
    expect(lines).toHaveLength(5);
    expect(title?.line?.cents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
    expect(title?.difference).toBe(350_000 - (title?.line?.cents ?? 0));
  });

  test('adds what is paid for one kind, and leaves out what has no cost', () => {
    const costs = compareOrderCosts(
      [
        { kind: 'appraisal', cost: 50_000 },
        { kind: 'survey', cost: null },
        { kind: 'appraisal', cost: 15_000 },
      ],
      { estimate: listPlanCosts(plan, TODAY), plan },
    );
    expect(costs).toMatchObject([{ kind: 'appraisal', cents: 65_000, difference: 10_000 }]);
  });

  test('says whether the line is our figure or the plan’s', () => {
    expect(compare('appraisal', 1)[0]?.line?.isAssumed).toBe(true);
    expect(compare('insurance', 1)[0]?.line?.isAssumed).toBe(false);
  });

  test('has no line without an estimate, for whichever kind', () => {
    for (const kind of orderKinds)
      expect(
        compareOrderCosts([{ kind, cost: 1 }], { estimate: listPlanCosts({}, TODAY), plan: {} }),
      ).toMatchObject([{ line: null, difference: null, offerSection: null }]);
  });

  test.each<[string, Facts, object | null]>([
    [
      'the only one',
      { offers: [{ name: 'First Bank', B: '$1,250' }] },
      { lender: 'First Bank', cents: 125_000 },
    ],
    [
      'that of the plan’s lender',
      {
        lender: 'second bank ',
        offers: [
          { name: 'First Bank', B: '1' },
          { name: 'Second Bank', B: '900.50' },
        ],
      },
      { lender: 'Second Bank', cents: 90_050 },
    ],
    ['of two none that is chosen', { offers: [{ B: '1' }, { B: '2' }] }, null],
    ['one that cannot be read', { offers: [{ B: 'about 900' }] }, null],
    ['one without that section', { offers: [{ C: '900' }] }, null],
  ])('shows the section of the Loan Estimate: %s', (_, more, section) => {
    const [cost] = compare('appraisal', 60_000, more);
    if (section === null) expect(cost?.offerSection).toBeNull();
    else expect(cost?.offerSection).toMatchObject({ section: 'B', ...section });
  });
});
