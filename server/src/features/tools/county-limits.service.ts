import type { CountyLimits } from '@porchlight/domain/programs/county-limits.ts';
import { findCountiesNamed } from '@porchlight/domain/programs/county-names.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { countyLimits } from './county-limits.table.ts';

/** Puts a file's counties, all of one year, in the place of what is stored of that year: whole or not at all. */
export async function replaceCountyLimits(
  database: DatabaseConnection,
  rows: readonly CountyLimits[],
  importedAt: Date,
): Promise<void> {
  const years = [...new Set(rows.map(({ year }) => year))];
  await database.transact(async (transaction) => {
    await transaction.delete(countyLimits).where(inArray(countyLimits.year, years));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const part = rows.slice(start, start + ROWS_AT_ONCE);
      await transaction.insert(countyLimits).values(part.map((row) => ({ ...row, importedAt })));
    }
  });
}

/** Which county somebody asks of: by its five digits, or by its state and name. */
export type CountyAsked = {
  fips?: string | undefined;
  state?: string | undefined;
  county?: string | undefined;
};

/**
 * The row of the county that is asked of, in the list of a year; undefined when no list of that year is stored or no county is
 * named. Throws InputRefusal for a county that the list does not have, for a name that two of its counties
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
  if (county !== undefined) throw new InputRefusal({ state: 'Name the state of the county as well.' });
  return undefined;
}

const ROWS_AT_ONCE = 1_000;

const { importedAt, ...columns } = getTableColumns(countyLimits);

async function findByNumber(db: Database, year: number, fips: string): Promise<CountyLimits | undefined> {
  const [row] = await db
    .select(columns)
    .from(countyLimits)
    .where(and(eq(countyLimits.year, year), eq(countyLimits.fips, fips)));
  if (row === undefined && (await isStored(db, year)))
    throw new InputRefusal({ fips: `The list of ${year} has no county with the number ${fips}.` });
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
    const names = found.map(({ county }) => county).join(' and ');
    throw new InputRefusal({ county: `In ${state} there are ${names}. Write which of them you mean.` });
  }
  if (rows.length === 0 && !(await isStored(db, year))) return undefined;
  throw new InputRefusal({
    county: `The list of ${year} has no county of this name in ${state}. Write it as on a map, like Los Angeles County.`,
  });
}

async function isStored(db: Database, year: number): Promise<boolean> {
  const [row] = await db
    .select({ year: countyLimits.year })
    .from(countyLimits)
    .where(eq(countyLimits.year, year))
    .limit(1);
  return row !== undefined;
}
