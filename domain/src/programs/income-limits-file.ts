import { parseTable } from '../kernel/tables/table-layout.ts';
import type { TableRecord } from '../kernel/tables/table-records.ts';
import { householdSizes, type IncomeArea } from './income-area.ts';
import { findMissingCounties, isCountyCode } from './loan-limits/county-codes.ts';
import { CountyFileRefusal } from './loan-limits/county-limits.ts';
import { refuseLines } from './loan-limits/refused-lines.ts';
import { stateCodes } from './loan-limits/state-codes.ts';

/** Columns by what HUD called them over the years, letters and digits alone. */
const COLUMNS = {
  fips: ['fips', 'fips2010'],
  state: ['stusps', 'statealpha'],
  county: ['countyname'],
  hudArea: ['hudareaname', 'metroareaname'],
} as const;
const TOWN = 'countytownname';
const MEDIAN = /^median(20\d\d)$/;
const NO_TOWN = '99999';

/** Outside these an amount is no yearly income of a household but a slip; whole dollars. */
const MIN = 5_000;
const MAX = 900_000;

type Places = Record<keyof typeof COLUMNS, number> & {
  town: number;
  median: number;
  limits50: readonly number[];
  limits80: readonly number[];
};

/**
 * Reads HUD's list of Section 8 income limits of a fiscal year, saved as CSV (a title above the headings may stand). The heading of the
 * median names the year. Throws `CountyFileRefusal` naming every line that is wrong: a county that is none or is in another state, an area
 * twice, an amount that is none, limits that fall with more people; for a column that is missing; for a list of another year than said; and
 * for counties without a line, unless `isIncomplete` says that they may be missing.
 */
export function parseIncomeLimits(
  text: string,
  { year, isIncomplete = false }: { year?: number | undefined; isIncomplete?: boolean } = {},
): IncomeArea[] {
  const records = parseTable(text);
  const at = records.findIndex(({ fields }) => fields.some((field) => MEDIAN.test(simplify(field))));
  const headings = records[at];
  if (headings === undefined)
    throw new CountyFileRefusal(
      'No line holds the headings of HUD’s Section 8 income limits (fips, stusps, county_name, hud_area_name, median2026, l50_1 to l50_8, l80_1 to l80_8). Save that sheet as CSV and try again; nothing was changed.',
    );
  const { places, ofYear } = findPlaces(headings);
  if (year !== undefined && year !== ofYear)
    throw new CountyFileRefusal(
      `These are the limits of ${ofYear}, not of ${year}: line ${headings.line} says so. Nothing was changed.`,
    );
  const problems: string[] = [];
  const lines = new Map<string, number>();
  const areas = records.slice(at + 1).flatMap(({ line, fields }) => {
    const area = readArea(
      (place) => fields[place]?.trim() ?? '',
      places,
      (problem) => problems.push(`Line ${line} ${problem}.`),
    );
    if (area === undefined) return [];
    const earlier = lines.get(area.area);
    if (earlier !== undefined) problems.push(`Line ${line} repeats area ${area.area} of line ${earlier}.`);
    lines.set(area.area, line);
    return [{ year: ofYear, ...area }];
  });
  const held = new Set([...lines.keys()].map((area) => area.slice(0, 5)));
  if (problems.length === 0 && !isIncomplete)
    problems.push(...findMissingCounties(held).map((code) => `County ${code} has no line.`));
  refuseLines(problems);
  return areas;
}

function findPlaces({ fields, line }: TableRecord): { places: Places; ofYear: number } {
  const names = fields.map(simplify);
  const find = (...accepted: readonly string[]) => {
    const place = names.findIndex((name) => accepted.includes(name));
    if (place < 0)
      throw new CountyFileRefusal(
        `Line ${line} has no column ${accepted.join(' or ')}. Nothing was changed.`,
      );
    return place;
  };
  const median = names.findIndex((name) => MEDIAN.test(name));
  return {
    ofYear: Number(MEDIAN.exec(names[median] ?? '')?.[1]),
    places: {
      fips: find(...COLUMNS.fips),
      state: find(...COLUMNS.state),
      county: find(...COLUMNS.county),
      hudArea: find(...COLUMNS.hudArea),
      town: names.indexOf(TOWN),
      median,
      limits50: householdSizes.map((people) => find(`l50${people}`)),
      limits80: householdSizes.map((people) => find(`l80${people}`)),
    },
  };
}

function readArea(
  read: (place: number) => string,
  places: Places,
  tell: (problem: string) => void,
): Omit<IncomeArea, 'year'> | undefined {
  let isWhole = true;
  const complain = (problem: string) => {
    isWhole = false;
    tell(problem);
  };
  const dollars = (place: number): number => {
    const amount = read(place);
    const whole = amount.replace(/[$, ]/g, '').replace(/\.0+$/, '');
    const value = /^\d{1,7}$/.test(whole) ? Number(whole) : 0;
    if (value < MIN || value > MAX) complain(`has "${amount}" where whole dollars a year belong`);
    return value;
  };
  const rising = (list: readonly number[]): number[] => {
    const limits = list.map(dollars);
    if (limits.some((limit, at) => limit < (limits[at - 1] ?? 0)))
      complain('has limits that fall with more people');
    return limits;
  };
  const [digits, state, county] = [read(places.fips), read(places.state).toUpperCase(), read(places.county)];
  // Spreadsheets cut the zero that many codes begin with.
  const area = /^\d{9,10}$/.test(digits) ? digits.padStart(10, '0') : '';
  if (!isCountyCode(area.slice(0, 5)) || stateCodes[state] !== area.slice(0, 2))
    complain(`has "${digits}" and "${state}", which are no county of that state`);
  if (county === '') complain('names no county');
  const town = places.town < 0 || area.endsWith(NO_TOWN) ? '' : read(places.town);
  const found = {
    ...{ area, state, county, town: town === '' ? null : town, hudArea: read(places.hudArea) },
    median: dollars(places.median),
    limits50: rising(places.limits50),
    limits80: rising(places.limits80),
  };
  return isWhole ? found : undefined;
}

const simplify = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');
