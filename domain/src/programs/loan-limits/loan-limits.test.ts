import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { CountyFileRefusal, type CountyLimits, parseCountyLimits } from './county-limits.ts';
import { checkConformingLimit, checkFhaLimit, findConformingLimits, findFhaLimits } from './loan-limits.ts';

const ON = '2026-11-21';
const HEADINGS = 'state_fips,county_fips,county,state,cbsa,one_unit,two_unit,three_unit,four_unit\n';
const AUTAUGA = '01,001,AUTAUGA COUNTY,AL,33860,832750,1066250,1288800,1601750\n';
const NEW_YORK = '36,061,NEW YORK COUNTY,NY,35620,1209750,1548975,1872225,2326875\n';

const newYork: CountyLimits = {
  year: 2026,
  fips: '36061',
  state: 'NY',
  county: 'NEW YORK COUNTY',
  oneUnit: 1_209_750,
  twoUnit: 1_548_975,
  threeUnit: 1_872_225,
  fourUnit: 2_326_875,
};

describe('conforming limits', () => {
  test.each([
    [2022, 647_200, 970_800, 420_680],
    [2023, 726_200, 1_089_300, 472_030],
    [2024, 766_550, 1_149_825, 498_257],
    [2025, 806_500, 1_209_750, 524_225],
    [2026, 832_750, 1_249_125, 541_287],
  ])('of %i: %i to %i, FHA from %i', (year, baseline, ceiling, floor) => {
    const limits = findConformingLimits({}, `${year}-06-30`);
    expect([limits.year, limits.baseline[0], limits.ceiling[0]]).toEqual([year, baseline, ceiling]);
    expect(findFhaLimits({}, `${year}-06-30`).floor[0]).toBe(floor);
    expect(limits.table.warning).toBeNull();
  });

  test.each([[{ state: 'ak' }], [{ state: 'HI' }], [{ fips: '66010' }], [{ fips: '78030' }]])(
    '%o has the higher ones',
    (place) => {
      const limits = findConformingLimits(place, ON);
      expect([limits.baseline[0], limits.ceiling[0]]).toEqual([1_249_125, 1_873_675]);
      expect(findFhaLimits(place, ON).ceiling[0]).toBe(1_873_625);
    },
  );

  test('a day after the last table is answered with a warning', () => {
    expect(findConformingLimits({}, '2027-01-01').table.warning).toMatch('ended on Dec 31, 2026');
    expect(findConformingLimits({}, '2021-12-31').table.warning).toMatch('starts on Jan 1, 2022');
  });

  test('a row of another year is left out', () => {
    expect(findConformingLimits({ county: newYork }, ON).county?.[3]).toBe(2_326_875);
    expect(findConformingLimits({ county: { ...newYork, year: 2025 } }, ON).county).toBeNull();
  });

  test.each([
    ['832750', 1, null, 'within'],
    ['832750.01', 1, null, 'depends'],
    ['1249125', 1, null, 'depends'],
    ['1249125.01', 1, null, 'above'],
    ['1209750', 1, newYork, 'within'],
    ['1209750.01', 1, newYork, 'above'],
    ['1000000000', 4, newYork, 'above'],
    ['0', 1, null, 'within'],
  ] as const)('a loan of %s on %i units: %s', (loan, units, county, verdict) => {
    const limits = findConformingLimits({ county }, ON);
    expect(checkConformingLimit(new Decimal(loan), units, limits)).toBe(verdict);
  });

  test.each([
    ['541287', 'within'],
    ['541287.01', 'depends'],
    ['1249125', 'depends'],
    ['1249125.01', 'above'],
  ])('an FHA loan of %s: %s', (loan, verdict) => {
    expect(checkFhaLimit(new Decimal(loan), 1, findFhaLimits({}, ON))).toBe(verdict);
  });
});

describe("FHFA's county file", () => {
  test('is read with its year known by the baseline', () => {
    expect(parseCountyLimits(HEADINGS + AUTAUGA + NEW_YORK)[1]).toEqual(newYork);
  });

  test("is read as FHFA's own sheet is saved: a title, headings over two lines, dollars, codes without their zero", () => {
    const sheet = `\uFEFFFHFA Conforming Loan Limits 2026,,,,,,,,\r
"FIPS\r
State Code","FIPS County Code",County Name,State,CBSA Number,"One-Unit\r
Limit",Two-Unit Limit,Three-Unit Limit,Four-Unit Limit\r
1,1,AUTAUGA COUNTY,AL,33860,"$832,750","$1,066,250","$1,288,800","$1,601,750"\r
,,,,,,,,\r
36,61,NEW YORK COUNTY,NY,35620,"1,209,750.00",1548975,1872225,2326875`;
    const counties = parseCountyLimits(sheet);
    expect(counties.map(({ fips, oneUnit }) => [fips, oneUnit])).toEqual([
      ['01001', 832_750],
      ['36061', 1_209_750],
    ]);
    expect(counties[1]).toEqual(newYork);
  });

  test('of a year that no table here knows is taken with the year said', () => {
    const coming = AUTAUGA.replace('832750', '850000');
    expect(parseCountyLimits(HEADINGS + coming, 2027)[0]?.year).toBe(2027);
    expect(() => parseCountyLimits(HEADINGS + coming)).toThrow('--year');
  });

  test.each([
    ['', 'Line 1 should hold the headings'],
    ['name,age\nAda,36\n', 'Line 1 should hold the headings'],
    [HEADINGS, 'Line 1 is followed by no county'],
    [HEADINGS.replace('four_unit', 'more') + AUTAUGA, 'Line 1 has no column fourunit'],
    [HEADINGS + AUTAUGA + NEW_YORK.replace('061', 'x61'), 'Line 3 has "x61"'],
    [HEADINGS + AUTAUGA.replace('832750', '-832750'), 'Line 2 has "-832750"'],
    [HEADINGS + AUTAUGA.replace('832750', '832750.5'), 'Line 2 has "832750.5"'],
    [HEADINGS + AUTAUGA.replace('832750', 'NaN'), 'Line 2 has "NaN"'],
    [HEADINGS + AUTAUGA.replace('832750', '1e6'), 'Line 2 has "1e6"'],
    [HEADINGS + AUTAUGA.replace('832750', '9'), 'Line 2 has "9"'],
    [HEADINGS + AUTAUGA.replace(',AL,', ',Alabama,'), 'Line 2 has "ALABAMA"'],
    [HEADINGS + AUTAUGA.replace('AUTAUGA COUNTY', ''), 'Line 2 names no county'],
    [HEADINGS + AUTAUGA.replace('1601750', '1066250'), 'Line 2 has limits that do not rise'],
    [HEADINGS + AUTAUGA + NEW_YORK + AUTAUGA, 'Line 4 repeats county 01001 of line 2'],
    [HEADINGS + AUTAUGA.slice(0, 20), 'Line 2 has ""'],
  ])('%j is refused: %s', (text, problem) => {
    expect(() => parseCountyLimits(text)).toThrow(CountyFileRefusal);
    expect(() => parseCountyLimits(text)).toThrow(problem);
  });

  test('of another year than said is refused', () => {
    expect(() => parseCountyLimits(HEADINGS + AUTAUGA, 2025)).toThrow('limits of 2026, not of 2025');
  });
});
