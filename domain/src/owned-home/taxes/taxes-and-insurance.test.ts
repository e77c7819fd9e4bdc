import { describe, expect, it } from 'vitest';
import type { HomeRecord } from '../home-record.ts';
import type { Coverage } from '../kinds/coverage-fields.ts';
import { compareQuote } from './compare-quotes.ts';
import { findComparedPolicy } from './compared-policy.ts';
import { computeHomeBasis } from './home-basis.ts';
import { listDue } from './next-due.ts';
import { sampleRecord } from './sample-tax-records.ts';
import { findCertificate, listTaxYears } from './tax-years.ts';
import { computeYearlyCost, listOverlaps } from './yearly-cost.ts';

const today = '2026-01-07';
const bill = (taxYear: number, amount: number, office = 'Lake County') =>
  sampleRecord('tax-bill', {
    taxYear,
    office,
    installments: [{ dueOn: `${taxYear}-02-10`, amount, paidOn: null }],
  });
const policy = (more: object = {}) => sampleRecord('insurance-policy', more);

describe('what taxes and insurance of a year come to', () => {
  it.each<[string, HomeRecord[], number, number, readonly string[]]>([
    ['nothing entered', [], 0, 0, ['tax', 'insurance']],
    ['a bill and a policy', [sampleRecord('tax-bill'), policy()], 600_050, 50_004, []],
    [
      'the newest bill of an office',
      [bill(2025, 300_000), bill(2026, 360_000)],
      360_000,
      30_000,
      ['insurance'],
    ],
    [
      'two bills of one office and year',
      [bill(2026, 300_000), bill(2026, 60_000, 'LAKE COUNTY')],
      ...([360_000, 30_000, ['insurance']] as const),
    ],
    [
      'offices whose bills come at other times',
      [bill(2026, 300_000), bill(2025, 60_000, 'School district')],
      ...([360_000, 30_000, ['insurance']] as const),
    ],
    [
      'an office without a bill for two years',
      [bill(2026, 300_000), bill(2024, 60_000, 'School district')],
      ...([300_000, 25_000, ['insurance']] as const),
    ],
    ['a policy of half a year, taken twice', [policy({ startsOn: '2025-12-15' })], 360_989, 30_082, ['tax']],
    ['a policy that ends today', [policy({ endsOn: today })], 0, 0, ['tax', 'insurance']],
    ['a policy of flood alone', [policy({ covers: 'flood' })], 180_000, 15_000, ['tax', 'insurance']],
  ])('%s', (_name, records, yearlyCents, monthlyCents, missing) => {
    expect(computeYearlyCost(records, today)).toMatchObject({
      yearlyCents,
      monthlyCents,
      missing,
    });
  });

  it.each([
    ['a month of both', { startsOn: '2026-05-15', endsOn: '2027-05-15' }, 1],
    ['one after the other', { startsOn: '2026-06-15', endsOn: '2027-06-15' }, 0],
    ['both, of other kinds', { startsOn: '2026-05-15', endsOn: '2027-05-15', covers: 'wind' }, 0],
    ['both, but over', { startsOn: '2025-06-15', endsOn: '2026-01-07' }, 0],
  ])('overlapping policies: %s', (_name, more, expected) => {
    expect(listOverlaps([policy(), sampleRecord('insurance-policy', more, 1)], today)).toHaveLength(expected);
  });
});

describe('what is due next', () => {
  const home = sampleRecord('home');
  it.each<[string, HomeRecord[], { day: string; isOverdue?: boolean; isStates?: boolean } | undefined]>([
    ['nothing entered', [], undefined],
    [
      'the state’s day, as long as nothing of the county is entered',
      [home],
      { day: '2026-03-01', isStates: true },
    ],
    [
      'not where the owner lives elsewhere',
      [sampleRecord('home', { isPrincipalResidence: false })],
      undefined,
    ],
    ['not once it has passed', [sampleRecord('home', { boughtOn: '2024-06-15' })], undefined],
    [
      'the county’s day instead of the state’s',
      [home, sampleRecord('homestead', { fileBy: '2026-02-27' })],
      { day: '2026-02-27', isStates: false },
    ],
    ['nothing more once filed', [home, sampleRecord('homestead', { filedOn: '2026-01-05' })], undefined],
    [
      'the earliest of several',
      [home, sampleRecord('tax-bill'), policy()],
      { day: '2026-02-10', isOverdue: false },
    ],
    [
      'what is overdue first',
      [sampleRecord('tax-bill'), bill(2025, 100)],
      { day: '2025-02-10', isOverdue: true },
    ],
    ['but not of years ago', [bill(2024, 100)], undefined],
    [
      'nor what a servicer was to pay from escrow',
      [
        sampleRecord('tax-bill', {
          paidBy: 'escrow',
          installments: [{ dueOn: '2025-11-10', amount: 100, paidOn: null }],
        }),
      ],
      undefined,
    ],
    [
      'what it pays next, all the same',
      [sampleRecord('tax-bill', { paidBy: 'escrow' })],
      { day: '2026-02-10', isOverdue: false },
    ],
    ['two weeks before an appeal ends', [sampleRecord('assessment')], { day: '2026-02-06' }],
    ['no appeal that is past', [sampleRecord('assessment', { appealBy: '2026-01-06' })], undefined],
    [
      'a policy that ended and none follows',
      [policy({ endsOn: '2026-01-02' })],
      { day: '2026-01-02', isOverdue: true },
    ],
    ['what a servicer will charge', [sampleRecord('insurance-lapse')], { day: '2026-02-16' }],
  ])('%s', (_name, records, expected) => {
    const [first] = listDue(records, today);
    if (expected === undefined) expect(first).toBeUndefined();
    else expect(first).toMatchObject(expected);
  });

  it('of two policies that ended names each once, and none that another follows', () => {
    const ended = { endsOn: '2026-01-02' };
    const records = [
      policy(ended),
      sampleRecord('insurance-policy', { ...ended, covers: 'flood', company: 'Birch' }, 1),
      sampleRecord('insurance-policy', { startsOn: '2025-01-01', endsOn: '2025-06-15', company: 'Old' }, 2),
    ];
    expect(listDue(records, today).map(({ title }) => title)).toEqual([
      'Replace the insurance policy that ended (Acorn)',
      'Replace the insurance policy that ended (Birch)',
    ]);
  });

  it('a policy that began after a gap has followed all the same', () => {
    const after = { startsOn: '2026-01-05', endsOn: '2027-01-05', company: 'New' };
    const records = [policy({ endsOn: '2026-01-02' }), sampleRecord('insurance-policy', after, 1)];
    expect(listDue(records, today)[0]).toMatchObject({ day: '2026-11-21', isOverdue: false });
    expect(listDue(records, '2026-01-04')[0]).toMatchObject({ day: '2026-01-02', isOverdue: true });
  });
});

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
