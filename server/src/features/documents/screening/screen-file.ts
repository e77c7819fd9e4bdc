import { MAX_PDF_PICTURE_PIXELS } from '@porchlight/domain/documents/file-dangers.ts';
import type { AcceptedFileType } from '@porchlight/domain/documents/file-types.ts';
import { createPdfScreen } from '@porchlight/pdf/screen/pdf-screen.ts';
import { RejectedPdf } from '@porchlight/pdf/screen/rejected-pdf.ts';
import type { LentChunks } from '../../../platform/storage/storage.ts';
import { createJpegScreen, createPngScreen } from './flat-pictures.ts';
import { checkPictureSize, rejectFile } from './refusals.ts';
import type { Screen } from './screen.types.ts';

/** Sizes stand in `ispe` properties within `meta`, at the front of what telephones write. */
const LOOKED_AT = 1024 * 1024;

/**
 * ISO/IEC 23008-12 6.5.3: each picture of the file, also one put together from tiles, has an `ispe` with its size. They are
 * looked for by name in the first mebibyte and not by way of the boxes, so that no wrong box length hides one.
 */
function createHeicScreen(): Screen {
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

const screens: Record<AcceptedFileType, () => Screen> = {
  'application/pdf': createUploadedPdfScreen,
  'image/jpeg': createJpegScreen,
  'image/png': createPngScreen,
  'image/heic': createHeicScreen,
};

/**
 * Gives a file's chunks on once they were looked at; fails before the last one where the file is not to be stored
 * (decision 0043). Nothing is decoded but the directories of a PDF, within bounds, and at most a few hundred kilobytes are held.
 */
export async function* screenFile(type: AcceptedFileType, chunks: LentChunks): LentChunks {
  const screen = screens[type]();
  for await (const chunk of chunks) {
    await screen.take(chunk);
    yield chunk;
  }
  await screen.finish();
}

/** Looks through an uploaded PDF, and says in the words of a refusal why it is rejected. */
function createUploadedPdfScreen(): Screen {
  const screen = createPdfScreen({ mostPicturePixels: MAX_PDF_PICTURE_PIXELS });
  return {
    take: (chunk) => screen.take(chunk).catch(refuse),
    finish() {
      try {
        screen.finish();
      } catch (error) {
        refuse(error);
      }
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof RejectedPdf ? rejectFile(error.danger) : error;
}
