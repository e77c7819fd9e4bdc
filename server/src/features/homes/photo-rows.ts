import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { and, asc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentsContext, readFile } from '../document-store/documents.service.ts';
import { removeOrphanedFiles } from '../document-store/orphaned-files.ts';
import { announceToBuyers, lockPurchase, ofPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { homePhotos } from './home-photos.table.ts';

export const photoColumns = {
  id: homePhotos.id,
  caption: homePhotos.caption,
  width: homePhotos.width,
  height: homePhotos.height,
};
/** Of two that came at the same moment the one with the lower id is first, for every reader. */
export const photoOrder = [asc(homePhotos.place), asc(homePhotos.addedAt), asc(homePhotos.id)];

/** The photos of the purchase that this account buys, in order, by home; of one home where it is named. */
export async function listPhotos(
  db: Database,
  userId: string,
  homeId?: string,
): Promise<Map<string, HomePhoto[]>> {
  const rows = await db
    .select({ homeId: homePhotos.homeId, photo: photoColumns })
    .from(homePhotos)
    .where(
      and(
        ofPurchase(homePhotos.purchaseId, userId),
        homeId === undefined ? undefined : eq(homePhotos.homeId, homeId),
      ),
    )
    .orderBy(...photoOrder);
  return groupPhotos(rows);
}

export function groupPhotos(rows: readonly { homeId: string; photo: HomePhoto }[]): Map<string, HomePhoto[]> {
  return new Map(
    [...Map.groupBy(rows, ({ homeId }) => homeId)].map(([id, found]) => [
      id,
      found.map(({ photo }) => photo),
    ]),
  );
}

export const ofPhoto = (userId: string, { id, photoId }: PhotoPlace) =>
  and(ofPurchase(homePhotos.purchaseId, userId), eq(homePhotos.homeId, id), eq(homePhotos.id, photoId));

/** A home by its id, and a photo of it. */
export type PhotoPlace = { id: string; photoId: string };

type StoredPhoto = typeof homePhotos.$inferSelect;

export async function findPhoto(
  db: Database,
  userId: string,
  place: PhotoPlace,
): Promise<StoredPhoto | undefined> {
  const [row] = await db.select().from(homePhotos).where(ofPhoto(userId, place));
  return row;
}

/** A photo as it is sent, whole or its small picture; NOT_FOUND where there is no row. */
export function decryptPhoto(
  context: Pick<DocumentsContext, 'fileKey' | 'storage'>,
  row: StoredPhoto | undefined,
  size: 'small' | 'whole',
) {
  if (row === undefined) throw new Failure('NOT_FOUND');
  const [from, to] = size === 'small' ? [0, row.smallSize] : [row.smallSize, row.size];
  return {
    name: `${row.id}.jpg`,
    type: 'image/jpeg',
    size: to - from,
    etag: `"${row.id}-${size}"`,
    isShown: true,
    read: (range = { start: 0, end: to - from }) =>
      readFile(context, row, { start: from + range.start, end: from + range.end }),
  };
}

/** Deletes a photo and its file; one that is not there is gone already. */
export async function removePhoto(
  context: DocumentsContext,
  userId: string,
  place: PhotoPlace,
): Promise<{ done: true }> {
  return removeOrphanedFiles(context, async (transaction, leave) => {
    await lockPurchase(transaction, 'homes', userId);
    await dropPhotos(transaction, ofPhoto(userId, place), leave);
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return { done: true as const };
  });
}

/** Deletes rows, and leaves each file that no other row names: that of a purchase that parted stays for it. */
export async function dropPhotos(
  transaction: Database,
  which: SQL | undefined,
  leave: (storagePath: string) => Promise<void>,
): Promise<void> {
  // Locked before the file is checked: leaving a purchase copies rows, and locks them first.
  const rows = await transaction
    .select({ path: homePhotos.storagePath })
    .from(homePhotos)
    .where(which)
    .orderBy(homePhotos.storagePath)
    .for('update');
  for (const { path } of rows) {
    const { rows: found } = await transaction.execute(
      sql`select porchlight_is_photo_shared(${path}) as shared`,
    );
    if (found[0]?.shared === false) await leave(path);
  }
  await transaction.delete(homePhotos).where(which);
}

/**
 * Deletes the photos of an account that is erased, but for those of a purchase that a co-buyer continues, to whom they pass. A file that
 * cannot go now is a failure.
 */
export async function erasePhotos(context: DocumentsContext, userId: string): Promise<void> {
  const { db } = context.database;
  const others = alias(purchasePeople, 'others');
  const isLeft = notExists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.purchaseId, homePhotos.purchaseId),
          eq(others.state, 'active'),
          sql`${others.role} in ('buyer', 'co-buyer') and ${others.userId} <> ${userId}`,
        ),
      ),
  );
  await removeOrphanedFiles(
    context,
    (transaction, leave) => dropPhotos(transaction, and(eq(homePhotos.userId, userId), isLeft), leave),
    { mustGo: true },
  );
}
