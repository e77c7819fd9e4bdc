import { createHash } from 'node:crypto';

/** A stream object, as it is. */
export function renderStreamObject(entries: string, data: Uint8Array): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

/** A whole PDF of objects numbered from 1, the first its catalog (ISO 32000-2 7.5). The same objects give the same bytes. */
export function renderPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let position = parts[0]?.length ?? 0;
  const rows = objects.map((object, index) => {
    const content = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(content);
    position += content.length;
    return `${String(position - content.length).padStart(10, '0')} 00000 n \n`;
  });
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /ID [<${id}> <${id}>] >>\n` +
        `startxref\n${position}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const LETTER = { width: 612, height: 792 };

/** A one-page PDF with a few lines of text, of Letter size or another in points; what is not ASCII becomes a question mark. */
export function renderLinesPdf(lines: readonly string[], { width, height } = LETTER): Uint8Array {
  const top = height - Math.min(92, height / 3);
  const text = lines
    .map((line, index) => `1 0 0 1 72 ${top - index * 28} Tm (${escapeText(line)}) Tj`)
    .join('\n');
  return renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    renderStreamObject('', Buffer.from(`BT /F1 18 Tf\n${text}\nET`, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');
}

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
