import { contract } from '@porchlight/domain/contract.ts';
import { addPhotoQuery, photoSize } from '@porchlight/domain/homes/home-photos.contract.ts';
import {
  type HomePhoto,
  MAX_PHOTO_SIDE,
  MAX_PHOTOS,
  MAX_PHOTOS_PER_HOME,
  MAX_SENT_PHOTO_BYTES,
  MAX_SMALL_SIDE,
} from '@porchlight/domain/homes/home-photos.ts';
import { parsePhotoJpeg } from '@porchlight/domain/homes/photo-jpeg.ts';
import { count, max, sql, sum } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { getQuery, type StreamRequest, type StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import type { LentChunks } from '../../platform/storage/storage.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { storeFile } from '../document-store/file-storing.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { homePhotos } from './home-photos.table.ts';
import { loadHomeRow } from './homes-rows.ts';
import { decryptPhoto, findPhoto, type PhotoPlace, photoColumns } from './photo-rows.ts';

export function createPhotoStreams(context: DocumentsContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.homePhotos.add,
      headers: headers.api,
      maxKeptBytes: MAX_SENT_PHOTO_BYTES,
      handle: (request) => receivePhoto(context, request),
    },
    {
      endpoint: contract.homePhotos.read,
      headers: headers.file,
      handle: (request) => sendPhoto(context, request),
    },
  ];
}

/** PUT /api/homes/{id}/photos/{photoId}: the body is the small picture and the photo. */
async function receivePhoto(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing } = request;
  const { small } = getQuery(addPhotoQuery, request);
  const photo = await addPhoto(context, requireUser(request).userId, {
    ...getPhotoPlace(request),
    small,
    declaredSize: Number(incoming.headers['content-length'] ?? 0),
    chunks: readBody(incoming),
    isStillSignedIn: async () => (await request.readSession()) !== undefined,
  });
  // Of a photo that is there already nothing was read.
  incoming.resume();
  outgoing
    .writeHead(200, { ...request.headers, 'content-type': 'application/json' })
    .end(JSON.stringify(photo));
}

/** GET and HEAD /api/homes/{id}/photos/{photoId}/content. */
async function sendPhoto(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const size = getPhotoSize(request);
  const row = await findPhoto(context.database.db, requireUser(request).userId, getPhotoPlace(request));
  await serveFile(request, decryptPhoto(context, row, size));
}

export const getPhotoSize = (request: StreamRequest) =>
  getQuery(z.object(photoSize), request).size ?? 'whole';

