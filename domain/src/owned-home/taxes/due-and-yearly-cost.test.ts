import { describe, expect, it } from 'vitest';
import type { HomeRecord } from '../home-record.ts';
import { listDue } from './next-due.ts';
import { sampleRecord } from './sample-tax-records.ts';
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
    [
      'nor once filing is marked in the first year',
      [home, { ...home, kind: 'first-year-step', content: { step: 'homestead', doneOn: '2026-01-05' } }],
      undefined,
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
