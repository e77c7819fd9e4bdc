import type { IncomeArea } from '@porchlight/domain/programs/income-area.ts';
import { and, asc, eq, getTableColumns, inArray, max } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { incomeLimits } from './income-limits.table.ts';

const ROWS_AT_ONCE = 1_000;

/** Puts a file's areas, all of one year, in the place of what is stored of that year: whole or not at all. */
export async function replaceIncomeLimits(
  database: DatabaseConnection,
  rows: readonly IncomeArea[],
  importedAt: Date,
): Promise<void> {
  const years = [...new Set(rows.map(({ year }) => year))];
  await database.transact(async (transaction) => {
    await transaction.delete(incomeLimits).where(inArray(incomeLimits.year, years));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const part = rows.slice(start, start + ROWS_AT_ONCE);
      await transaction.insert(incomeLimits).values(
        part.map(({ limits50, limits80, ...row }) => ({
          ...row,
          limits50: [...limits50],
          limits80: [...limits80],
          importedAt,
        })),
      );
    }
  });
}

const { importedAt, year, state, ...columns } = getTableColumns(incomeLimits);

/** The counties and towns of a state in the newest list that holds any of it, by name; null where none does. */
export async function listIncomeAreas(db: Database, ofState: string) {
  const [newest] = await db
    .select({ year: max(incomeLimits.year) })
    .from(incomeLimits)
    .where(eq(incomeLimits.state, ofState));
  if (newest?.year == null) return null;
  const areas = await db
    .select(columns)
    .from(incomeLimits)
    .where(and(eq(incomeLimits.state, ofState), eq(incomeLimits.year, newest.year)))
    .orderBy(asc(incomeLimits.county), asc(incomeLimits.town), asc(incomeLimits.area));
  return { year: newest.year, areas };
}