export function getPhotoPlace({ parameters: { id = '', photoId = '' } }: StreamRequest): PhotoPlace {
  if (![id, photoId].every((each) => UUID.test(each))) throw new Failure('NOT_FOUND');
  return { id: id.toLowerCase(), photoId: photoId.toLowerCase() };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type SentPhoto = PhotoPlace & {
  /** Bytes of the small picture at the beginning of the body. */
  small: number;
  /** Content-Length, where the sender gave one; in bytes. */
  declaredSize: number;
  chunks: LentChunks;
  /** Asked again before the row is stored: a session that ended meanwhile stores nothing. */
  isStillSignedIn(): Promise<boolean>;
};

/**
 * Stores a photo of a home, encrypted, once: where the id is there already it answers with what is stored. On any failure there is
 * neither row nor file. NOT_FOUND where the purchase has no such home.
 */
async function addPhoto(
  context: DocumentsContext,
  userId: string,
  { id, photoId, ...sent }: SentPhoto,
): Promise<HomePhoto> {
  await context.tries.consume('upload-photo-account', userId);
  const place = { id, photoId };
  const known = await findKnown(context.database.db, userId, place);
  if (known !== undefined) return known;
  await refuseBeyondLimits(context, context.database.db, userId, id, 0);
  if (sent.declaredSize > MAX_SENT_PHOTO_BYTES) throw tooLarge();
  const { small, photo } = splitBody(await collect(context, sent.chunks), sent.small);
  if (!(await sent.isStillSignedIn())) throw new Failure('NOT_SIGNED_IN');

  const bytes = Buffer.concat([small.bytes, photo.bytes]);
  const stored = await storeFile(context, userId, { bytes, extension: 'jpg' }, async (transaction, file) => {
    await lockPurchase(transaction, 'homes', userId);
    await refuseBeyondLimits(context, transaction, userId, id, file.size);
    const [row] = await transaction
      .insert(homePhotos)
      .values({
        ...file,
        ...{ id: photoId, homeId: id, purchaseId: purchaseOf(userId), userId },
        ...{ width: photo.width, height: photo.height, caption: '', smallSize: small.bytes.length },
        place: await findLastPlace(transaction, userId, id),
        addedAt: context.now(),
      })
      .onConflictDoNothing()
      .returning(photoColumns);
    if (row !== undefined) await announceToBuyers(transaction, { topic: 'homes', userId });
    return row;
  });
  const added = stored ?? (await findKnown(context.database.db, userId, place));
  // The id is that of a photo of another home.
  if (added === undefined) throw new Failure('NOT_FOUND');
  return added;
}

async function findKnown(db: Database, userId: string, place: PhotoPlace): Promise<HomePhoto | undefined> {
  const row = await findPhoto(db, userId, place);
  return row && { id: row.id, caption: row.caption, width: row.width, height: row.height };
}

async function refuseBeyondLimits(
  { limits }: DocumentsContext,
  db: Database,
  userId: string,
  homeId: string,
  size: number,
): Promise<void> {
  if ((await loadHomeRow(db, userId, homeId)) === undefined)
    throw new Failure('NOT_FOUND', { reason: 'homes.home-gone' });
  const [kept] = await db
    .select({
      all: count(),
      ofHome: sql<string>`count(*) filter (where ${homePhotos.homeId} = ${homeId})`,
      bytes: sum(homePhotos.size),
    })
    .from(homePhotos)
    .where(ofPurchase(homePhotos.purchaseId, userId));
  if (Number(kept?.ofHome ?? 0) >= MAX_PHOTOS_PER_HOME)
    throw new Failure('QUOTA_EXCEEDED', {
      reason: 'homes.most-photos',
      params: { most: MAX_PHOTOS_PER_HOME },
    });
  if (Number(kept?.all ?? 0) >= MAX_PHOTOS)
    throw new Failure('QUOTA_EXCEEDED', {
      reason: 'homes.most-photos-of-all',
      params: { most: MAX_PHOTOS },
    });
  if (Number(kept?.bytes ?? 0) + size > limits.space)
    throw new Failure('QUOTA_EXCEEDED', {
      reason: 'homes.photo-space-full',
      params: { space: limits.space },
    });
}

async function findLastPlace(db: Database, userId: string, homeId: string): Promise<number> {
  const [last] = await db
    .select({ place: max(homePhotos.place) })
    .from(homePhotos)
    .where(sql`${ofPurchase(homePhotos.purchaseId, userId)} and ${homePhotos.homeId} = ${homeId}`);
  return (last?.place ?? -1) + 1;
}

/** The whole body, which is small, once a virus check has let it pass. */
async function collect({ virusCheck }: DocumentsContext, chunks: LentChunks): Promise<Buffer> {
  const infected = () =>
    new Failure('FILE_NOT_SAFE', { reason: 'documents.not-safe', params: { danger: 'infected' } });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of virusCheck?.watch(chunks, infected) ?? chunks) {
    size += chunk.length;
    if (size > MAX_SENT_PHOTO_BYTES) throw tooLarge();
    parts.push(Buffer.from(chunk));
  }
  if (size === 0) throw new Failure('FILE_EMPTY');
  return Buffer.concat(parts);
}

function splitBody(body: Buffer, smallBytes: number) {
  const small = readPicture(body.subarray(0, smallBytes), MAX_SMALL_SIDE);
  return { small, photo: readPicture(body.subarray(smallBytes), MAX_PHOTO_SIDE) };
}

function readPicture(bytes: Uint8Array, longest: number) {
  const { jpeg, problem } = parsePhotoJpeg(bytes);
  if (problem !== undefined)
    throw new Failure('FILE_TYPE_NOT_ACCEPTED', {
      reason: problem === 'cut-off' ? 'homes.photo-cut-off' : 'homes.photo-not-jpeg',
    });
  if (Math.max(jpeg.width, jpeg.height) > longest)
    throw new Failure('FILE_NOT_SAFE', { reason: 'homes.photo-too-many-pixels', params: { longest } });
  return jpeg;
}

function tooLarge(): Failure {
  return new Failure('FILE_TOO_LARGE', {
    reason: 'homes.photo-too-large',
    params: { largest: MAX_SENT_PHOTO_BYTES },
  });
}
