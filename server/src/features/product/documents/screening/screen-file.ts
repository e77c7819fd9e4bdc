import type { AcceptedFileType } from '@porchlight/domain/documents/file-types.ts';
import type { LentChunks } from '../../../../platform/storage/storage.ts';
import { createJpegScreen, createPngScreen } from './flat-pictures.ts';
import { createHeicScreen } from './heic-pictures.ts';
import type { Screen } from './screen.types.ts';
import { createUploadedPdfScreen } from './uploaded-pdf.ts';

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
