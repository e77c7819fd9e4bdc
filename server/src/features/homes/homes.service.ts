import { type HomeInput, type HomeOpinion, MAX_HOMES } from '@porchlight/domain/homes/home-fields.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { and, count, eq, ne } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { removeOrphanedFiles } from '../document-store/orphaned-files.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { homePhotos } from './home-photos.table.ts';
import { homeOffers, homeOpinions, homes } from './homes.table.ts';
import { loadHomeRow, ofHome } from './homes-rows.ts';
import { dropPhotos } from './photo-rows.ts';

export type HomesContext = { database: DatabaseConnection; now(): Date };

/**
 * Adds a home under the id its writer chose, or changes it. NOT_FOUND where the id is another purchase's alone. BAD_INPUT for another time
 * zone where it was offered on: hours of its log are read on the home's clock.
 */
export async function saveHome(
  context: HomesContext,
  userId: string,
  { id, ...content }: HomeInput & { id: string },
): Promise<HomeView> {
  return change(context, userId, id, async (transaction) => {
    const [others] = await transaction
      .select({ count: count() })
      .from(homes)
      .where(and(ofPurchase(homes.purchaseId, userId), ne(homes.id, id)));
    if ((others?.count ?? 0) >= MAX_HOMES)
      throw new Failure('BAD_INPUT', { reason: 'homes.most-homes', params: { most: MAX_HOMES } });
    const [stored] = await transaction
      .select({ timeZone: homes.timeZone })
      .from(homes)
      .where(ofHome(userId, id));
    if (
      stored !== undefined &&
      stored.timeZone !== content.timeZone &&
      (await hasOffers(transaction, userId, id))
    )
      throw new Failure('BAD_INPUT', { reason: 'homes.time-zone-of-offers' });
    const values = { ...content, changedAt: context.now() };
    await transaction
      .insert(homes)
      .values({ id, purchaseId: purchaseOf(userId), userId, ...values })
      .onConflictDoUpdate({ target: [homes.purchaseId, homes.id], set: values });
  });
}

/** Deletes a home with all that was said of it and its photos; one that is not there is gone already. BAD_INPUT where it was offered on. */
export async function removeHome(
  context: HomesContext & { documents: DocumentsContext },
  userId: string,
  id: string,
): Promise<{ done: true }> {
  return removeOrphanedFiles(context.documents, async (transaction, leave) => {
    await lockPurchase(transaction, 'homes', userId);
    if (await hasOffers(transaction, userId, id))
      throw new Failure('BAD_INPUT', { reason: 'homes.has-offers' });
    const ofThis = and(ofPurchase(homePhotos.purchaseId, userId), eq(homePhotos.homeId, id));
    await dropPhotos(transaction, ofThis, leave);
    await transaction.delete(homes).where(ofHome(userId, id));
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return { done: true as const };
  });
}

/** Stores what this buyer says of a home. NOT_FOUND where the purchase has no such home. */
export async function setHomeOpinion(
  context: HomesContext,
  userId: string,
  { id, ...said }: HomeOpinion & { id: string },
): Promise<HomeView> {
  return change(context, userId, id, async (transaction) => {
    if ((await loadHomeRow(transaction, userId, id)) === undefined) throw new Failure('NOT_FOUND');
    const values = { ...said, changedAt: context.now() };
    await transaction
      .insert(homeOpinions)
      .values({ homeId: id, purchaseId: purchaseOf(userId), userId, ...values })
      .onConflictDoUpdate({
        target: [homeOpinions.purchaseId, homeOpinions.homeId, homeOpinions.userId],
        set: values,
      });
  });
}

async function hasOffers(transaction: Database, userId: string, homeId: string): Promise<boolean> {
  const [offer] = await transaction
    .select({ id: homeOffers.id })
    .from(homeOffers)
    .where(and(ofPurchase(homeOffers.purchaseId, userId), eq(homeOffers.homeId, homeId)))
    .limit(1);
  return offer !== undefined;
}

async function change(
  { database }: HomesContext,
  userId: string,
  id: string,
  write: (transaction: Database) => Promise<void>,
): Promise<HomeView> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'homes', userId);
    await write(transaction);
    await announceToBuyers(transaction, { topic: 'homes', userId });
    const home = await loadHomeRow(transaction, userId, id);
    if (home === undefined) throw new Failure('NOT_FOUND');
    return home;
  });
}
