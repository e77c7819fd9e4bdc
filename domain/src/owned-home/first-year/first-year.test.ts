import { describe, expect, it } from 'vitest';
import { checkRecord, type HomeRecord } from '../home-record.ts';
import { firstYearStepKind, listRecordDates } from '../home-record-kinds.ts';
import { type FirstYearFacts, type FirstYearHome, listFirstYear } from './first-year.ts';

const home: FirstYearHome = { boughtOn: '2026-06-15', state: 'FL', isPrincipalResidence: true };
const facts: FirstYearFacts = {
  ...{ firstPaymentOn: '2026-08-01', escrowMonthly: 60_000, isNewlyBuilt: true },
  hasEscrowStatement: false,
  isFilingDated: false,
};

describe('the days of the first year', () => {
  it('from closing day, in order', () => {
    expect(listFirstYear(home, facts)).toEqual([
      { step: 'papers', day: '2026-06-15' },
      { step: 'payment-letter', day: '2026-06-30' },
      { step: 'recorded-deed', day: '2026-07-15' },
      { step: 'first-payment', day: '2026-08-01' },
      { step: 'homestead', day: '2027-03-01' },
      { step: 'builder-walk-through', day: '2027-05-15' },
      { step: 'escrow-statement', day: '2027-06-15' },
    ]);
  });

  it.each<[string, Partial<FirstYearHome>, Partial<FirstYearFacts>, string, string | undefined]>([
    ['Georgia by April 1', { state: 'GA' }, {}, 'homestead', '2027-04-01'],
    [
      'Georgia by April 1 of the same year for one bought before it, as taxes have it',
      { state: 'GA', boughtOn: '2027-02-10' },
      {},
      'homestead',
      '2027-04-01',
    ],
    ['no day beside the one that the county printed', {}, { isFilingDated: true }, 'homestead', undefined],
    ['no day where no source was read', { state: 'TX' }, {}, 'homestead', undefined],
    ['no exemption for a second home', { isPrincipalResidence: false }, {}, 'homestead', undefined],
    [
      'one bought in January, beyond the thirteen months',
      { boughtOn: '2026-01-10' },
      {},
      'homestead',
      '2027-03-01',
    ],
    ['no walk-through of an older house', {}, { isNewlyBuilt: false }, 'builder-walk-through', undefined],
    ['nor where nobody said', {}, { isNewlyBuilt: undefined }, 'builder-walk-through', undefined],
    ['no statement without an account', {}, { escrowMonthly: 0 }, 'escrow-statement', undefined],
    ['one where it is not known', {}, { escrowMonthly: null }, 'escrow-statement', '2027-06-15'],
    ['no first one once one is entered', {}, { hasEscrowStatement: true }, 'escrow-statement', undefined],
    ['no first payment without a loan', {}, { firstPaymentOn: undefined }, 'first-payment', undefined],
    ['the end of a short month', { boughtOn: '2027-03-31' }, {}, 'builder-walk-through', '2028-02-29'],
  ])('%s', (_name, otherHome, otherFacts, step, day) => {
    const listed = listFirstYear({ ...home, ...otherHome }, { ...facts, ...otherFacts });
    expect(listed.find((each) => each.step === step)?.day).toBe(day);
  });
});

describe('as dates of the purchase', () => {
  const row = (kind: string, content: object): HomeRecord => ({
    ...{ id: kind, kind, changedAt: '2026-06-16T18:00:00.000Z', content: content as Record<string, unknown> },
  });
  const stored = row('home', home);
  const done = row('first-year-step', { step: 'recorded-deed', doneOn: '2026-07-01' });

  it('without the day of closing, and over where a step is done', () => {
    const records = [stored, done, row('construction', { isNewlyBuilt: true, builder: null })];
    const dates = listRecordDates(stored, { records, today: '2026-07-01' });
    expect(dates.map(({ name }) => name)).toEqual([
      ...['payment-letter', 'recorded-deed', 'homestead', 'builder-walk-through', 'escrow-statement'],
    ]);
    expect(dates.filter(({ over }) => over).map(({ name }) => name)).toEqual(['recorded-deed']);
  });

  it('none for a home bought years ago', () => {
    expect(listRecordDates(stored, { records: [stored], today: '2027-07-15' })).toHaveLength(4);
    expect(listRecordDates(stored, { records: [stored], today: '2027-07-16' })).toEqual([]);
  });

  it('until the last day to file where that comes after the thirteen months', () => {
    const january = row('home', { ...home, boughtOn: '2026-01-10' });
    const count = (today: string) => listRecordDates(january, { records: [january], today }).length;
    expect([count('2027-03-01'), count('2027-03-02')]).toEqual([4, 0]);
  });

  describe('one filing for the homestead exemption has one date', () => {
    const filing = (more: object = {}) =>
      row('homestead', { fileBy: null, filedOn: null, approvedOn: null, ...more });
    const marked = row('first-year-step', { step: 'homestead', doneOn: '2026-07-01' });
    it.each<[string, HomeRecord[], string[]]>([
      ['the state’s', [], ['2027-03-01']],
      ['the state’s, where the county’s is not entered', [filing()], ['2027-03-01']],
      ['the county’s', [filing({ fileBy: '2027-02-26' })], ['2027-02-26']],
      ['over once filed', [filing({ filedOn: '2026-06-30' })], ['2027-03-01 over']],
      ['over once approved', [filing({ approvedOn: '2026-06-30' })], ['2027-03-01 over']],
      ['over once marked', [marked], ['2027-03-01 over']],
      [
        'the county’s, over once filed',
        [filing({ fileBy: '2027-02-26', filedOn: '2026-06-30' })],
        ['2027-02-26 over'],
      ],
      ['the county’s, over once marked', [filing({ fileBy: '2027-02-26' }), marked], ['2027-02-26 over']],
    ])('%s', (_name, more, expected) => {
      const records = [stored, ...more];
      const dates = records
        .flatMap((record) => listRecordDates(record, { records, today: '2026-07-01' }))
        .filter(({ title }) => title === 'File for the homestead exemption');
      expect(dates.map(({ day, over }) => `${day}${over ? ' over' : ''}`)).toEqual(expected);
    });
  });

  it('a step is done once, and not tomorrow', () => {
    const context = { records: [done], today: '2026-07-01' };
    const check = (content: object) =>
      Object.keys(checkRecord(firstYearStepKind, content, context).problems ?? {});
    expect(check({ step: 'recorded-deed', doneOn: '2026-07-01' })).toEqual(['step']);
    expect(check({ step: 'homestead', doneOn: '2026-07-02' })).toEqual(['doneOn']);
    expect(check({ step: 'homestead', doneOn: '2026-07-01' })).toEqual([]);
  });
});
