import { findRecord, type HomeRecord, listRecords } from '../home-record.ts';
import { homeKind } from '../kinds/home.ts';
import { improvementKind } from '../kinds/improvement.ts';

/** What the home has cost so far, whole cents: its price and the improvements. Costs of closing that count are not among them. */
export type HomeBasis = { price: number; improvements: number; total: number };

/** Undefined before the home is entered. */
export function computeHomeBasis(records: readonly HomeRecord[]): HomeBasis | undefined {
  const price = findRecord(homeKind, records)?.content.price;
  if (price === undefined) return undefined;
  const improvements = listRecords(improvementKind, records).reduce(
    (sum, { content }) => sum + content.cost,
    0,
  );
  return { price, improvements, total: price + improvements };
}
