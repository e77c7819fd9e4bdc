import { parseTable } from '../../kernel/tables/table-layout.ts';
import { conformingLimitTables } from './conforming-limit-table.ts';

/** One county's conforming limits of a year, in whole dollars. `fips` has five digits. */
export type CountyLimits = {
  year: number;
  fips: string;
  state: string;
  county: string;
  oneUnit: number;
  twoUnit: number;
  threeUnit: number;
  fourUnit: number;
};

/** Why a file is not the county file; its message names the line. Nothing of the file counts then. */
export class CountyFileRefusal extends Error {}

/** Columns by what they may be called, letters and digits alone: FHFA's own headings and the plain ones. */
const COLUMNS = {
  stateFips: ['statefips', 'fipsstatecode', 'statefipscode'],
  countyFips: ['countyfips', 'fipscountycode', 'countyfipscode'],
  county: ['county', 'countyname'],
  state: ['state', 'stateabbreviation'],
  oneUnit: ['oneunit', 'oneunitlimit', '1unitlimit', '1unit'],
  twoUnit: ['twounit', 'twounitlimit', '2unitlimit', '2unit'],
  threeUnit: ['threeunit', 'threeunitlimit', '3unitlimit', '3unit'],
  fourUnit: ['fourunit', 'fourunitlimit', '4unitlimit', '4unit'],
} as const;
type Column = keyof typeof COLUMNS;

/** Outside these a figure is no loan limit but a slip: dollars of a one-unit baseline decades back, and of four units to come. */
const MIN_LIMIT = 100_000;
const MAX_LIMIT = 20_000_000;

/**
 * Reads FHFA's county file of a year, saved as CSV (a title above the headings may stand). The file does not name its year: it is
 * known by its lowest limit, the baseline; `year` has to be said where no table of that year is held yet. Throws
 * `CountyFileRefusal` with a sentence naming the line where the file is anything else: a missing column, a figure that is none,
 * limits that do not rise with the units, a county twice; and where it is of another year than said.
 */
export function parseCountyLimits(text: string, year?: number): CountyLimits[] {
  const records = parseTable(text);
  const headings = records.findIndex(({ fields }) => fields.map(simplify).includes('state'));
  const heading = records[headings];
  if (heading === undefined) {
    throw new CountyFileRefusal(
      "Line 1 should hold the headings of FHFA's county file (state and county FIPS codes, county, state, limits for one to four units). Save that file as CSV and try again; nothing was changed.",
    );
  }
  const places = findColumns(heading.fields, heading.line);
  const lines = new Map<string, number>();
  const counties = records.slice(headings + 1).map(({ line, fields }) => {
    const county = readCounty((column) => fields[places[column]]?.trim() ?? '', line);
    const earlier = lines.get(county.fips);
    if (earlier !== undefined) {
      throw refuse(line, `repeats county ${county.fips} of line ${earlier}`);
    }
    lines.set(county.fips, line);
    return county;
  });
  if (counties.length === 0) throw refuse(heading.line, 'is followed by no county');
  const known = recognizeYear(counties);
  if (known !== undefined && year !== undefined && known !== year) {
    throw new CountyFileRefusal(
      `These are the limits of ${known}, not of ${year}: the lowest of them is that year's baseline. Nothing was changed.`,
    );
  }
  const ofYear = year ?? known;
  if (ofYear === undefined) {
    throw new CountyFileRefusal(
      'The year of this file cannot be told from its lowest limit. Say it, like --year 2027. Nothing was changed.',
    );
  }
  return counties.map((county) => ({ year: ofYear, ...county }));
}

function recognizeYear(counties: readonly Omit<CountyLimits, 'year'>[]): number | undefined {
  const lowest = counties.reduce((least, { oneUnit }) => Math.min(least, oneUnit), Number.POSITIVE_INFINITY);
  const table = conformingLimitTables.find(({ content }) => content.baseline[0] === lowest);
  return table && Number(table.from.slice(0, 4));
}

function findColumns(fields: readonly string[], line: number): Record<Column, number> {
  const names = fields.map(simplify);
  const places = Object.entries(COLUMNS).map(([column, accepted]) => {
    const place = names.findIndex((name) => (accepted as readonly string[]).includes(name));
    if (place < 0) throw refuse(line, `has no column ${accepted[0]} (or ${accepted.slice(1).join(', ')})`);
    return [column, place];
  });
  return Object.fromEntries(places) as Record<Column, number>;
}

function readCounty(read: (column: Column) => string, line: number): Omit<CountyLimits, 'year'> {
  const digits = (column: Column, length: number): string => {
    const text = read(column);
    if (!/^\d+$/.test(text) || text.length > length) {
      throw refuse(line, `has "${text}" where ${length} digits of a FIPS code belong`);
    }
    return text.padStart(length, '0');
  };
  const dollars = (column: Column): number => {
    const text = read(column);
    const whole = text.replace(/[$, ]/g, '').replace(/\.00?$/, '');
    const amount = Number(whole);
    if (!/^\d+$/.test(whole) || amount < MIN_LIMIT || amount > MAX_LIMIT) {
      throw refuse(line, `has "${text}" where a loan limit in whole dollars belongs`);
    }
    return amount;
  };

  const state = read('state').toUpperCase();
  if (!/^[A-Z]{2}$/.test(state)) throw refuse(line, `has "${state}" where a state's two letters belong`);
  const county = read('county');
  if (county === '') throw refuse(line, 'names no county');
  const fips = digits('stateFips', 2) + digits('countyFips', 3);
  const limits = {
    oneUnit: dollars('oneUnit'),
    twoUnit: dollars('twoUnit'),
    threeUnit: dollars('threeUnit'),
    fourUnit: dollars('fourUnit'),
  };
  const { oneUnit, twoUnit, threeUnit, fourUnit } = limits;
  if (!(oneUnit < twoUnit && twoUnit < threeUnit && threeUnit < fourUnit)) {
    throw refuse(line, 'has limits that do not rise from one unit to four');
  }
  return { fips, state, county, ...limits };
}

const simplify = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

function refuse(line: number, problem: string): CountyFileRefusal {
  return new CountyFileRefusal(`Line ${line} ${problem}. Nothing was changed; check the file and try again.`);
}
