import * as texts from './en.ts';
import type { HomePhoto } from './home-photos.ts';

/** The name of a photo for screen readers. `place` counts from 1. */
export function describePhoto(
  { caption }: Pick<HomePhoto, 'caption'>,
  place: number,
  address: string,
): string {
  return caption === '' ? texts.photoOf(place, address) : caption;
}

/** In place of a photo that could not be fetched. */
export const PHOTO_NOT_SHOWN = texts.notShown;
