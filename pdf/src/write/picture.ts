/** A picture as a PDF holds it (ISO 32000-2 8.9.5). */
export type Picture = {
  width: number;
  height: number;
  /** How it has to be turned to be upright, 1 to 8 (Exif 2.32, 4.6.4, tag 0112). */
  orientation: number;
  /** The dictionary's entries: color space, bits, filter. */
  entries: string;
  data: Uint8Array;
};
