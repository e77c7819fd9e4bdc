import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { computeAppraisalGap } from './appraisal-gap.ts';
import { compareRounds, listOfferRounds } from './compare-rounds.ts';
import { compareCreditAndCut } from './credit-or-price-cut.ts';
import { findEarnestStep, listEarnestSteps } from './earnest-money.ts';
import { escalatePrice } from './escalation.ts';
import { offerTermsField } from './offer-terms.ts';
import { findCrossedLines } from './walk-away.ts';

const thousands = (amount: number) => amount * 100_000;

describe('an escalation clause', () => {
  const clause = { baseCents: thousands(400), incrementCents: thousands(3), capCents: thousands(425) };
  test.each<[string, number | null, number, boolean, boolean]>([
    ['no other offer', null, 400, true, false],
    ['a lower one', 399, 400, true, false],
    ['one at the base', 400, 403, true, false],
    ['one that takes it to the cap exactly', 422, 425, true, true],
    ['one that the cap cuts short', 424, 425, true, true],
    ['one at the cap, which it does not beat', 425, 425, false, true],
    ['one above it', 430, 425, false, true],
  ])('%s', (_name, other, price, beatsOther, atCap) => {
    const best = other === null ? null : thousands(other);
    expect(escalatePrice(clause, best)).toEqual({ priceCents: thousands(price), beatsOther, atCap });
  });
});

describe('an appraisal gap', () => {
  test.each<[string, number, number, string, number, object]>([
    [
      'covered',
      420,
      405,
      '10',
      15,
      { gapCents: thousands(15), coveredByPromise: true, beyondPromiseCents: 0 },
    ],
    ['not covered', 420, 400, '10', 15, { coveredByPromise: false, beyondPromiseCents: thousands(5) }],
    ['none', 420, 430, '10', 0, { gapCents: 0, coveredByPromise: true, moreCashCents: 0 }],
    ['no loan', 420, 400, '100', 0, { loanCents: 0, cashDownCents: thousands(420), moreCashCents: 0 }],
    ['nothing down', 420, 400, '0', 0, { cashDownCents: thousands(20), moreCashCents: thousands(20) }],
  ])('%s', (_name, price, appraisal, down, promise, expected) => {
    const offer = {
      priceCents: thousands(price),
      appraisalCents: thousands(appraisal),
      downPercent: new Decimal(down),
      gapPromiseCents: thousands(promise),
    };
    expect(computeAppraisalGap(offer)).toMatchObject(expected);
  });
});

describe('a credit against a price cut', () => {
  const gift = {
    priceCents: thousands(400),
    valueCents: null,
    downPercent: new Decimal('10'),
    ratePercent: new Decimal('6.5'),
    termMonths: 360,
    closingCostsCents: thousands(12),
    giftCents: thousands(8),
    usableCreditCents: thousands(8),
  };

  test('the credit saves cash now, the cut a little each month', () => {
    expect(compareCreditAndCut(gift)).toEqual({
      credit: {
        priceCents: thousands(400),
        loanCents: thousands(360),
        downCents: thousands(40),
        cashToCloseCents: thousands(44),
        paymentCents: 227_544,
      },
      cut: {
        priceCents: thousands(392),
        loanCents: 35_280_000,
        downCents: 3_920_000,
        cashToCloseCents: 5_120_000,
        paymentCents: 222_994,
      },
      cashSavedByCreditCents: 720_000,
      paymentSavedByCutCents: 4_550,
      breakEvenMonths: 159,
    });
  });

  test('below an appraisal a cut lowers what comes in cash by as much', () => {
    const { credit, cut } = compareCreditAndCut({ ...gift, valueCents: thousands(390) });
    expect([credit.loanCents, cut.loanCents]).toEqual([thousands(351), thousands(351)]);
    expect(cut.cashToCloseCents).toBe(credit.cashToCloseCents);
  });

  test.each<[string, object, number | null]>([
    ['a credit of which little can be used', { usableCreditCents: 0 }, 0],
    ['no loan', { downPercent: new Decimal(100) }, 0],
    [
      'a loan so small that a month saves nothing to speak of',
      { termMonths: 12, ratePercent: new Decimal(0), downPercent: new Decimal('99') },
      null,
    ],
    ['a loan that ends before', { termMonths: 120, usableCreditCents: thousands(12) }, null],
  ])('%s', (_name, more, months) => {
    expect(compareCreditAndCut({ ...gift, ...more }).breakEvenMonths).toBe(months);
  });
});

