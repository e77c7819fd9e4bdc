import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentsContext, readFile } from '../document-store/documents.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
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
