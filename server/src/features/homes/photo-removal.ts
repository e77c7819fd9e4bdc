import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { removeOrphanedFiles } from '../document-store/orphaned-files.ts';
import { announceToBuyers, lockPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { homePhotos } from './home-photos.table.ts';
import { ofPhoto, type PhotoPlace } from './photo-rows.ts';

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
