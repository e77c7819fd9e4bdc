import {
  MAX_SENT_BYTES,
  MAX_SIDE,
  MAX_SMALL_BYTES,
  MAX_SMALL_SIDE,
} from '@porchlight/domain/homes/home-photos.ts';
import { drawPhoto, openPhoto, writeJpeg } from '../../../platform/photos/open-photo.ts';

/** What is sent: the small picture, of `small` bytes, and the photo behind it. */
export type PreparedPhoto = { body: Blob; small: number };

/**
 * Turns a photo upright and makes it smaller: two JPEGs drawn anew, without anything that the camera wrote beside the picture. Photos are
 * prepared one after the other, since one of them unpacked takes up to 256 MB.
 *
 * @throws PhotoRefused with what to do.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const picture = await openPhoto(file);
  try {
    const photo = drawPhoto(picture, MAX_SIDE);
    const small = drawPhoto(photo, MAX_SMALL_SIDE);
    const smallJpeg = await writeJpeg(small, MAX_SMALL_BYTES);
    const photoJpeg = await writeJpeg(photo, MAX_SENT_BYTES - MAX_SMALL_BYTES);
    return { body: new Blob([smallJpeg, photoJpeg]), small: smallJpeg.size };
  } finally {
    picture.close();
  }
}
