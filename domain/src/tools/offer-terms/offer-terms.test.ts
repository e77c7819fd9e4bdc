import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { offerTermsInput } from './offer-terms.contract.ts';
import { computeOfferTerms } from './offer-terms.ts';

const own = { price: '400000', downPayment: '40000', ratePercent: '6.5', sellerCredit: '12000' };
const compute = (more: object = {}) =>
  computeOfferTerms(offerTermsInput.parse({ ...own, ...more }), '2026-11-26');

test('an offer with a credit that the costs do not use up', () => {
  const result = compute();
  expect(result).toMatchObject({
    price: '400000.00',
    beatsOther: null,
    loan: '360000.00',
    ltvPercent: '90.00',
    cashDown: '40000.00',
    closingCosts: '10800.00',
    limitPercent: '6',
    creditLimit: '24000.00',
    usable: '10800.00',
    lost: '1200.00',
    cash: '40000.00',
    payment: '2275.44',
    cut: { price: '388000.00', loan: '349200.00', cash: '49600.00', payment: '2207.18' },
    cashSavedByCredit: '9600.00',
    paymentSavedByCut: '68.26',
    breakEvenMonths: 141,
    earnest: [],
  });
  expect(listUnexplained(result)).toEqual([]);
});

describe('with more terms', () => {
  const clause = { escalates: true, increment: '3000', cap: '425000' };
  test.each<[string, object, object]>([
    ['a clause without another offer', clause, { price: '400000.00', beatsOther: true, atCap: false }],
    [
      'a clause that another offer raises; the share put down stays',
      { ...clause, bestOther: '410000' },
      { price: '413000.00', loan: '371700.00', cashDown: '41300.00' },
    ],
    ['a clause that loses', { ...clause, bestOther: '430000' }, { beatsOther: false, atCap: true }],
    ['no clause, whatever its figures', { bestOther: '430000' }, { price: '400000.00', beatsOther: null }],
    [
      'a low appraisal',
      { appraisal: '390000', gapPromise: '4000' },
      { gap: '10000.00', gapBeyondPromise: '6000.00', loan: '351000.00', cashDown: '49000.00' },
    ],
    ['a high appraisal', { appraisal: '450000' }, { gap: '0.00', loan: '360000.00' }],
    ['less down', { downPayment: '39999' }, { limitPercent: '6', ltvPercent: '90.00' }],
    ['3% above 90', { downPayment: '20000' }, { limitPercent: '3', creditLimit: '12000.00' }],
    [
      'an FHA loan, which a credit beyond the costs lowers',
      { program: 'fha', sellerCredit: '30000', downPayment: '14000' },
      { limitPercent: '6', usable: '11580.00', lost: '18420.00', loanFallsBy: '17775.30' },
    ],
    ['all in cash', { downPayment: '400000' }, { loan: '0.00', usable: '0.00', payment: '0.00' }],
    ['no credit', { sellerCredit: '0' }, { usable: '0.00', lost: '0.00', breakEvenMonths: 0 }],
    [
      'earnest money until the last contingency',
      { earnestMoney: '8000', earnestDue: '2026-12-03', contingenciesEnd: '2026-12-20' },
      {
        earnest: [
          { from: '2026-12-03', isProtected: true, atRisk: '0.00' },
          { from: '2026-12-21', isProtected: false, atRisk: '8000.00' },
        ],
      },
    ],
    [
      'earnest money with contingencies that stand until removed',
      { earnestMoney: '8000', earnestDue: '2026-12-03', contingenciesEnd: '2026-12-20', activeRemoval: true },
      { earnest: [{ from: '2026-12-03', isProtected: true, atRisk: '0.00' }] },
    ],
    [
      'earnest money without a contingency',
      { earnestMoney: '8000', earnestDue: '2026-12-03' },
      { earnest: [{ from: '2026-12-03', isProtected: false, atRisk: '8000.00' }] },
    ],
  ])('%s', (_name, more, expected) => {
    const result = compute(more);
    expect(result).toMatchObject(expected);
    expect(listUnexplained(result)).toEqual([]);
  });
});

test.each<[object, string]>([
  [{ price: '0' }, 'price'],
  [{ downPayment: '400001' }, 'downPayment'],
  [{ sellerCredit: '400001' }, 'sellerCredit'],
  [{ appraisal: '0' }, 'appraisal'],
  [{ earnestMoney: '400001' }, 'earnestMoney'],
  [{ escalates: true, cap: '425000' }, 'increment'],
  [{ escalates: true, increment: '3000', cap: '399999' }, 'cap'],
])('%j is refused', (more, field) => {
  expect(getRefusal(() => compute(more))).toHaveProperty(field);
});
