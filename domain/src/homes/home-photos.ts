import * as z from 'zod/mini';
import * as texts from './en.ts';

/** Photos of one home, and of all homes of a purchase, at most. */
export const MAX_PHOTOS_PER_HOME = 60;
export const MAX_PHOTOS = 600;

/** Bytes of a photo as it was taken. */
export const MAX_TAKEN_BYTES = 12 * 1024 * 1024;
/** Pixels of a photo as it was taken: unpacked it holds four bytes of each, 256 MB. Phones take 12 to 50 million. */
export const MAX_TAKEN_PIXELS = 64_000_000;

/** Pixels of the longer side, as a photo is kept, and of its small picture in lists. */
export const MAX_PHOTO_SIDE = 2_048;
export const MAX_SMALL_SIDE = 640;
/** Bytes of both as they are sent. A photo of that size seldom takes a fourth of it. */
export const MAX_SENT_PHOTO_BYTES = 4 * 1024 * 1024;
export const MAX_SMALL_BYTES = 256 * 1024;

export const MAX_CAPTION_LENGTH = 120;

export const photoCaption = z
  .string(texts.enterACaption)
  .check(
    z.trim(),
    z.maxLength(MAX_CAPTION_LENGTH, texts.enterACaption),
    z.regex(/^\P{Cc}*$/u, texts.enterACaption),
  );

/** A photo of a home; `caption` is empty where none was written. Width and height in pixels. */
export const homePhoto = z.object({
  id: z.uuid(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
});
export type HomePhoto = z.infer<typeof homePhoto>;

/** The size of a picture scaled down so that no side is longer than `longest`; never scaled up. Whole pixels, at least 1. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The ids with one of them at another place, counted from 0; as they were where it is not among them. */
export function placePhoto(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
