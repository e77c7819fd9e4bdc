import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceToBuyers, lockPurchase } from '../../purchases/membership.ts';
import { homePhotos } from '../home-photos.table.ts';
import type { HomesContext } from '../homes.service.ts';
import { listPhotos, ofPhoto, type PhotoPlace, photoColumns } from '../photo-rows.ts';

/** Stores the caption of a photo; an empty caption is none. NOT_FOUND where the purchase has no such photo. */
export async function describeStoredPhoto(
  context: HomesContext,
  userId: string,
  { caption, ...place }: PhotoPlace & { caption: string },
): Promise<HomePhoto> {
  return change(context, userId, async (transaction) => {
    const [row] = await transaction
      .update(homePhotos)
      .set({ caption })
      .where(ofPhoto(userId, place))
      .returning(photoColumns);
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  });
}

/** Puts the photos named first, in their order, and the others behind them as they were. NOT_FOUND where the home has none of them. */
export async function arrangePhotos(
  context: HomesContext,
  userId: string,
  { id, photoIds }: { id: string; photoIds: readonly string[] },
): Promise<{ done: true }> {
  return change(context, userId, async (transaction) => {
    const stored = ((await listPhotos(transaction, userId, id)).get(id) ?? []).map((photo) => photo.id);
    const named = [...new Set(photoIds)].filter((each) => stored.includes(each));
    if (named.length === 0) throw new Failure('NOT_FOUND');
    const ordered = [...named, ...stored.filter((each) => !named.includes(each))];
    for (const [place, photoId] of ordered.entries())
      await transaction.update(homePhotos).set({ place }).where(ofPhoto(userId, { id, photoId }));
    return { done: true as const };
  });
}

async function change<Result>(
  { database }: HomesContext,
  userId: string,
  write: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'homes', userId);
    const result = await write(transaction);
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return result;
  });
}
