import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import type { OpenPdf } from './open-pdf.ts';
import { fitOnPage, shownSize } from './page-geometry.ts';

export function findFreePlace({ pages }: OpenPdf): PlacedField {
  const page = pages.at(-1);
  if (!page) throw new RangeError('no pages');
  const size = shownSize(page);
  const place = fitOnPage({ x: 54, y: size.height - 126, width: 216, height: 72 }, size);
  return { kind: 'signature', page: pages.length, ...place };
}
