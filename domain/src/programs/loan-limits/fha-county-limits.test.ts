import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { listCountyCodes } from './county-codes.ts';
import { CountyFileRefusal } from './county-limits.ts';
import { parseFhaLimits } from './fha-county-limits.ts';
import { formatFhaLine } from './fha-specimen.ts';
import { checkFhaLimit, findFhaLimits } from './loan-limits.ts';
import { stateCodes } from './state-codes.ts';

const autauga = formatFhaLine({ state: 'AL', county: '001', name: 'AUTAUGA' });
const high = [604_900, 774_400, 936_050, 1_163_300] as const;
const franklin = formatFhaLine({ state: 'OH', county: '049', name: 'FRANKLIN', kind: 'H', limits: high });
const part = { isIncomplete: true };

describe("HUD's list of FHA limits", () => {
  test('is read with its year known by the floor, other programs left aside', () => {
    const other = autauga.replace('203B ', '203D ');
    expect(parseFhaLimits([autauga, other, franklin, ''].join('\r\n'), part)).toEqual([
      {
        ...{ year: 2026, fips: '01001', state: 'AL', county: 'AUTAUGA' },
        ...{ oneUnit: 541_287, twoUnit: 693_050, threeUnit: 837_700, fourUnit: 1_041_125 },
      },
      {
        ...{ year: 2026, fips: '39049', state: 'OH', county: 'FRANKLIN' },
        ...{ oneUnit: 604_900, twoUnit: 774_400, threeUnit: 936_050, fourUnit: 1_163_300 },
      },
    ]);
  });

  test('is whole with every county of the states; what is missing is named', () => {
    const letters = Object.fromEntries(Object.entries(stateCodes).map(([state, code]) => [code, state]));
    const lines = listCountyCodes()
      .filter((fips) => fips < '60')
      .map((fips) =>
        formatFhaLine({ state: letters[fips.slice(0, 2)] ?? '', county: fips.slice(2), name: `C${fips}` }),
      );
    expect(parseFhaLimits(lines.join('\n')).length).toBe(lines.length);
    const without = lines.filter((line) => !/C(39049|48201)/.test(line));
    expect(() => parseFhaLimits(without.join('\n'))).toThrow(
      'County 39049 has no line.\nCounty 48201 has no line.\nNothing was changed',
    );
    expect(parseFhaLimits(without.join('\n'), part).length).toBe(without.length);
  });

  test('of a year that no table here knows is taken with the year said', () => {
    const limits = [560_000, 717_000, 866_000, 1_077_000] as const;
    const coming = formatFhaLine({ state: 'AL', county: '001', name: 'AUTAUGA', limits });
    expect(parseFhaLimits(coming, { ...part, year: 2027 })[0]?.year).toBe(2027);
    expect(() => parseFhaLimits(coming, part)).toThrow('--year');
    expect(() => parseFhaLimits(autauga, { ...part, year: 2025 })).toThrow('limits of 2026, not of 2025');
  });

  const lower = [541_286, 693_050, 837_700, 1_041_125] as const;
  test.each([
    ['', 'not HUD'],
    ['state,county\nAL,AUTAUGA', 'Line 1 is shorter'],
    [autauga.replace('203B ', '203D '), 'no line has 203B'],
    [formatFhaLine({ state: 'AL', county: '002', name: 'X' }), 'Line 1 has "AL 002", which is no county'],
    [formatFhaLine({ state: 'ZZ', county: '001', name: 'X' }), 'Line 1 has "ZZ 001", which is no county'],
    [formatFhaLine({ state: 'AL', county: '001', name: '' }), 'Line 1 has no name of a county'],
    [formatFhaLine({ state: 'AL', county: '001', name: 'X', kind: 'Q' }), 'Line 1 has "Q" where S or H'],
    [`${autauga}\n${franklin.replace('0604900', '06O4900')}`, 'Line 2 has "06O4900" where a limit'],
    [`${franklin}\n${autauga}\n${franklin}`, 'Line 3 repeats county 39049 of line 1'],
    [
      `${autauga}\n${franklin.replace('0774400', '0604900')}`,
      'Line 2 has limits that do not rise from one unit to four',
    ],
    [
      `${autauga}\n${franklin.replace('1163300', '2402626')}`,
      'Line 2 has 2402626, outside floor and ceiling of 2026',
    ],
    [`${autauga}\n${franklin.replace('H', 'S')}`, 'Line 2 says S, and 604900 is not the floor'],
    [
      formatFhaLine({ state: 'AL', county: '001', name: 'X', limits: lower }),
      'The year of this file cannot be told',
    ],
  ])('%j is refused: %s', (text, problem) => {
    expect(() => parseFhaLimits(text, part)).toThrow(CountyFileRefusal);
    expect(() => parseFhaLimits(text, part)).toThrow(problem);
  });

  test('names every wrong line at once', () => {
    const wrong = Array.from({ length: 60 }, () => 'short').join('\n');
    expect(() => parseFhaLimits(wrong)).toThrow(/^Line 1 is shorter.*\n(.*\n)*And 10 more\./);
  });
});

test.each([
  ['604900', 'within'],
  ['604900.01', 'above'],
  ['541287.01', 'within'],
])('an FHA loan of %s in a county whose limit is held: %s', (loan, verdict) => {
  const [fhaCounty] = parseFhaLimits(`${franklin}\n${autauga}`, part);
  const check = (on: string) =>
    checkFhaLimit(new Decimal(loan), 1, findFhaLimits({ fhaCounty: fhaCounty ?? null }, on));
  expect(check('2026-11-26')).toBe(verdict);
  expect(check('2025-11-26')).toBe('depends');
});
