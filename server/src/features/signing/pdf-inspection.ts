import { findFreePlace } from './free-place.ts';
import type { OpenPdf } from './open-pdf.ts';
import { shownSize } from './page-geometry.ts';
import type { PdfInspection } from './sealing.types.ts';

export function inspectOpenPdf(open: OpenPdf): PdfInspection {
  return {
    pages: open.pages.map(shownSize),
    signatures: open.signatureFields.filter(({ signature }) => signature).length,
    freePlace: findFreePlace(open),
    onlyOneField: open.certification === 'signatures',
  };
}
