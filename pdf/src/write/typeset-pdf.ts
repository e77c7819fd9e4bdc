import { renderPdf, renderStreamObject } from './whole-pdf.ts';

/** Points that a letter of Courier takes across at this size, and a line down. */
const [SIZE, ACROSS, DOWN] = [9, 5.4, 12];
const TOP = 750;

/** A PDF of pages that are written character by character, for tests of what is read: words two spaces apart are drawn apart. */
export function renderTypesetPdf(...pages: readonly string[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 792 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      renderStreamObject('', Buffer.from(drawLines(page), 'latin1')),
    ]),
  ]);
}

function drawLines(page: string): string {
  const lines = page.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => {
      const words = found[0].replaceAll('’', "'").replace(/[\\()]/g, '\\$&');
      const place = `${30 + found.index * ACROSS} ${TOP - row * DOWN}`;
      return `BT /F1 ${SIZE} Tf 1 0 0 1 ${place} Tm (${words}) Tj ET`;
    }),
  );
  return lines.join('\n');
}
