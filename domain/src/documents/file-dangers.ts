/**
 * Why a file of an accepted type is refused. What runs, fetches or unpacks by itself is not taken in, because a download gives every
 * byte back as it came; decision 0043. What a buyer reads of each is content's.
 */
export const fileDangers = [
  'program',
  'launch',
  'other-files',
  'media',
  'live-form',
  'calls-home',
  'unsafe-link',
  'locked',
  'unreadable',
  'swelling',
  'too-many-pixels',
  'infected',
] as const;

export type FileDanger = (typeof fileDangers)[number];

/** Most pixels of an uploaded picture: twice a telephone’s largest, unpacked 800 MB. */
export const MAX_PICTURE_PIXELS = 200_000_000;

/** Most pixels of one picture within a PDF: a survey of four feet scanned at 600 dots an inch has two thirds of it. */
export const MAX_PDF_PICTURE_PIXELS = 1_000_000_000;
