import { fileURLToPath } from 'node:url';
import { HousePriceFileRefusal } from '@porchlight/domain/owned-home/home-value/house-price-line.ts';
import type { IndexLevel } from '@porchlight/domain/owned-home/home-value/index-areas.ts';
import { newestQuarterTables } from '@porchlight/domain/owned-home/home-value/newest-quarter-table.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { findHousePriceAge, lockHousePrices, storeHousePrices } from './house-prices.service.ts';

/** FHFA's index as a release ships it, a table of each level (decision 0115). It is found by its place, as migrations are. */
export const SHIPPED_HOUSE_PRICES: Readonly<Record<IndexLevel, string>> = {
  state: fileURLToPath(new URL('../../../../house-prices/states.csv', import.meta.url)),
  metro: fileURLToPath(new URL('../../../../house-prices/metros.csv', import.meta.url)),
};

const [{ content: shippedQuarters, published }] = newestQuarterTables;

/**
 * Stores the shipped index of each level that is not held, or only to an earlier quarter, in one transaction. What an operator imported
 * stays where it is as new, and where the shipped table lacks too many of its areas.
 */
export async function storeShippedHousePrices(database: DatabaseConnection): Promise<void> {
  if ((await listOldLevels(database.db)).length === 0) return;
  await database.transact(async (transaction) => {
    await lockHousePrices(transaction);
    // Another process, or an import, may have stored as new an index since.
    for (const level of await listOldLevels(transaction)) await storeLevel(transaction, level);
  });
}

async function listOldLevels(db: Database): Promise<IndexLevel[]> {
  const held = await findHousePriceAge(db);
  return (['state', 'metro'] as const).filter((level) => (held?.[level] ?? '') < shippedQuarters[level]);
}

async function storeLevel(transaction: Database, level: IndexLevel): Promise<void> {
  // Most starts have nothing to store, and do without what reads a table.
  const { loadHousePriceFile } = await import('./house-price-stream.ts');
  const { file, figures } = await loadHousePriceFile(SHIPPED_HOUSE_PRICES[level]);
  try {
    await storeHousePrices(transaction, file, figures, new Date(`${published}T12:00:00Z`));
  } catch (error) {
    // Thrown before anything of the level is written.
    if (!(error instanceof HousePriceFileRefusal)) throw error;
  }
}
