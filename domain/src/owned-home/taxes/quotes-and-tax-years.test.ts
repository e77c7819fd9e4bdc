import { describe, expect, it } from 'vitest';
import type { HomeRecord } from '../home-record.ts';
import type { Coverage } from '../kinds/coverage-fields.ts';
import { compareQuote } from './compare-quotes.ts';
import { findComparedPolicy } from './compared-policy.ts';
import { computeHomeBasis } from './home-basis.ts';
import { sampleRecord } from './sample-tax-records.ts';
import { findCertificate, listTaxYears } from './tax-years.ts';

const today = '2026-01-07';
const policy = (more: object = {}) => sampleRecord('insurance-policy', more);

describe('the policy that quotes are compared with', () => {
  const later = { company: 'Birch', startsOn: '2026-01-01', endsOn: '2027-01-01' };
  const over = { company: 'Cedar', startsOn: '2024-06-15', endsOn: '2025-06-15' };
  it.each<[string, object[], string | undefined]>([
    ['none', [], undefined],
    ['one in force', [{}, over], 'Acorn'],
    ['of two in force the one that began last', [{}, later], 'Birch'],
    [
      'the last that was, where none is in force',
      [over, { ...over, company: 'Old', endsOn: '2025-01-15' }],
      'Cedar',
    ],
    ['none of flood', [{ covers: 'flood' }], undefined],
    ['none that begins later', [{ startsOn: '2026-02-01', endsOn: '2027-02-01' }], undefined],
  ])('%s', (_name, policies, company) => {
    const records = policies.map((more, place) => sampleRecord('insurance-policy', more, place));
    expect(findComparedPolicy(records, today)?.company).toBe(company);
  });

  it('has the premium of a year', () => {
    expect(findComparedPolicy([policy({ startsOn: '2025-12-15' })], today)).toMatchObject({
      ...{ premium: 360_989, isScaled: true },
    });
  });
});

describe('a quote beside the policy', () => {
  const { content } = sampleRecord('insurance-quote');
  const before = sampleRecord('insurance-policy').content as Coverage;
  const quote = (more: object = {}) => compareQuote(before, { ...(content as Coverage), ...more });
  it.each<[string, object, object[]]>([
    ['the premium alone', {}, [{ line: 'premium', is: 'less', cents: 30_000, isWorse: false }]],
    ['nothing', { premium: 180_000 }, []],
    [
      'a lower premium for a higher deductible and no wind',
      { deductible: 250_000, coversWindHail: false, windHailDeductible: null },
      [
        { line: 'premium', is: 'less' },
        { line: 'coversWindHail', is: 'dropped', isWorse: true },
        { line: 'deductible', is: 'more', cents: 150_000, isWorse: true },
      ],
    ],
    [
      'worse before better before unknown',
      { dwelling: 36_000_000, personalProperty: null, liability: 10_000_000, settlement: 'actual-cash' },
      [
        { line: 'premium' },
        { line: 'liability', is: 'less', isWorse: true },
        { line: 'settlement', is: 'actual-cash', isWorse: true },
        { line: 'dwelling', is: 'more', isWorse: false },
        { line: 'personalProperty', is: 'unknown' },
      ],
    ],
    [
      'flood added',
      { premium: 180_000, coversFlood: true },
      [{ line: 'coversFlood', is: 'added', isWorse: false }],
    ],
  ])('differs by %s', (_name, more, expected) => {
    const found = quote(more);
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });
});

describe('the forms of a tax year', () => {
  const form = (more: object, place: number) => sampleRecord('form-1098', more, place);
  it.each<[string, HomeRecord[], number]>([
    ['one loan', [form({}, 0)], 36_000_000],
    [
      'one loan that another lender took over',
      [form({}, 0), form({ lender: 'New', principal: 35_800_000, acquiredOn: '2025-10-01' }, 1)],
      36_000_000,
    ],
    ['taken over, without the form before', [form({ acquiredOn: '2025-10-01' }, 0)], 36_000_000],
    ['two loans of one day', [form({}, 0), form({ lender: 'Second', principal: 4_000_000 }, 1)], 40_000_000],
    [
      'a refinance',
      [
        form({ originatedOn: '2024-01-02' }, 0),
        form({ originatedOn: '2025-08-01', principal: 35_000_000 }, 1),
      ],
      71_000_000,
    ],
  ])('owed at most: %s', (_name, records, expected) => {
    expect(listTaxYears(records)[0]?.principalCents).toBe(expected);
  });

  it('are summed by year, newest first, beside the property tax paid in it', () => {
    const paid = sampleRecord('tax-bill', {
      installments: [
        { dueOn: '2025-12-10', amount: 100_000, paidOn: '2025-12-09' },
        { dueOn: '2026-02-10', amount: 70_000, paidOn: '2026-01-05' },
      ],
    });
    const records = [
      form({}, 0),
      form({ taxYear: 2024, interest: 100 }, 1),
      form({ lender: 'New' }, 2),
      paid,
    ];
    expect(listTaxYears(records)).toMatchObject([
      { taxYear: 2025, interestCents: 4_800_000, pointsCents: 720_000, propertyTaxCents: 100_000 },
      { taxYear: 2024, interestCents: 100, propertyTaxCents: 0 },
    ]);
  });

  it.each([
    ['the whole loan', null, 2_400_000, false],
    ['part of it, by its share', 27_000_000, 1_800_000, true],
    ['more than it', 40_000_000, 2_400_000, false],
  ])('a certificate for %s', (_name, certifiedAmount, expected, isShare) => {
    const loan = { id: 'loan', kind: 'loan', content: { amount: 36_000_000 }, changedAt: '' };
    const records = [loan, sampleRecord('mortgage-credit-certificate', { certifiedAmount })];
    expect(findCertificate(records, 2_400_000)).toMatchObject({ interestCents: expected, isShare });
    expect(findCertificate([loan], 2_400_000)).toBeNull();
  });
});

it('the basis is the price and the improvements', () => {
  const records = [
    sampleRecord('home'),
    sampleRecord('improvement'),
    sampleRecord('improvement', { cost: 1 }, 1),
  ];
  expect(computeHomeBasis(records)).toEqual({
    price: 40_000_000,
    improvements: 1_800_001,
    total: 41_800_001,
  });
  expect(computeHomeBasis([])).toBeUndefined();
});
