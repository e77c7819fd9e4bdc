import { checkPictureSize } from './refusals.ts';
import type { Screen } from './screen.types.ts';

/** Sizes stand in `ispe` properties within `meta`, at the front of what telephones write. */
const LOOKED_AT = 1024 * 1024;

/**
 * ISO/IEC 23008-12 6.5.3: each picture of the file, also one put together from tiles, has an `ispe` with its size. They are
 * looked for by name in the first mebibyte and not by way of the boxes, so that no wrong box length hides one.
 */
export function createHeicScreen(): Screen {
  let seen = 0;
  let rest = Buffer.alloc(0);
  return {
    take(chunk) {
      if (seen >= LOOKED_AT) return;
      seen += chunk.length;
      const text = Buffer.concat([rest, chunk]);
      for (
        let at = text.indexOf('ispe');
        at !== -1 && at + PROPERTY <= text.length;
        at = text.indexOf('ispe', at + 4)
      )
        checkPictureSize(text.readUInt32BE(at + 8), text.readUInt32BE(at + 12));
      rest = Buffer.from(text.subarray(Math.max(0, text.length - PROPERTY + 1)));
    },
    finish() {},
  };
}

/** Type, version and flags, width, height. */
const PROPERTY = 16;
