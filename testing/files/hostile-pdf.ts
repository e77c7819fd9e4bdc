import { deflateSync } from 'node:zlib';

/**
 * A PDF of one page that draws these texts, each on a line of its own at a size that fits the page: PDF.js leaves out what lies beside it.
 * Compressed, so that 100,000 letters take some hundred bytes.
 */
export function renderHostilePdf(texts: readonly string[], { pages = 1 } = {}): Uint8Array {
  const lines = texts.map((text, index) => {
    const size = Math.min(10, 900 / Math.max(1, text.length));
    const written = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
    return `BT /F1 ${size.toFixed(4)} Tf 10 ${(700 - (index % 600)).toFixed(1)} Td (${written}) Tj ET`;
  });
  const content = deflateSync(Buffer.from(lines.join('\n'), 'latin1'));
  const kids = Array.from({ length: pages }, (_, index) => 6 + index);
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>';
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>endobj\n` +
        `4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`,
    ),
    content,
    Buffer.from(
      `\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${kids.map((kid) => `${kid} 0 obj<<${page}>>endobj`).join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`,
    ),
  ]);
}
