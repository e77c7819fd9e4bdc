import { describe, expect, test } from 'vitest';
import type { OfferEntry } from '../offers/home-offers/offer-log.ts';
import { offerTermsField } from '../offers/home-offers/offer-terms.ts';
import { currentFacts, type FactEntry, listValues } from '../plan/current-facts.ts';
import type { Fact, FactValue } from '../plan/plan-facts.ts';
import { addContractFacts, listAgreedContracts } from './contract-facts.ts';

const at = (hour: number) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`;
const typed = (fact: Fact, value: FactValue | null, hour: number, by = 'jordan'): FactEntry => ({
  ...{ id: `${fact} ${hour}`, fact, value, by, at: at(hour) },
  from: { source: 'typed' },
});
const home = { homeId: 'elm', address: '1428 Elm Street, Columbus, OH' };
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
