/** How a file that says of itself that it is linearized goes against what it says. */
export type LinearizedPdf = {
  /** Bytes by which it says to be longer than it is. */
  longer?: number;
  /** The object that it calls its first page; there are 3, and 7 with other words. */
  firstPage?: number;
  /** How many pages it says to have. */
  pageCount?: number;
  /** Its end leads to other pages than its beginning. */
  hasOtherEnd?: boolean;
};

const DICTIONARY = 9;

/** A PDF of one page that readers open from its beginning (ISO 32000-2 annex F), and another page that nothing leads to. */
export function writeLinearizedPdf({
  longer = 0,
  firstPage = 3,
  pageCount = 1,
  hasOtherEnd = false,
}: LinearizedPdf = {}): Buffer {
  const written = new Map([
    ...writePage(1, 'What is agreed'),
    ...writePage(5, 'Something else that was never shown'),
  ]);
  const dictionary = (length: number) =>
    `${DICTIONARY} 0 obj\n<< /Linearized 1 /L ${String(length).padStart(7, '0')} /H [10 10] /O ${firstPage} /E 900 /N ${pageCount} /T 900 >>\nendobj\n`;
  const table = (root: number, places: ReadonlyMap<number, number>) =>
    `xref\n0 10\n0000000000 65535 f \n${Array.from({ length: 9 }, (_, at) => `${String(places.get(at + 1) ?? 0).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 10 /Root ${root} 0 R >>\n`;
  const start = HEAD.length + dictionary(0).length;
  const firstEnd = 'startxref\n0\n%%EOF\n';
  const places = new Map([[DICTIONARY, HEAD.length]]);
  let position = start + table(1, places).length + firstEnd.length;
  for (const [number, text] of written) {
    places.set(number, position);
    position += text.length;
  }
  const last = hasOtherEnd ? table(5, places) : '';
  const end = `${last}startxref\n${hasOtherEnd ? position : start}\n%%EOF\n`;
  const length = position + end.length + longer;
  const body = [...written.values()].join('');
  return Buffer.from(HEAD + dictionary(length) + table(1, places) + firstEnd + body + end, 'latin1');
}

const HEAD = '%PDF-1.7\n';

function writePage(number: number, words: string): [number, string][] {
  const content = `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`;
  const resources = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  return [
    `<< /Type /Catalog /Pages ${number + 1} 0 R >>`,
    `<< /Type /Pages /Kids [${number + 2} 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent ${number + 1} 0 R /MediaBox [0 0 612 792] /Contents ${number + 3} 0 R ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((text, at) => [number + at, `${number + at} 0 obj\n${text}\nendobj\n`]);
}
