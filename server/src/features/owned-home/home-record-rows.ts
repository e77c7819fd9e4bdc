import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { homeRecords } from './owned-home.table.ts';

/** The rows of the purchase of this account, in the order in which they were entered. */
export const listRecordRows = (db: Database, userId: string) =>
  db
    .select()
    .from(homeRecords)
    .where(ofPurchase(homeRecords.purchaseId, userId))
    .orderBy(asc(homeRecords.enteredAt), homeRecords.id);

type Row = Awaited<ReturnType<typeof listRecordRows>>[number];

export const describeRecordRow = ({ id, kind, content, changedAt }: Row) => ({
  id,
  kind,
  // As the kind's schema had it when it was stored.
  content: content as OwnedHome['records'][number]['content'],
  changedAt: changedAt.toISOString(),
});

export async function loadOwnedHome(db: Database, userId: string): Promise<OwnedHome> {
  return { records: (await listRecordRows(db, userId)).map(describeRecordRow) };
}
