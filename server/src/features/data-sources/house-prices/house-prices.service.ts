import {
  type AreaChanges,
  findChangedAreas,
} from '@porchlight/domain/owned-home/home-value/changed-areas.ts';
import type { HousePriceFile } from '@porchlight/domain/owned-home/home-value/figure-collector.ts';
import { listMetroStates } from '@porchlight/domain/owned-home/home-value/index-areas.ts';
import type { IndexFigures } from '@porchlight/domain/owned-home/home-value/indexed-value.ts';
import { and, arrayContains, asc, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { housePriceAreas, type StoredFigure } from './house-prices.table.ts';

const ROWS_AT_ONCE = 100;

/**
 * Puts the areas of a whole file in the place of what is stored of them, all or none; returns which areas changed their code or are gone.
 * Throws HousePriceFileRefusal where the file ends before what is held, or too many areas are missing.
 */
export async function replaceHousePrices(
  database: DatabaseConnection,
  file: HousePriceFile,
  figures: ReadonlyMap<string, readonly StoredFigure[]>,
  importedAt: Date,
): Promise<AreaChanges> {
  return database.transact(async (transaction) => {
    await lockHousePrices(transaction);
    return storeHousePrices(transaction, file, figures, importedAt);
  });
}

/** Lets transactions that change the index run one after the other. */
export async function lockHousePrices(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('house-prices', 0))`);
}

/** The same within a transaction that has the lock. A refusal is thrown before anything is written. */
export async function storeHousePrices(
  transaction: Database,
  file: HousePriceFile,
  figures: ReadonlyMap<string, readonly StoredFigure[]>,
  importedAt: Date,
): Promise<AreaChanges> {
  const held = await transaction
    .select({
      code: housePriceAreas.code,
      level: housePriceAreas.level,
      name: housePriceAreas.name,
      newest: housePriceAreas.newest,
    })
    .from(housePriceAreas)
    .where(eq(housePriceAreas.isCurrent, true));
  const changes = findChangedAreas(held, file);
  const rows = [...file.areas.values()].map(({ code, level, name, newest }) => ({
    ...{ code, level, name, newest, importedAt, isCurrent: true, followedBy: null },
    states: level === 'state' ? [code] : listMetroStates(name),
    figures: (figures.get(code) ?? []).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  }));
  await transaction.delete(housePriceAreas).where(
    inArray(
      housePriceAreas.code,
      rows.map(({ code }) => code),
    ),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction.insert(housePriceAreas).values(rows.slice(start, start + ROWS_AT_ONCE));
  for (const { from, to } of changes.changed) await retire(transaction, from, to);
  for (const { code } of changes.gone) await retire(transaction, code, null);
  return changes;
}

async function retire(transaction: Database, code: string, followedBy: string | null): Promise<void> {
  await transaction
    .update(housePriceAreas)
    .set({ isCurrent: false, followedBy })
    .where(eq(housePriceAreas.code, code));
}

const columns = {
  code: housePriceAreas.code,
  level: housePriceAreas.level,
  name: housePriceAreas.name,
  newest: housePriceAreas.newest,
  isCurrent: housePriceAreas.isCurrent,
  followedBy: housePriceAreas.followedBy,
};

/** The state itself and its metros by name, also those that a later file no longer had. */
export function listHousePriceAreas(db: Database, state: string) {
  return db
    .select(columns)
    .from(housePriceAreas)
    .where(arrayContains(housePriceAreas.states, [state]))
    .orderBy(desc(housePriceAreas.level), asc(housePriceAreas.name), asc(housePriceAreas.code));
}

/** An area with its figures, earliest first; undefined where none is stored under the code. */
export async function findHousePrices(db: Database, code: string) {
  const [row] = await db
    .select({ ...columns, figures: housePriceAreas.figures, importedAt: housePriceAreas.importedAt })
    .from(housePriceAreas)
    .where(eq(housePriceAreas.code, code));
  return row;
}

/** The newest quarter of each level and when the last file came; null where nothing was imported. */
export async function findHousePriceAge(db: Database) {
  const rows = await db
    .select({
      level: housePriceAreas.level,
      newest: max(housePriceAreas.newest),
      importedAt: max(housePriceAreas.importedAt),
    })
    .from(housePriceAreas)
    .where(and(eq(housePriceAreas.isCurrent, true), ne(housePriceAreas.code, 'PR')))
    .groupBy(housePriceAreas.level);
  const imported = rows.flatMap(({ importedAt }) => (importedAt === null ? [] : [importedAt.getTime()]));
  if (imported.length === 0) return null;
  const newest = (level: string) => rows.find((row) => row.level === level)?.newest ?? null;
  return {
    state: newest('state'),
    metro: newest('metro'),
    importedAt: new Date(Math.max(...imported)),
  };
}

/** The indexes of an area by quarter, for the rules that look them up. */
export const getIndexFigures = (figures: readonly StoredFigure[]): IndexFigures =>
  new Map(figures.map(([quarter, index]) => [quarter, index]));
