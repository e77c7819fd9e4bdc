import * as texts from '@porchlight/content/en/homes/photos.ts';
import { detectFileType } from '@porchlight/domain/documents/file-types.ts';
import {
  fitWithin,
  LARGEST_SENT,
  LARGEST_SMALL,
  LARGEST_TAKEN,
  LONGEST_SIDE,
  LONGEST_SMALL_SIDE,
  MOST_TAKEN_PIXELS,
} from '@porchlight/domain/homes/home-photos.ts';
import { readJpeg, readPictureSize } from '@porchlight/domain/homes/photo-jpeg.ts';

/** Why a photo is not sent, in words that may be shown. */
export class PhotoRefused extends Error {}

/** What is sent: the small picture, of `small` bytes, and the photo behind it. */
export type PreparedPhoto = { body: Blob; small: number };

/**
 * Turns a photo upright and makes it smaller: two JPEGs drawn anew, without anything that the camera wrote beside the picture. Photos are
 * prepared one after the other, since one of them unpacked takes up to 256 MB.
 *
 * @throws PhotoRefused with what to do.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const bytes = await readTaken(file);
  const picture = await decode(file, bytes);
  try {
    if (picture.width * picture.height > MOST_TAKEN_PIXELS) throw tooManyPixels();
    const photo = draw(picture, LONGEST_SIDE);
    const small = draw(photo, LONGEST_SMALL_SIDE);
    const smallJpeg = await writeJpeg(small, LARGEST_SMALL);
    const photoJpeg = await writeJpeg(photo, LARGEST_SENT - LARGEST_SMALL);
    return { body: new Blob([smallJpeg, photoJpeg]), small: smallJpeg.size };
  } finally {
    picture.close();
  }
}

/** Its bytes, once nothing in them says that it cannot or must not be unpacked. */
async function readTaken(file: Blob): Promise<Uint8Array> {
  if (file.size === 0) throw new PhotoRefused(texts.empty);
  if (file.size > LARGEST_TAKEN) throw new PhotoRefused(texts.tooLarge(LARGEST_TAKEN));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = readPictureSize(bytes);
  if (size !== undefined && size.width * size.height > MOST_TAKEN_PIXELS) throw tooManyPixels();
  // A browser draws what is there and leaves the rest gray.
  if (detectFileType(bytes) === 'image/jpeg' && readJpeg(bytes).problem === 'cut-off')
    throw new PhotoRefused(texts.cutOff);
  return bytes;
}

async function decode(file: Blob, bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoRefused(detectFileType(bytes) === 'image/heic' ? texts.heic : texts.notAPhoto);
  }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, longest: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = fitWithin(picture, longest);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoRefused(texts.notAPhoto);
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Most photos stand the first; one that is all detail is written with less of it until it is small enough. */
const QUALITIES = [0.82, 0.6, 0.4, 0.2];

async function writeJpeg(canvas: HTMLCanvasElement, largest: number): Promise<Blob> {
  for (const quality of QUALITIES) {
    const written = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (written !== null && written.size <= largest) return written;
  }
  throw new PhotoRefused(texts.tooLarge(largest));
}

function tooManyPixels(): PhotoRefused {
  return new PhotoRefused(texts.tooManyPixels(MOST_TAKEN_PIXELS));
}
