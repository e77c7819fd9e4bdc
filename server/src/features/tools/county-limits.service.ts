import type { FailureText } from '@porchlight/content/failure-sentences.ts';
import type { CountyLimits } from '@porchlight/domain/programs/loan-limits/county-limits.ts';
import { findCountiesNamed } from '@porchlight/domain/programs/loan-limits/county-names.ts';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { countyLimits, fhaCountyLimits } from './county-limits.table.ts';

type List = typeof countyLimits | typeof fhaCountyLimits;

/** Puts a file's counties, all of one year, in the place of what is stored of that year: whole or not at all. */
async function replaceList(
  list: List,
  database: DatabaseConnection,
  rows: readonly CountyLimits[],
  importedAt: Date,
): Promise<void> {
  const years = [...new Set(rows.map(({ year }) => year))];
  await database.transact(async (transaction) => {
    await transaction.delete(list).where(inArray(list.year, years));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const part = rows.slice(start, start + ROWS_AT_ONCE);
      await transaction.insert(list).values(part.map((row) => ({ ...row, importedAt })));
    }
  });
}

export const replaceCountyLimits = replaceList.bind(null, countyLimits);
export const replaceFhaLimits = replaceList.bind(null, fhaCountyLimits);

/** Which county someone asks of: by its five digits, or by its state and name. */
export type CountyAsked = {
  fips?: string | undefined;
  state?: string | undefined;
  county?: string | undefined;
};

/**
 * The row of the county that is asked of, in the list of a year; undefined when no list of that year is stored or no county is
 * named. BAD_INPUT for a county that the list does not have, for a name that two of its counties
 * have, and for a name without its state.
 */
export async function findCountyLimits(
  db: Database,
  year: number,
  asked: CountyAsked,
): Promise<CountyLimits | undefined> {
  const { fips, state, county } = asked;
  if (fips !== undefined) return findByNumber(db, year, fips);
  if (state !== undefined && county !== undefined) return findByName(db, year, state.toUpperCase(), county);
  if (county !== undefined) throw refuse({ state: { reason: 'tools.no-state' } });
  return undefined;
}

/**
 * The row of the county that is asked of in HUD's list of FHA limits of a year; undefined where none of that year is stored, or the list has
 * no such county. `known` is the county as another list has it, whose digits count before a name: names of this list are cut.
 */
export async function findFhaCountyLimits(
  db: Database,
  year: number,
  { fips, state, county }: CountyAsked,
  known: CountyLimits | undefined,
): Promise<CountyLimits | undefined> {
  const digits = known?.fips ?? fips;
  const ofYear = eq(fhaCountyLimits.year, year);
  const select = () => db.select(fhaColumns).from(fhaCountyLimits);
  if (digits !== undefined) {
    const [row] = await select().where(and(ofYear, eq(fhaCountyLimits.fips, digits)));
    return row;
  }
  if (state === undefined || county === undefined) return undefined;
  const rows = await select().where(and(ofYear, eq(fhaCountyLimits.state, state.toUpperCase())));
  const found = findCountiesNamed(rows, county);
  const cut = found.length > 0 ? found : findCountiesNamed(rows, county.slice(0, MAX_FHA_NAME_LENGTH));
  return cut.length === 1 ? cut[0] : undefined;
}

/** FHA's limits of each county of a state in a year, by name; null where none of it is stored. */
export async function listFhaCounties(db: Database, year: number, state: string) {
  const rows = await db
    .select(fhaColumns)
    .from(fhaCountyLimits)
    .where(and(eq(fhaCountyLimits.year, year), eq(fhaCountyLimits.state, state)))
    .orderBy(asc(fhaCountyLimits.county), asc(fhaCountyLimits.fips));
  if (rows.length === 0) return null;
  const counties = rows.map(({ fips, county, oneUnit, twoUnit, threeUnit, fourUnit }) => ({
    fips,
    county,
    limits: [oneUnit, twoUnit, threeUnit, fourUnit],
  }));
  return { year, counties };
}

function refuse(fields: Record<string, FailureText>): Failure {
  return new Failure('BAD_INPUT', { fields });
}

const ROWS_AT_ONCE = 1_000;
/** After so many letters HUD's list ends a county's name. */
const MAX_FHA_NAME_LENGTH = 15;

const { importedAt, ...columns } = getTableColumns(countyLimits);
const { importedAt: _, ...fhaColumns } = getTableColumns(fhaCountyLimits);

async function findByNumber(db: Database, year: number, fips: string): Promise<CountyLimits | undefined> {
  const [row] = await db
    .select(columns)
    .from(countyLimits)
    .where(and(eq(countyLimits.year, year), eq(countyLimits.fips, fips)));
  if (row === undefined && (await isStored(db, year)))
    throw refuse({ fips: { reason: 'tools.no-county-number', params: { year, fips } } });
  return row;
}

async function findByName(
  db: Database,
  year: number,
  state: string,
  name: string,
): Promise<CountyLimits | undefined> {
  const rows = await db
    .select(columns)
    .from(countyLimits)
    .where(and(eq(countyLimits.year, year), eq(countyLimits.state, state)));
  const found = findCountiesNamed(rows, name);
  if (found.length === 1) return found[0];
  if (found.length > 1) {
    const names = found.map(({ county }) => county);
    throw refuse({ county: { reason: 'tools.which-county', params: { state, names } } });
  }
  if (rows.length === 0 && !(await isStored(db, year))) return undefined;
  throw refuse({ county: { reason: 'tools.no-county-name', params: { year, state } } });
}

async function isStored(db: Database, year: number): Promise<boolean> {
  const [row] = await db
    .select({ year: countyLimits.year })
    .from(countyLimits)
    .where(eq(countyLimits.year, year))
    .limit(1);
  return row !== undefined;
}
