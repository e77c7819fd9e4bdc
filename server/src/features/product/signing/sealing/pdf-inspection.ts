import { shownSize } from '@porchlight/pdf/draw/page-geometry.ts';
import { findFreePlace } from '@porchlight/pdf/sign/free-place.ts';
import type { OpenPdf } from '@porchlight/pdf/sign/open-pdf.ts';
import type { PdfInspection } from './sealing.types.ts';

export function inspectOpenPdf(open: OpenPdf): PdfInspection {
  return {
    pages: open.pages.map(shownSize),
    signatures: open.signatureFields.filter(({ signature }) => signature).length,
    freePlace: { kind: 'signature', ...findFreePlace(open) },
    onlyOneField: open.certification === 'signatures',
  };
}
