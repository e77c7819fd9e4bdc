import type { WireGuardView } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import { findFreeUntil } from '@porchlight/domain/wire-guard/wire-record.ts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';
import { wireEntries } from './wire-guard.table.ts';

export type WireRow = typeof wireEntries.$inferSelect;

/** All rows of this account's purchase, the oldest first. */
export const listWireRows = (db: Database, userId: string): Promise<WireRow[]> =>
  db
    .select()
    .from(wireEntries)
    .where(ofPurchase(wireEntries.purchaseId, userId))
    .orderBy(asc(wireEntries.at), asc(wireEntries.id));

/** What holds now: the newest of what was written down. */
export const findStanding = (rows: readonly WireRow[]) => rows.findLast(({ record }) => record !== null);

/** `now` decides whether it is still free to be corrected. */
export function describeWireGuard(rows: readonly WireRow[], userId: string, now: Date): WireGuardView {
  const until = findFreeUntil(rows);
  return {
    record: findStanding(rows)?.record ?? null,
    freeUntil: until !== null && now < until ? until.toISOString() : null,
    log: rows.toReversed().map(({ id, at, kind, userId: who, record, comparison, call }) => ({
      ...{ id, kind, record, comparison, call },
      ...{ at: at.toISOString(), isOwn: who === userId },
    })),
  };
}
