import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type GrayPixels, toGray } from './gray-picture.ts';

/** The longer side of a page is held in so many points at most: 300 for an inch of a letter page. */
export const MAX_PICTURE_SIDE = 3_300;

/** Opens a picture that is not larger than `MAX_PICTURE`, made smaller where it has more points than a page needs. */
export async function decodePicture(file: Uint8Array): Promise<GrayPixels> {
  const image = await loadImage(file);
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return toGray(context.getImageData(0, 0, width, height).data, width, height);
}
