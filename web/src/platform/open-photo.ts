import * as texts from '@porchlight/content/en/homes-photos.ts';
import { detectFileType } from '@porchlight/domain/documents/file-types.ts';
import { fitWithin, MAX_TAKEN_BYTES, MAX_TAKEN_PIXELS } from '@porchlight/domain/homes/home-photos.ts';
import { parsePhotoJpeg, parsePictureSize } from '@porchlight/domain/homes/photo-jpeg.ts';

/** Why a photo is not taken, in words that may be shown. */
export class PhotoRefused extends Error {}

/**
 * Unpacks a photo, turned upright. One of them takes up to 256 MB: open several one after the other, and close each.
 *
 * @throws PhotoRefused with what to do.
 */
export async function decodePhoto(file: Blob): Promise<ImageBitmap> {
  const picture = await decode(file, await readTaken(file));
  if (picture.width * picture.height <= MAX_TAKEN_PIXELS) return picture;
  picture.close();
  throw tooManyPixels();
}

/** Its bytes, once nothing in them says that it cannot or must not be unpacked. */
async function readTaken(file: Blob): Promise<Uint8Array> {
  if (file.size === 0) throw new PhotoRefused(texts.empty);
  if (file.size > MAX_TAKEN_BYTES) throw new PhotoRefused(texts.tooLarge(MAX_TAKEN_BYTES));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = parsePictureSize(bytes);
  if (size !== undefined && size.width * size.height > MAX_TAKEN_PIXELS) throw tooManyPixels();
  // A browser draws what is there and leaves the rest gray.
  if (detectFileType(bytes) === 'image/jpeg' && parsePhotoJpeg(bytes).problem === 'cut-off')
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

/** Draws a picture so that no side is longer than `longest` pixels. */
export function drawPhoto(picture: ImageBitmap | HTMLCanvasElement, longest: number): HTMLCanvasElement {
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

/** The first is enough for most photos; one that is all detail is written with less of it until it is small enough. */
const QUALITIES = [0.82, 0.6, 0.4, 0.2];

/** @throws PhotoRefused where it takes more than `largest` bytes however it is written. */
export async function renderJpeg(canvas: HTMLCanvasElement, largest: number, best = 1): Promise<Blob> {
  for (const quality of QUALITIES.map((each) => Math.min(best, each))) {
    const written = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (written !== null && written.size <= largest) return written;
  }
  throw new PhotoRefused(texts.tooLarge(largest));
}

function tooManyPixels(): PhotoRefused {
  return new PhotoRefused(texts.tooManyPixels(MAX_TAKEN_PIXELS));
}
