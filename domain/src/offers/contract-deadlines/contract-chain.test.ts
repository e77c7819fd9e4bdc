import { describe, expect, test } from 'vitest';
import { findChangeProblem, listContractDeadlines } from './contract-chain.ts';
import { findContractPreset, listPresetTerms } from './contract-presets.ts';
import {
  type ContractTerm,
  type ContractTermChange,
  MAX_TERM_CHANGES,
  MAX_TERM_DAYS,
  MAX_TERMS,
  termBases,
} from './contract-term.ts';

const source = { title: 'The contract' };
const term = (key: string, days: number, more: Partial<ContractTerm> = {}): ContractTerm => ({
  ...{ key, title: key, days, counting: 'calendar', roll: 'none', from: 'acceptance', minute: null, source },
  ...more,
});
const contract = (terms: ContractTerm[], changes: ContractTermChange[] = []) => ({
  days: { acceptance: '2026-06-10', closing: '2026-07-31' },
  terms,
  changes,
  timeZone: 'America/Los_Angeles',
});
const extension = (of: string, to: string): ContractTermChange => ({
  ...{ term: of, kind: 'extension', to, agreedOn: '2026-06-18', document: 'Addendum 1' },
});
const waiver = (of: string): ContractTermChange => ({
  ...{ term: of, kind: 'waiver', agreedOn: '2026-06-18', document: null },
});

describe('a chain of terms', () => {
  test('is counted from what is known and from one another, earliest first', () => {
    const chain = listContractDeadlines(
      contract([
        term('walkThrough', -2, { from: 'closing' }),
        term('repairs', 3, { from: 'inspection', counting: 'business' }),
        term('inspection', 10),
        term('notice', 2, { from: 'noticeGiven' }),
        term('one', 1, { from: 'other' }),
        term('other', 1, { from: 'one' }),
        term('own', 1, { from: 'own' }),
        term('odd', 1, { from: 'constructor' }),
      ]),
    );
    expect(chain.deadlines.map(({ key, day }) => [key, day])).toEqual([
      ['inspection', '2026-06-20'],
      ['repairs', '2026-06-24'],
      ['walkThrough', '2026-07-29'],
    ]);
    expect(chain.waiting.map(({ term: { key }, problem }) => [key, problem])).toEqual([
      ['notice', 'base-unknown'],
      ['one', 'counts-from-itself'],
      ['other', 'counts-from-itself'],
      ['own', 'counts-from-itself'],
      ['odd', 'base-unknown'],
    ]);
  });

  test('an extension moves the date it names, and no date counted from it', () => {
    const terms = [term('inspection', 10), term('repairs', 3, { from: 'inspection' }), term('financing', 21)];
    const { deadlines, ignored } = listContractDeadlines(
      contract(terms, [extension('inspection', '2026-06-27')]),
    );
    expect(ignored).toEqual([]);
    expect(deadlines.map(({ key, day, standing }) => [key, day, standing])).toEqual([
      ['repairs', '2026-06-23', 'stands'],
      ['inspection', '2026-06-27', 'extended'],
      ['financing', '2026-07-01', 'stands'],
    ]);
    const extended = deadlines.find(({ key }) => key === 'inspection');
    expect(extended).toMatchObject({ writtenDay: '2026-06-20', changes: [{ document: 'Addendum 1' }] });
    expect(extended?.formula).toContain(
      'the extension of Thursday, Jun 18, 2026 moved it to Saturday, Jun 27, 2026.',
    );
  });

  test.each<[string, ContractTermChange[], string | null]>([
    ['an earlier day', [extension('inspection', '2026-06-19')], 'not-later'],
    ['the same day', [extension('inspection', '2026-06-20')], 'not-later'],
    [
      'a day before an extension',
      [extension('inspection', '2026-06-25'), extension('inspection', '2026-06-24')],
      'not-later',
    ],
    ['a waived term', [waiver('inspection'), extension('inspection', '2026-06-25')], 'already-waived'],
    ['no term', [extension('nothing', '2026-06-25')], 'no-such-term'],
    ['a term without a day', [waiver('later')], 'not-counted-yet'],
    [
      'two extensions in turn',
      [extension('inspection', '2026-06-24'), extension('inspection', '2026-06-25')],
      null,
    ],
    ['an extension, then a waiver', [extension('inspection', '2026-06-24'), waiver('inspection')], null],
  ])('of %s', (_name, changes, problem) => {
    const terms = [term('inspection', 10), term('later', 3, { from: 'unknown' })];
    const { ignored } = listContractDeadlines(contract(terms, changes));
    expect(ignored.map((each) => each.problem)).toEqual(problem === null ? [] : [problem]);
    const before = listContractDeadlines(contract(terms, changes.slice(0, -1)));
    const last = changes.at(-1);
    if (last !== undefined) expect(findChangeProblem(before, last)).toBe(problem);
  });
});

test('as many terms and changes as are taken become days', () => {
  const long = (place: number) =>
    term(`t${place}`, MAX_TERM_DAYS, { counting: 'business', from: termBases[place % 2] ?? 'acceptance' });
  const terms = Array.from({ length: MAX_TERMS }, (_, place) => long(place));
  const later = (place: number) =>
    extension(`t${place % MAX_TERMS}`, `20${30 + Math.floor(place / 40)}-01-02`);
  const changes = Array.from({ length: MAX_TERM_CHANGES }, (_, place) => later(place));
  const { deadlines, ignored } = listContractDeadlines(contract(terms, changes));
  expect([deadlines.length, ignored.length]).toEqual([MAX_TERMS, 0]);
  expect(new Set(deadlines.map(({ day }) => day))).toEqual(new Set(['2034-01-02']));
});

describe('terms to begin with', () => {
  test('California’s are verified, dated and roll', () => {
    const preset = findContractPreset('CA');
    expect(preset).toMatchObject({ isVerified: true, asOf: '2026-11-24' });
    expect(preset.source.title).toMatch(/30\.F/);
    const { deadlines } = listContractDeadlines(contract(listPresetTerms(preset)));
    expect(deadlines.map(({ key, day }) => [key, day])).toEqual([
      ['deposit', '2026-06-15'],
      ['inspection', '2026-06-29'],
    ]);
  });

  test.each(['TX', 'FL', 'NY', 'GA', 'PR', 'zz', 'constructor', '', null])(
    'in %s no days are suggested, and the contract is named',
    (state) => {
      const preset = findContractPreset(state);
      expect(listPresetTerms(preset)).toEqual([]);
      expect(preset.isVerified).toBe(false);
      expect(preset.note).toMatch(/Check your contract/);
      expect(preset.terms.length).toBeGreaterThan(5);
    },
  );

  test('Illinois names attorney review, unverified', () => {
    const preset = findContractPreset('IL');
    expect(preset).toMatchObject({ isVerified: false });
    expect(listPresetTerms(preset)).toMatchObject([{ key: 'attorneyReview', days: 5, counting: 'business' }]);
  });
});
