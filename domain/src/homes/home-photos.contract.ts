import * as z from 'zod/mini';
import { buyerEndpoint, done, signedUpEndpoint } from '../kernel/endpoint.ts';
import {
  homePhoto,
  MAX_PHOTO_SIDE,
  MAX_PHOTOS_PER_HOME,
  MAX_SMALL_BYTES,
  MAX_SMALL_SIDE,
  photoCaption,
} from './home-photos.ts';

const tags = ['Homes'];
const byHome = { id: z.uuid() };
const byPhoto = { ...byHome, photoId: z.uuid() };

/** Which picture of a photo is asked for. */
export const photoSize = {
  /** `small`: the picture for lists. */
  size: z.optional(z.enum(['small', 'whole'])),
};

export const addPhotoQuery = z.object({
  /** How many bytes at the beginning of the body are the small picture. */
  small: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_SMALL_BYTES)),
});

/** Photos of homes: what the two buyers add and see. */
export const homePhotosContract = {
  add: signedUpEndpoint(
    'NOT_FOUND',
    'FILE_TOO_LARGE',
    'FILE_TYPE_NOT_ACCEPTED',
    'FILE_NOT_SAFE',
    'FILE_EMPTY',
    'QUOTA_EXCEEDED',
    'DISK_FULL',
  )
    .route({
      method: 'PUT',
      path: '/homes/{id}/photos/{photoId}',
      inputStructure: 'detailed',
      tags,
      summary: 'Add a photo to a home',
      description: `The body is two JPEGs, one after the other: a small picture of at most ${MAX_SMALL_SIDE} pixels a side, and the photo of at most ${MAX_PHOTO_SIDE}. The caller chooses the id: sent again it is stored once. Metadata is left out. A home has at most ${MAX_PHOTOS_PER_HOME}.`,
    })
    .meta({ access: 'buyer', stream: true })
    .input(z.object({ params: z.object(byPhoto), query: addPhotoQuery, body: z.file() }))
    .output(homePhoto),
  describe: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}/photos/{photoId}/caption',
      tags,
      summary: 'Write the caption of a photo',
    })
    .input(z.object({ ...byPhoto, caption: photoCaption }))
    .output(homePhoto),
  arrange: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}/photos',
      tags,
      summary: 'Put the photos of a home in order',
      description: 'The first is the cover. Those that are not named follow as they were.',
    })
    .input(
      z.object({
        ...byHome,
        photoIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(2 * MAX_PHOTOS_PER_HOME)),
      }),
    )
    .output(done),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/homes/{id}/photos/{photoId}',
      tags,
      summary: 'Delete a photo',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(byPhoto))
    .output(done),
  read: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/homes/{id}/photos/{photoId}/content',
      tags,
      summary: 'Read a photo',
      description: 'A JPEG; whole where no size is named.',
    })
    .meta({ access: 'buyer', stream: true })
    .input(z.object({ ...byPhoto, ...photoSize }))
    .output(z.file()),
};
