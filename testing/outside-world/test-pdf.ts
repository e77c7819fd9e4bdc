import { deflateSync } from 'node:zlib';

/** Lines of text, or the content of a page as the file has it. */
export type TestPage = readonly string[] | { content: Uint8Array; filters: string };

/** A PDF of a few pages (ISO 32000-2 7.5); `locked` opens only with an unknown password. */
export function renderTestPdf(pages: readonly TestPage[], { locked = false } = {}): Buffer {
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ];
  for (const [index, page] of pages.entries()) {
    const { content, filters } = 'content' in page ? page : writeLines(page);
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} ${filters} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const numbered = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  let length = HEAD.length;
  const offsets = numbered.map((object) => {
    length += object.length;
    return length - object.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const zeros = '0'.repeat(64);
  const lock = locked
    ? `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${zeros}> /U <${zeros}> >>`
    : '';
  const end = `xref
0 ${objects.length + 1}
0000000000 65535 f \n${rows}trailer
<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>
startxref
${length}
%%EOF
`;
  return Buffer.concat([HEAD, ...numbered, Buffer.from(end)]);
}

const HEAD = Buffer.from('%PDF-1.7\n');

function writeLines(lines: readonly string[]) {
  const text = lines.map(
    (line, index) => `1 0 0 1 72 ${720 - index * 14} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj`,
  );
  return {
    content: deflateSync(Buffer.from(`BT /F1 11 Tf\n${text.join('\n')}\nET`, 'latin1')),
    filters: '/Filter /FlateDecode',
  };
}

/** A page of a few kilobytes that unpacks to this many bytes. */
export function renderSwellingPage(bytes: number): TestPage {
  return {
    content: deflateSync(deflateSync(Buffer.alloc(bytes, ' '))),
    filters: '/Filter [/FlateDecode /FlateDecode]',
  };
}
