import { describe, expect, test } from 'vitest';
import { findHouseholdMedian, type HouseholdSize } from './income-area.ts';
import { parseIncomeLimits } from './income-limits-file.ts';
import { CountyFileRefusal } from './loan-limits/county-limits.ts';

const eight = (name: string) => Array.from({ length: 8 }, (_, at) => `${name}_${at + 1}`).join(',');
const HEADINGS = `fips,stusps,state,hud_area_code,county_name,county_town_name,metro,hud_area_name,median2026,${eight('l50')},${eight('ELI')},${eight('l80')}\n`;
const L50 = '37600,42950,48300,53650,57950,62250,66550,70850';
const ELI = '22600,25800,29050,33000,38680,44360,50040,55720';
const L80 = '60100,68700,77300,85850,92750,99600,106500,113350';
const AUTAUGA = `100199999,AL,1,METRO33860M33860,Autauga County,Autauga County,1,"Montgomery, AL MSA",107300,${L50},${ELI},${L80}\n`;
const CAMBRIDGE = AUTAUGA.replace('100199999,AL,1', '2501711000,MA,25')
  .replace('Autauga County,Autauga County', 'Middlesex County,Cambridge city')
  .replace('107300', '"$107,300.00"');
const part = { isIncomplete: true };

describe('HUD’s list of income limits', () => {
  test('is read as HUD’s sheet is saved: a title, codes without their zero, towns of New England, dollars', () => {
    const areas = parseIncomeLimits(`FY 2026 Section 8,,\n${HEADINGS}${AUTAUGA}\n${CAMBRIDGE}`, part);
    expect(areas).toMatchObject([
      { year: 2026, area: '0100199999', state: 'AL', county: 'Autauga County', town: null, median: 107_300 },
      {
        area: '2501711000',
        state: 'MA',
        county: 'Middlesex County',
        town: 'Cambridge city',
        median: 107_300,
      },
    ]);
    expect(areas[0]?.limits50).toEqual(L50.split(',').map(Number));
    expect(areas[0]?.limits80).toEqual(L80.split(',').map(Number));
    expect(areas[0]?.hudArea).toBe('Montgomery, AL MSA');
  });

  test('takes the headings of earlier years too', () => {
    const earlier = HEADINGS.replace('fips,stusps', 'fips2010,State_Alpha').replace(
      'hud_area_name',
      'Metro_Area_Name',
    );
    expect(parseIncomeLimits(earlier + AUTAUGA, part)).toHaveLength(1);
  });

  test.each([
    ['', 'No line holds the headings'],
    ['fips,stusps\n', 'No line holds the headings'],
    [HEADINGS.replace('l80_8', 'x') + AUTAUGA, 'Line 1 has no column l808'],
    [
      HEADINGS + AUTAUGA.replace('100199999', '100299999'),
      'Line 2 has "100299999" and "AL", which are no county',
    ],
    [
      HEADINGS + AUTAUGA.replace(',AL,', ',OH,'),
      'Line 2 has "100199999" and "OH", which are no county of that state',
    ],
    [HEADINGS + AUTAUGA.replace(',Autauga County', ','), 'Line 2 names no county'],
    [HEADINGS + AUTAUGA.replace('107300', 'n/a'), 'Line 2 has "n/a" where whole dollars a year belong'],
    [HEADINGS + AUTAUGA.replace('107300', '0'), 'Line 2 has "0" where'],
    [HEADINGS + AUTAUGA.replace('107300', '1e5'), 'Line 2 has "1e5" where'],
    [HEADINGS + AUTAUGA.replace('42950', '36000'), 'Line 2 has limits that fall with more people'],
    [HEADINGS + AUTAUGA + CAMBRIDGE + AUTAUGA, 'Line 4 repeats area 0100199999 of line 2'],
  ])('%j is refused: %s', (text, problem) => {
    expect(() => parseIncomeLimits(text, part)).toThrow(CountyFileRefusal);
    expect(() => parseIncomeLimits(text, part)).toThrow(problem);
  });

  test('of another year, or without a county, is refused; every wrong line is named', () => {
    expect(() => parseIncomeLimits(HEADINGS + AUTAUGA, { ...part, year: 2025 })).toThrow(
      'limits of 2026, not of 2025: line 1 says so',
    );
    expect(() => parseIncomeLimits(HEADINGS + AUTAUGA)).toThrow('County 01003 has no line.');
    const wrong = AUTAUGA.replace('107300', 'many');
    expect(() => parseIncomeLimits(HEADINGS + wrong + wrong, part)).toThrow(
      /Line 2 has "many".*\nLine 3 has "many"/,
    );
  });
});

test.each<[HouseholdSize, number]>([
  [4, 10_730_000],
  [1, 7_520_000],
  // 107,300 x 42,950 / 53,650, cut to cents.
  [2, 8_590_000],
  [8, 14_170_000],
])('the median for %i people is %i cents', (people, cents) => {
  const [area] = parseIncomeLimits(HEADINGS + AUTAUGA, part);
  expect(area && findHouseholdMedian(area, people)).toBe(cents);
});
