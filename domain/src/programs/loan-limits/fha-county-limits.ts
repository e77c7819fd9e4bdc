import { findMissingCounties, isCountyCode } from './county-codes.ts';
import { CountyFileRefusal, type CountyLimits } from './county-limits.ts';
import { fhaLimitTables } from './fha-limit-table.ts';
import { findFhaLimits } from './loan-limits.ts';
import { refuseLines } from './refused-lines.ts';
import { stateCodes } from './state-codes.ts';

/** The columns of each figure in a line of HUD's list, counted from 0; the second number is the place after it. */
const PLACES = {
  program: [60, 65],
  kind: [65, 66],
  limits: [
    [73, 80],
    [80, 87],
    [87, 94],
    [94, 101],
  ],
  state: [101, 103],
  county: [103, 106],
  name: [132, 147],
} as const;
/** Rows of the ordinary program; others are for programs of their own. */
const ORDINARY = '203B';

type Row = Omit<CountyLimits, 'year'> & { line: number; kind: string };

/**
 * Reads HUD's list of FHA limits by county (fixed width, Latin-1). The file does not name its year: it is known by its lowest limit, the
 * floor; `year` has to be said where no table of that year is held. Throws `CountyFileRefusal` naming every line that is wrong: too short,
 * an unknown county, or one listed twice, a limit outside floor and ceiling, a floor county above the floor; for a list of another year
 * than said; and for counties that are missing, unless `isIncomplete` says that they may.
 */
export function parseFhaLimits(
  text: string,
  { year, isIncomplete = false }: { year?: number | undefined; isIncomplete?: boolean } = {},
): CountyLimits[] {
  const problems: string[] = [];
  const rows = text.split(/\r?\n/).flatMap((content, at) => readLine(content, at + 1, problems));
  refuseLines(problems);
  const ofYear = findYear(rows, year);
  const lines = new Map<string, number>();
  for (const row of rows) {
    problems.push(...findOutside(row, ofYear));
    const earlier = lines.get(row.fips);
    if (earlier !== undefined)
      problems.push(`Line ${row.line} repeats county ${row.fips} of line ${earlier}.`);
    lines.set(row.fips, row.line);
  }
  const missing = isIncomplete ? [] : findMissingCounties(new Set(lines.keys()));
  refuseLines([...problems, ...missing.map((code) => `County ${code} has no line.`)]);
  return rows.map(({ line: _, kind: __, ...county }) => ({ year: ofYear, ...county }));
}

function readLine(content: string, line: number, problems: string[]): Row[] {
  if (content.trim() === '' || content.trim() === '\u001A') return [];
  const cut = ([from, to]: readonly [number, number]) => content.slice(from, to).trim();
  if (content.length < PLACES.name[0]) {
    problems.push(`Line ${line} is shorter than HUD's layout.`);
    return [];
  }
  if (cut(PLACES.program) !== ORDINARY) return [];
  const state = cut(PLACES.state);
  const [kind, county, name] = [cut(PLACES.kind), cut(PLACES.county), cut(PLACES.name)];
  const fips = `${stateCodes[state] ?? ''}${county}`;
  const limits = PLACES.limits.map(cut);
  const [oneUnit = 0, twoUnit = 0, threeUnit = 0, fourUnit = 0] = limits.map(Number);
  const wrong = [
    ...(/^\d{3}$/.test(county) && isCountyCode(fips) ? [] : [`"${state} ${county}", which is no county`]),
    ...(name === '' ? ['no name of a county'] : []),
    ...(/^[SH]$/.test(kind) ? [] : [`"${kind}" where S or H belongs`]),
    ...limits
      .filter((limit) => !/^\d+$/.test(limit))
      .map((limit) => `"${limit}" where a limit in whole dollars belongs`),
    ...(oneUnit < twoUnit && twoUnit < threeUnit && threeUnit < fourUnit
      ? []
      : ['limits that do not rise from one unit to four']),
  ];
  problems.push(...wrong.map((problem) => `Line ${line} has ${problem}.`));
  return wrong.length > 0
    ? []
    : [{ line, kind, fips, state, county: name, oneUnit, twoUnit, threeUnit, fourUnit }];
}

function findYear(rows: readonly Row[], said: number | undefined): number {
  if (rows.length === 0)
    throw new CountyFileRefusal(
      `This is not HUD's list of FHA limits: no line has ${ORDINARY} where its layout does. Nothing was changed.`,
    );
  const lowest = Math.min(...rows.map(({ oneUnit }) => oneUnit));
  const table = fhaLimitTables.find(({ content }) => content.floor[0] === lowest);
  const known = table && Number(table.from.slice(0, 4));
  if (known !== undefined && said !== undefined && known !== said)
    throw new CountyFileRefusal(
      `These are the limits of ${known}, not of ${said}: the lowest of them is that year's floor. Nothing was changed.`,
    );
  const year = said ?? known;
  if (year === undefined)
    throw new CountyFileRefusal(
      'The year of this file cannot be told from its lowest limit. Say it, like --year 2027. Nothing was changed.',
    );
  return year;
}

/** A limit is from floor to ceiling; S says that it is the floor. Of a year without a table here only the order was read. */
function findOutside({ line, state, kind, ...row }: Row, year: number): string[] {
  if (!fhaLimitTables.some(({ from }) => from.startsWith(String(year)))) return [];
  const { floor, ceiling } = findFhaLimits({ state }, `${year}-01-01`);
  const limits = [row.oneUnit, row.twoUnit, row.threeUnit, row.fourUnit];
  return limits.flatMap((limit, at) => {
    const [least = 0, most = 0] = [floor[at], ceiling[at]];
    if (limit < least || limit > most)
      return [`Line ${line} has ${limit}, outside floor and ceiling of ${year}.`];
    return kind === 'S' && limit !== least
      ? [`Line ${line} says S, and ${limit} is not the floor of ${year}.`]
      : [];
  });
}
