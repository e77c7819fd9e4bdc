import { contract } from '@porchlight/domain/contract.ts';
import { addPhotoQuery, photoSize } from '@porchlight/domain/homes/home-photos.contract.ts';
import { MAX_SENT_PHOTO_BYTES } from '@porchlight/domain/homes/home-photos.ts';
import * as z from 'zod/mini';
import { Failure } from '../../platform/base/failure.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { getQuery, type StreamRequest, type StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { decryptPhoto, findPhoto, type PhotoPlace } from './photo-rows.ts';
import { addPhoto } from './photo-upload.ts';

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
