import { describe, expect, test } from 'vitest';
import { type OfferTerms, offerTermsField } from '../offers/home-offers/offer-terms.ts';
import { computePlanCost } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { computeCountedCost, computeHomeCost, findCountedTerms } from './home-cost.ts';
import { checkHome, type HomeInput } from './home-fields.ts';
import { homeTimeZones, suggestTimeZone } from './state-time-zones.ts';

const TODAY = '2026-11-25';
const plan: Facts = {
  ...{ price: 40_000_000, downPayment: 8_000_000, ratePercent: '6.5', termMonths: 360 },
  ...{ propertyTaxYearly: 480_000, homeInsuranceYearly: 180_000, duesMonthly: 5_000, savings: 12_000_000 },
};
const home: HomeInput = {
  ...{ address: '1428 Elm Street', state: 'OH', timeZone: 'America/New_York', price: 40_000_000 },
  ...{ propertyTaxYearly: 480_000, homeInsuranceYearly: 180_000, duesMonthly: 5_000, propertyType: null },
  ...{ bedrooms: 3, bathrooms: '2.5', squareFeet: 1_850, yearBuilt: 1994, link: null, stage: 'looking' },
};

describe('what a home costs', () => {
  test('is what the plan costs where its figures are those of the plan', () => {
    const { fiveYears: _, ...cost } = computePlanCost(
      { ...plan, place: { state: 'OH', county: null } },
      TODAY,
    ) ?? {
      fiveYears: 0,
    };
    expect(computeHomeCost(plan, home, { today: TODAY })).toEqual({
      ...cost,
      downPayment: 8_000_000,
      assumed: [],
    });
  });

  test('never takes taxes, insurance or dues of another home', () => {
    const other = { ...home, propertyTaxYearly: null, homeInsuranceYearly: null, duesMonthly: null };
    const cost = computeHomeCost(plan, other, { today: TODAY });
    expect(cost?.assumed).toEqual(['propertyTaxYearly', 'homeInsuranceYearly']);
    expect(cost).toEqual(
      computeHomeCost({ ...plan, propertyTaxYearly: 1, homeInsuranceYearly: 1, duesMonthly: 1 }, other, {
        today: TODAY,
      }),
    );
    expect(cost?.payment).not.toBe(computeHomeCost(plan, home, { today: TODAY })?.payment);
  });

  test.each<[string, Partial<HomeInput>, Facts]>([
    ['without a price', { price: null }, plan],
    ['with nothing to borrow', { price: 7_000_000 }, plan],
  ])('is not said %s', (_, change, facts) => {
    expect(computeHomeCost(facts, { ...home, ...change }, { today: TODAY })).toBeNull();
  });
});

describe('what a round of an offer takes', () => {
  const terms: OfferTerms = {
    ...{ priceCents: 40_000_000, downPaymentCents: null, earnestMoneyCents: null, sellerCreditCents: null },
    ...{ gapPromiseCents: null, escalation: null, contingencies: [], closingDay: null, expires: null },
    otherTerms: null,
  };
  const compute = (change: Partial<OfferTerms>, facts = plan) =>
    computeHomeCost(facts, home, { today: TODAY, terms: { ...terms, ...change } });
  const asked = computeHomeCost(plan, home, { today: TODAY });

  test('is what the home costs where its terms are those of the plan', () => {
    expect(compute({})).toEqual(asked);
  });

  test.each<[string, Partial<OfferTerms>, { payment: number; cash: number | null }]>([
    // 6.5% over 30 years is $6.3207 a month for each $1,000.
    [
      'a price $10,000 lower, all of it borrowed less',
      { priceCents: 39_000_000 },
      { payment: -63, cash: null },
    ],
    ['a seller credit', { sellerCreditCents: 300_000 }, { payment: 0, cash: -3000 }],
    ['earnest money, which is paid before', { earnestMoneyCents: 500_000 }, { payment: 0, cash: -5000 }],
    ['$10,000 more down', { downPaymentCents: 9_000_000 }, { payment: -63, cash: null }],
  ])('%s', (_, change, { payment, cash }) => {
    const cost = compute(change);
    const moved = (figure: 'payment' | 'cashToClose') =>
      ((cost?.[figure] ?? 0) - (asked?.[figure] ?? 0)) / 100;
    expect(Math.abs(moved('payment') - payment)).toBeLessThanOrEqual(1);
    if (cash !== null) expect(moved('cashToClose')).toBe(cash);
  });

  test.each([0, 350_000, 1_000_000])(
    'earnest money of %i cents leaves the same savings',
    (earnestMoneyCents) => {
      const { cashToClose, savingsLeft, monthsLeft } = compute({ earnestMoneyCents }) ?? asked ?? {};
      expect(cashToClose).toBe((asked?.cashToClose ?? 0) - earnestMoneyCents);
      expect([savingsLeft, monthsLeft]).toEqual([asked?.savingsLeft, asked?.monthsLeft]);
      expect(savingsLeft).toBe(12_000_000 - (cashToClose ?? 0) - earnestMoneyCents);
    },
  );

  test('a deposit of the plan is counted once, in the place of which an offer’s own counts', () => {
    const withDeposit = { ...plan, deposit: 350_000 };
    expect(compute({}, withDeposit)?.savingsLeft).toBe(asked?.savingsLeft);
    expect(compute({ earnestMoneyCents: 500_000 }, withDeposit)?.savingsLeft).toBe(asked?.savingsLeft);
  });

  test('an earlier closing day in the month prepays more interest', () => {
    const [early, late] = ['2027-01-04', '2027-01-29'].map(
      (closingDay) => compute({ closingDay })?.cashToClose ?? 0,
    );
    // 25 days of $320,000 at 6.5%, each a 360th of a year: $1,444.44.
    expect(Math.abs(((early ?? 0) - (late ?? 0)) / 100 - 1444.44)).toBeLessThanOrEqual(2);
  });

  test('is not said where the price leaves nothing to borrow', () => {
    expect(compute({ priceCents: 7_000_000 })).toBeNull();
  });

  test.each([
    ['an open offer by its own day', 'live', '2027-02-01', '2027-01-15'],
    ['an accepted one by the day it was moved to', 'contract', '2027-02-01', '2027-02-01'],
    ['an accepted one by its own where the plan has none', 'contract', undefined, '2027-01-15'],
  ] as const)('counts %s', (_, state, planned, closingDay) => {
    const offer = {
      state,
      by: 'buyer',
      terms: { ...terms, closingDay: '2027-01-15' },
      endsAt: null,
    } as const;
    const { closingDay: _day, ...others } = plan;
    const facts = planned === undefined ? others : { ...others, closingDay: planned };
    expect(findCountedTerms({ elm: offer }, 'elm', facts)).toEqual({ ...terms, closingDay });
    expect(findCountedTerms({}, 'elm', facts)).toBeNull();
  });

  test('counts an accepted one with what was agreed on since, unless another home is under contract too', () => {
    const agreed = { ...terms, downPaymentCents: 8_000_000, earnestMoneyCents: 500_000 };
    const offer = { state: 'contract', by: 'buyer', terms: agreed, endsAt: null } as const;
    const facts: Facts = { price: 39_000_000, downPayment: 7_500_000, deposit: 600_000 };
    expect(findCountedTerms({ elm: offer }, 'elm', facts)).toEqual({
      ...agreed,
      ...{ priceCents: 39_000_000, downPaymentCents: 7_500_000, earnestMoneyCents: 600_000 },
    });
    expect(findCountedTerms({ elm: offer, oak: offer }, 'elm', facts)).toEqual(agreed);
    expect(findCountedTerms({ elm: { ...offer, state: 'live' } }, 'elm', facts)).toEqual(agreed);
    const silent = { ...offer, terms };
    expect(findCountedTerms({ elm: silent }, 'elm', facts)).toEqual({ ...terms, priceCents: 39_000_000 });
  });
});

