import { MAX_PDF_PICTURE_PIXELS } from '@porchlight/domain/documents/file-dangers.ts';
import { createPdfScreen } from '@porchlight/pdf/screen/pdf-screen.ts';
import { RejectedPdf } from '@porchlight/pdf/screen/rejected-pdf.ts';
import { rejectFile } from './refusals.ts';
import type { Screen } from './screen.types.ts';

/** Looks through an uploaded PDF, and says in the words of a refusal why it is rejected. */
export function createUploadedPdfScreen(): Screen {
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