describe('earnest money at risk', () => {
  const deposit = { cents: thousands(8), dueOn: '2026-06-15', hardOn: null };

  test('is what is paid once the last protection is over', () => {
    const protections = [
      { name: 'Inspection', endsBy: 'lapse', until: '2026-06-20' } as const,
      { name: 'Financing', endsBy: 'lapse', until: '2026-07-01' } as const,
    ];
    expect(listEarnestSteps([deposit], protections)).toMatchObject([
      { from: '2026-06-15', protectedBy: ['Inspection', 'Financing'], atRiskCents: 0 },
      { from: '2026-06-21', protectedBy: ['Financing'], atRiskCents: 0 },
      { from: '2026-07-02', protectedBy: [], atRiskCents: thousands(8) },
    ]);
  });

  test('stays protected where nothing lapses by itself, until it is signed away', () => {
    const standing = { name: 'Inspection', endsBy: 'removal', removedOn: null } as const;
    expect(listEarnestSteps([deposit], [standing])).toMatchObject([{ atRiskCents: 0 }]);
    const removed = { ...standing, removedOn: '2026-06-29' };
    expect(listEarnestSteps([deposit], [removed])).toMatchObject([
      { from: '2026-06-15', atRiskCents: 0 },
      { from: '2026-06-29', atRiskCents: thousands(8) },
    ]);
  });

  test('counts what is hard even with a protection, and nothing before it is paid', () => {
    const hard = { cents: thousands(2), dueOn: '2026-06-12', hardOn: '2026-06-18' };
    const standing = { name: 'Title', endsBy: 'removal', removedOn: null } as const;
    expect(listEarnestSteps([deposit, hard], [standing])).toMatchObject([
      { from: '2026-06-12', paidCents: thousands(2), atRiskCents: 0 },
      { from: '2026-06-15', paidCents: thousands(10), atRiskCents: 0 },
      { from: '2026-06-18', hardCents: thousands(2), atRiskCents: thousands(2) },
    ]);
    expect(findEarnestStep([deposit], [], '2026-06-14')).toMatchObject({ paidCents: 0, atRiskCents: 0 });
    expect(listEarnestSteps([], [standing])).toEqual([]);
  });
});

const terms = (more: object = {}) => offerTermsField.parse({ priceCents: thousands(400), ...more });

test('rounds are compared term by term', () => {
  const before = terms({
    sellerCreditCents: thousands(5),
    closingDay: '2026-07-10',
    contingencies: [{ kind: 'inspection', days: 10 }, { kind: 'appraisal' }],
  });
  const after = terms({
    priceCents: thousands(410),
    earnestMoneyCents: thousands(8),
    sellerCreditCents: thousands(2),
    closingDay: '2026-07-15',
    escalation: { incrementCents: thousands(1), capCents: thousands(420) },
    contingencies: [{ kind: 'inspection', days: 7 }],
    otherTerms: 'The refrigerator stays.',
  });
  expect(compareRounds(before, before)).toEqual([]);
  expect(compareRounds(before, after)).toMatchObject([
    { term: 'priceCents', by: thousands(10) },
    { term: 'earnestMoneyCents', before: null, by: null },
    { term: 'sellerCreditCents', by: -thousands(3) },
    { term: 'closingDay', by: 5 },
    { term: 'contingency', kind: 'inspection', by: -3 },
    { term: 'contingency', kind: 'appraisal', after: null, by: null },
    { term: 'escalation', before: null },
    { term: 'otherTerms', before: null },
  ]);
  const entry = { by: 'buyer', at: '2026-06-10T16:00:00Z' } as const;
  const rounds = listOfferRounds({
    timeZone: 'America/Chicago',
    entries: [
      { ...entry, id: 'a', kind: 'offer', answers: null, terms: before },
      { ...entry, id: 'b', kind: 'counter', answers: 'a', terms: after },
      { ...entry, id: 'c', kind: 'rejection', answers: 'b', terms: null },
      { ...entry, id: 'd', kind: 'offer', answers: null, terms: before },
    ],
  });
  expect(rounds.map(({ entry: { id }, changes }) => [id, changes.length])).toEqual([
    ['a', 0],
    ['b', 8],
    ['d', 0],
  ]);
});

test.each<[string, object, object, [string, number][]]>([
  ['nothing drawn', {}, {}, []],
  ['a price at the line', {}, { mostPriceCents: thousands(400) }, []],
  ['a price beyond it', {}, { mostPriceCents: thousands(399) }, [['mostPriceCents', thousands(1)]]],
  [
    'the cap of an escalation clause',
    { escalation: { incrementCents: 1, capCents: thousands(420) } },
    { mostPriceCents: thousands(410) },
    [['mostPriceCents', thousands(10)]],
  ],
  ['a credit makes room', { sellerCreditCents: thousands(10) }, { mostNetCents: thousands(390) }, []],
  [
    'a gap',
    { gapPromiseCents: thousands(9) },
    { mostGapCents: thousands(5) },
    [['mostGapCents', thousands(4)]],
  ],
])('walking away: %s', (_name, offered, line, crossed) => {
  const drawn = { mostPriceCents: null, mostNetCents: null, mostGapCents: null, ...line };
  expect(findCrossedLines(terms(offered), drawn).map((each) => [each.line, each.beyondCents])).toEqual(
    crossed,
  );
});
