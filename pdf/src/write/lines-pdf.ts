import { renderPdf, renderStreamObject } from './whole-pdf.ts';

/** A one-page PDF with a few lines of text; what is not ASCII becomes a question mark. */
export function renderLinesPdf(lines: readonly string[]): Uint8Array {
  const text = lines
    .map((line, index) => `1 0 0 1 72 ${700 - index * 28} Tm (${escapeText(line)}) Tj`)
    .join('\n');
  return renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    renderStreamObject('', Buffer.from(`BT /F1 18 Tf\n${text}\nET`, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');
}