test('a home under contract takes what the plan does, and every other what its own figures say', () => {
  const agreed = {
    price: 39_000_000,
    sellerCredit: 600_000,
    propertyTaxYearly: 480_000,
    duesMonthly: 12_500,
  };
  const facts: Facts = { ...plan, ...agreed };
  const terms = offerTermsField.parse({ priceCents: 39_000_000, sellerCreditCents: 600_000 });
  const offer = { state: 'contract', by: 'buyer', terms, endsAt: null } as const;
  const elm = { ...home, id: 'elm' };
  const compute = (offers: Parameters<typeof computeCountedCost>[2], known = facts) =>
    computeCountedCost(known, elm, offers, { today: TODAY });
  const { fiveYears: _, ...planned } = computePlanCost(facts, TODAY) ?? { fiveYears: 0 };
  expect(compute({ elm: offer })).toMatchObject(planned);
  // The credit and the figures of the plan are those of the contract's home alone.
  expect(compute({ oak: offer })).toEqual(computeHomeCost(plan, home, { today: TODAY }));
  expect(compute({})).toEqual(computeHomeCost(plan, home, { today: TODAY }));
  // Of two contracts, and of a plan that did not load, the terms of the offer count.
  const { price: __, ...unknown } = facts;
  const byTerms = computeHomeCost(plan, home, { today: TODAY, terms });
  expect(compute({ elm: offer, oak: offer })).toEqual(byTerms);
  expect(compute({ elm: offer }, unknown)?.cashToClose).toBe(byTerms?.cashToClose);
});

describe('a home as it is entered', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no address', { address: ' ' }, 'address'],
    ['a price of nothing', { price: 0 }, 'price'],
    ['a price below zero', { price: -1 }, 'price'],
    ['a price that cannot be read', { price: Number.NaN }, 'price'],
    ['a price above 100 million dollars', { price: 10_000_000_001 }, 'price'],
    ['taxes below zero', { propertyTaxYearly: -1 }, 'propertyTaxYearly'],
    ['a third of a bathroom', { bathrooms: '2.3' }, 'bathrooms'],
    ['a link that runs a program', { link: 'javascript:alert(1)' }, 'link'],
    ['a state that there is not', { state: 'XX' }, 'state'],
    ['a zone of another country', { timeZone: 'Europe/Paris' }, 'timeZone'],
  ])('is refused with %s', (_, change, field) => {
    expect(Object.keys(checkHome({ ...home, ...change }).problems ?? {})).toEqual([field]);
  });

  test('is taken with an address alone', () => {
    const nothing = Object.fromEntries(Object.keys(home).map((field) => [field, null]));
    const { address, timeZone, stage } = home;
    expect(checkHome({ ...nothing, address, timeZone, stage }).problems).toBeUndefined();
  });
});

test.each([
  ['OH', 'America/New_York'],
  ['TX', 'America/Chicago'],
  ['AZ', 'America/Phoenix'],
  ['CO', 'America/Denver'],
  ['CA', 'America/Los_Angeles'],
  ['HI', 'Pacific/Honolulu'],
  ['PR', 'America/Puerto_Rico'],
  ['VI', 'America/Puerto_Rico'],
  ['GU', 'Pacific/Guam'],
  ['MP', 'Pacific/Guam'],
  ['AS', 'Pacific/Pago_Pago'],
  [null, 'America/New_York'],
] as const)('most of %s is in %s', (state, zone) => {
  expect(suggestTimeZone(state)).toBe(zone);
  expect(homeTimeZones).toContain(zone);
});
