import * as photoTexts from '@porchlight/content/en/homes-photos.ts';
import {
  findSourceCorners,
  isWhole,
  MAX_PHOTO_PAGE_SIDE,
  measurePage,
  PAGE_QUALITY,
  type PhotoPage,
  wholePhoto,
} from '@porchlight/domain/documents/photo-page.ts';
import { type Pixels, straighten } from '@porchlight/domain/documents/straighten.ts';
import { MAX_SENT_PHOTO_BYTES } from '@porchlight/domain/homes/home-photos.ts';
import { formatPhotoPages } from '@porchlight/pdf/write/photo-pages.ts';
import { decodePhoto, drawPhoto, PhotoRefused, renderJpeg } from '../../../../platform/open-photo.ts';

/** A photo that was chosen; `small` are the pixels it is shown with. */
export type ChosenPhoto = { id: string; file: File; small: Pixels; page: PhotoPage };

/** Pixels of the longer side in the list, and where it is cut. */
const SMALL_SIDE = 480;
export const CUT_SIDE = 1_100;
/** A page is mixed of more pixels than it has, so that print stays sharp when it is straightened. */
const SOURCE_SIDE = 3_200;

/** @throws PhotoRefused with what to do. */
export async function loadPhoto(id: string, file: File): Promise<ChosenPhoto> {
  return { id, file, small: await loadPixels(file, SMALL_SIDE), page: wholePhoto };
}

/** @throws PhotoRefused with what to do. */
export async function loadPixels(file: File, longest: number): Promise<Pixels> {
  const picture = await decodePhoto(file);
  try {
    return takePixels(drawPhoto(picture, longest));
  } finally {
    picture.close();
  }
}

function takePixels(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoRefused(photoTexts.notAPhoto);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Draws the page that a photo becomes; at most `longest` pixels a side. */
export function drawPage(canvas: HTMLCanvasElement, pixels: Pixels, page: PhotoPage, longest: number): void {
  const corners = findSourceCorners(page);
  const size = measurePage(corners, pixels, longest);
  canvas.width = size.width;
  canvas.height = size.height;
  const drawn = new ImageData(straighten(pixels, corners, size), size.width, size.height);
  canvas.getContext('2d')?.putImageData(drawn, 0, 0);
}

/**
 * Makes one PDF of photos, a page each, one after the other. Its JPEGs stay with the browser, which may keep them on its disk.
 *
 * @throws PhotoRefused where a photo can no longer be read.
 */
export async function makePdf(
  photos: readonly ChosenPhoto[],
  name: string,
  onPage: (place: number) => void,
): Promise<File> {
  const pages: { width: number; height: number; size: number; jpeg: Blob }[] = [];
  for (const [index, { file, page }] of photos.entries()) {
    onPage(index + 1);
    const canvas = isWhole(page) ? await turnPhoto(file, page.turns) : await straightenPhoto(file, page);
    const jpeg = await renderJpeg(canvas, MAX_SENT_PHOTO_BYTES, PAGE_QUALITY);
    pages.push({ width: canvas.width, height: canvas.height, size: jpeg.size, jpeg });
  }
  const parts = formatPhotoPages(pages).map((part) => (typeof part === 'string' ? part : part.jpeg));
  return new File(parts, `${name}.pdf`, { type: 'application/pdf' });
}

async function straightenPhoto(file: File, page: PhotoPage): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  drawPage(canvas, await loadPixels(file, SOURCE_SIDE), page, MAX_PHOTO_PAGE_SIDE);
  return canvas;
}

/** A photo of which nothing is cut off, drawn by the browser: many times as fast. */
async function turnPhoto(file: File, turns: number): Promise<HTMLCanvasElement> {
  const picture = await decodePhoto(file);
  const upright = drawPhoto(picture, MAX_PHOTO_PAGE_SIDE);
  picture.close();
  if (turns === 0) return upright;
  const canvas = document.createElement('canvas');
  const isLaid = turns % 2 === 1;
  canvas.width = isLaid ? upright.height : upright.width;
  canvas.height = isLaid ? upright.width : upright.height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(upright, -upright.width / 2, -upright.height / 2);
  return canvas;
}
