import type { SharedHome } from '@porchlight/domain/homes/homes.contract.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/http/failure.ts';
import { type Helper, requireHelper } from '../../platform/http/request-context.ts';
import type { StreamRequest } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { homeOffers, homes } from '../homes/homes.table.ts';
import { homePhotos } from '../homes/photos/home-photos.table.ts';
import { decryptPhoto, groupPhotos, photoColumns, photoOrder } from '../homes/photos/photo-rows.ts';
import { getPhotoPlace, getPhotoSize } from '../homes/photos/photo-streams.ts';
import { findShared, loadShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/** The homes of a purchase with their offers, for who was let see them: what the buyers say to each other is not among it. */
export async function loadSharedHomes(
  context: SharingContext,
  helper: Helper,
  personId: string,
): Promise<SharedHome[]> {
  const purchaseId = await loadShared(context, helper, { personId, what: 'homes' });
  const { db } = context.database;
  const rows = await db
    .select()
    .from(homes)
    .where(eq(homes.purchaseId, purchaseId))
    .orderBy(desc(homes.changedAt), homes.id);
  const offers = await db
    .select()
    .from(homeOffers)
    .where(eq(homeOffers.purchaseId, purchaseId))
    .orderBy(asc(homeOffers.place));
  const photos = groupPhotos(
    await db
      .select({ homeId: homePhotos.homeId, photo: photoColumns })
      .from(homePhotos)
      .where(eq(homePhotos.purchaseId, purchaseId))
      .orderBy(...photoOrder),
  );
  const byHome = Map.groupBy(offers, ({ homeId }) => homeId);
  return rows.map(({ purchaseId: _purchase, userId: _user, changedAt: _changed, ...home }) => ({
    ...home,
    photos: photos.get(home.id) ?? [],
    entries: (byHome.get(home.id) ?? []).map(({ id, kind, by, at, answers, terms }) => ({
      ...{ id, kind, by, answers, terms, at: at.toISOString() },
    })),
  }));
}

/**
 * GET /api/shared/{personId}/homes/{id}/photos/{photoId}/content. Small pictures belong to the list of homes, which left its line when it was
 * read; a photo that is opened whole leaves one of its own.
 */
export async function sendSharedPhoto(context: SharingContext, request: StreamRequest): Promise<void> {
  const helper = requireHelper(request);
  const size = getPhotoSize(request);
  const { id, photoId } = getPhotoPlace(request);
  const { personId = '' } = request.parameters;
  const what = 'homes';
  const purchaseId = await findShared(context, helper, { personId, what });
  const [row] = await context.database.db
    .select({ photo: homePhotos, address: homes.address })
    .from(homePhotos)
    .innerJoin(homes, and(eq(homes.purchaseId, homePhotos.purchaseId), eq(homes.id, homePhotos.homeId)))
    .where(and(eq(homePhotos.purchaseId, purchaseId), eq(homePhotos.homeId, id), eq(homePhotos.id, photoId)));
  if (row === undefined) throw new Failure('NOT_FOUND');
  if (size === 'whole') await loadShared(context, helper, { personId, what, detail: row.address });
  await serveFile(request, decryptPhoto(context.documents, row.photo, size));
}
