import { describe, expect, it } from 'vitest';
import { demoPlan } from '../plan/demo-plan.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { deriveHomeDraft, deriveOfferTerms, deriveScoreDraft } from './plan-drafts.ts';

const TODAY = '2026-11-25';
const plan: Facts = { ...demoPlan, closingDay: '2026-12-29' };

describe('what the plan says of a new record', () => {
  it('of a home: state and kind, and not the price that is searched for', () => {
    expect(deriveHomeDraft(plan)).toEqual({ state: 'OH', propertyType: 'singleFamily' });
    expect(deriveHomeDraft({ price: 40_000_000 })).toEqual({});
  });

  it.each<[string, Facts, number | null, object]>([
    [
      'the price of the home before that of the plan',
      plan,
      39_900_000,
      {
        priceCents: 39_900_000,
        earnestMoneyCents: 400_000,
        downPaymentCents: 6_000_000,
        closingDay: '2026-12-29',
      },
    ],
    ['the upper end of a range', { priceRange: { from: 1, to: 2 } }, null, { priceCents: 2 }],
    ['no down payment above the price', { downPayment: 300 }, 200, { priceCents: 200 }],
    ['a down payment without a price', { downPayment: 300 }, null, { downPaymentCents: 300 }],
    ['no closing that is over', { closingDay: '2026-11-24' }, null, {}],
    ['a closing today', { closingDay: TODAY }, null, { closingDay: TODAY }],
  ])('of an offer: %s', (_, facts, price, terms) => {
    expect(deriveOfferTerms(facts, { price }, TODAY)).toEqual(terms);
  });

  it.each<[Facts['creditScore'], object]>([
    [undefined, {}],
    [{ score: 742, model: 'fico', bureau: 'unknown', on: null }, { value: 742 }],
    [
      { score: 702, model: 'fico', bureau: 'equifax', on: '2026-11-01' },
      { value: 702, bureau: 'equifax', on: '2026-11-01' },
    ],
  ])('of a score, for %j', (creditScore, draft) => {
    expect(deriveScoreDraft(creditScore === undefined ? {} : { creditScore })).toEqual(draft);
  });
});
