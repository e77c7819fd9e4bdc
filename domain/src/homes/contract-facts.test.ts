import { describe, expect, test } from 'vitest';
import type { OfferEntry } from '../offers/home-offers/offer-log.ts';
import { type OfferTerms, offerTermsField } from '../offers/home-offers/offer-terms.ts';
import { currentFacts, type FactEntry, listValues } from '../plan/current-facts.ts';
import type { Fact, FactValue } from '../plan/plan-facts.ts';
import { type AgreedHome, addContractFacts, listAgreedContracts } from './contract-facts.ts';

const at = (hour: number) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`;
const typed = (fact: Fact, value: FactValue | null, hour: number, by = 'jordan'): FactEntry => ({
  ...{ id: `${fact} ${hour}`, fact, value, by, at: at(hour) },
  from: { source: 'typed' },
});
const figures: AgreedHome = {
  ...{ propertyTaxYearly: null, homeInsuranceYearly: null, duesMonthly: null },
  ...{ state: null, propertyType: null },
};
const home = { homeId: 'elm', address: '1428 Elm Street, Columbus, OH', home: figures };
const entry = (kind: OfferEntry['kind'], hour: number, more: Partial<OfferEntry> = {}) => ({
  ...{ id: `${kind} ${hour}`, kind, by: 'buyer' as const, at: at(1), answers: null, terms: null },
  ...{ enteredAt: at(hour), ...more },
});
const agreed = { priceCents: 38_000_000, earnestMoneyCents: 500_000, closingDay: '2027-01-15' };
const offer = entry('offer', 2, { terms: offerTermsField.parse(agreed) });
const acceptance = entry('acceptance', 4, { by: 'seller', answers: offer.id });
const cancellation = entry('cancellation', 8, { answers: offer.id });
const accepted = listAgreedContracts(home, [offer, acceptance]);
const canceled = listAgreedContracts(home, [offer, acceptance, cancellation]);

test.each([
  ['an offer that is out', [offer], []],
  ['an accepted one', [offer, acceptance], [[acceptance.id, at(4), null]]],
  ['one that was canceled', [offer, acceptance, cancellation], [[acceptance.id, at(4), at(8)]]],
  [
    'one after it',
    [
      ...[offer, acceptance, cancellation, entry('offer', 9, { terms: offer.terms })],
      entry('acceptance', 10, { answers: 'offer 9' }),
    ],
    [
      [acceptance.id, at(4), at(8)],
      ['acceptance 10', at(10), null],
    ],
  ],
])('the contracts of %s', (_, entries, expected) => {
  const found = listAgreedContracts(home, entries);
  expect(found.map(({ acceptanceId, from, until }) => [acceptanceId, from, until])).toEqual(expected);
});

describe('the plan of a purchase under contract', () => {
  const own = [typed('price', 40_000_000, 1), typed('downPayment', 6_000_000, 1), typed('savings', 9, 1)];
  const compute = (stored: readonly FactEntry[], contracts = accepted) => {
    const { entries } = addContractFacts(stored, contracts);
    return listValues(currentFacts(entries).values());
  };

  test('has what was agreed, and the rest as it was', () => {
    expect(compute(own)).toEqual({
      ...{ price: 38_000_000, deposit: 500_000, downPayment: 6_000_000, savings: 9 },
    });
    const price = currentFacts(addContractFacts(own, accepted).entries).get('price');
    expect(price?.entry).toMatchObject({ by: null, from: { source: 'contract', homeId: 'elm' } });
    expect(price?.other).toMatchObject({ value: 40_000_000, by: 'jordan' });
  });

  const known: AgreedHome = {
    ...figures,
    ...{ propertyTaxYearly: 540_000, duesMonthly: 12_500, state: 'OH', propertyType: 'condo' },
  };
  const withFigures = (log: Parameters<typeof listAgreedContracts>[1]) =>
    listAgreedContracts({ ...home, home: known }, log);

  test('has the seller’s credit and the figures of its home, and none of another home’s', () => {
    const credit = entry('offer', 2, { terms: { ...offer.terms, sellerCreditCents: 600_000 } as OfferTerms });
    const guessed = [typed('propertyTaxYearly', 400_000, 1), typed('homeInsuranceYearly', 190_000, 1)];
    expect(compute(guessed, withFigures([credit, acceptance]))).toEqual({
      ...{ price: 38_000_000, deposit: 500_000, sellerCredit: 600_000, propertyTaxYearly: 540_000 },
      ...{ duesMonthly: 12_500, propertyType: 'condo', place: { state: 'OH', county: null } },
    });
    // What the buyer had entered is offered back.
    const { entries } = addContractFacts(guessed, withFigures([credit, acceptance]));
    expect(currentFacts(entries).get('homeInsuranceYearly')?.other).toMatchObject({ value: 190_000 });
  });

  test('keeps the county of the same state, and what is entered of the home since', () => {
    const stored = [
      typed('place', { state: 'OH', county: 'Franklin' }, 1),
      typed('homeInsuranceYearly', 7, 5),
    ];
    const facts = compute(stored, withFigures([offer, acceptance]));
    expect([facts.place, facts.homeInsuranceYearly]).toEqual([{ state: 'OH', county: 'Franklin' }, 7]);
  });

  test('has its own figures again when the contract is canceled', () => {
    const stored = [typed('propertyTaxYearly', 400_000, 1), typed('duesMonthly', 9, 5)];
    expect(compute(stored, withFigures([offer, acceptance, cancellation]))).toEqual({
      propertyTaxYearly: 400_000,
    });
  });

  test('has it also where the plan was entered in the same moment', () => {
    expect(compute([typed('price', 40_000_000, 4)]).price).toBe(38_000_000);
  });

  test('gives way to what is entered after it', () => {
    expect(compute([...own, typed('price', 37_500_000, 5)]).price).toBe(37_500_000);
  });

  test.each([
    ['what it had', own, 40_000_000],
    ['that, and not what was entered of the contract', [...own, typed('price', 37_500_000, 5)], 40_000_000],
    ['what was entered since', [...own, typed('price', 41_000_000, 9)], 41_000_000],
    ['nothing, where it had none', own.slice(1), undefined],
  ])('has again when it is canceled: %s', (_, stored, price) => {
    const facts = compute(stored, canceled);
    expect([facts.price, facts.deposit, facts.savings]).toEqual([price, undefined, 9]);
  });

  test('keeps in its history what went with the contract', () => {
    const { past } = addContractFacts([...own, typed('price', 37_500_000, 5)], canceled);
    const ofPrice = past
      .filter(({ fact }) => fact === 'price')
      .map(({ value, from }) => [value, from.source]);
    expect(ofPrice).toEqual([
      [37_500_000, 'typed'],
      [38_000_000, 'contract'],
    ]);
  });

  test.each([
    ['the contract’s where it was entered with it', typed('closingDay', '2027-01-15', 5), 'contract'],
    ['a buyer’s where it is another', typed('closingDay', '2027-02-12', 5), 'typed'],
    ['a buyer’s where it was there before', typed('closingDay', '2027-01-15', 3), 'typed'],
  ])('says of the closing day that it is %s', (_, row, source) => {
    const { entry } = currentFacts(addContractFacts([row], accepted).entries).get('closingDay') ?? {};
    expect(entry?.from.source).toBe(source);
  });
});
