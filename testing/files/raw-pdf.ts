import { deflateSync } from 'node:zlib';

/** How the objects of a PDF are laid out: each by itself, or those that may be in an object stream. */
export type RawLayout = 'table' | 'stream' | 'hybrid';

export type RawPdf = {
  /** Numbered from 1; the first is the catalog. Of a stream, the dictionary without its length, and the data. */
  objects: readonly (string | { dictionary: string; data: string })[];
  layout?: RawLayout;
  /** Entries of the trailer beside Size and Root. */
  trailer?: string;
  /** Rows of the cross-reference table that point to nothing. */
  staleRows?: number;
};

/** Writes a PDF exactly as described by its options (ISO 32000-2 7.5), so that each oddity can be tried by itself. */
export function renderRawPdf({ objects, layout = 'table', trailer = '', staleRows = 0 }: RawPdf): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const rows = new Map<number, [type: number, second: number, third: number]>();
  const packed: [number: number, text: string][] = [];
  for (const [index, object] of objects.entries()) {
    const number = index + 1;
    if (layout !== 'table' && typeof object === 'string') {
      packed.push([number, object]);
      continue;
    }
    rows.set(number, [1, length, 0]);
    write(`${number} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else write(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n${object.data}\nendstream`);
    write('\nendobj\n');
  }
  let next = objects.length + 1;
  if (layout !== 'table') {
    const container = next++;
    rows.set(container, [1, length, 0]);
    for (const [index, [number]] of packed.entries()) rows.set(number, [2, container, index]);
    write(writeObjectStream(container, packed));
  }
  if (layout === 'table') {
    const start = length;
    write(writeTable(rows, next, staleRows));
    write(`trailer\n<< /Size ${next + staleRows} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
    return Buffer.concat(parts);
  }
  const number = next++;
  rows.set(number, [1, length, 0]);
  const streamStart = length;
  write(writeRows(number, rows, `/Size ${next} /Root 1 0 R ${trailer}`));
  let start = streamStart;
  if (layout === 'hybrid') {
    start = length;
    const inTheOpen = new Map([...rows].filter(([, [type]]) => type === 1));
    write(writeTable(inTheOpen, next, 0));
    write(`trailer\n<< /Size ${next} /Root 1 0 R /XRefStm ${streamStart} ${trailer} >>\n`);
  }
  write(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

type Rows = ReadonlyMap<number, readonly [number, number, number]>;

function writeTable(rows: Rows, size: number, staleRows: number): string {
  const lines = Array.from({ length: size }, (_, number) => {
    const row = rows.get(number);
    return row ? `${String(row[1]).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
  });
  const stale = Array.from({ length: staleRows }, () => '0000000000 00000 n \n');
  return `xref\n0 ${size + staleRows}\n${[...lines, ...stale].join('')}`;
}

function writeRows(number: number, rows: Rows, entries: string): Buffer {
  const data = Buffer.alloc((number + 1) * 8);
  for (let each = 0; each <= number; each++) {
    const [type, second, third] = rows.get(each) ?? [0, 0, 65535];
    data.writeUInt8(type, each * 8);
    data.writeUIntBE(second, each * 8 + 1, 5);
    data.writeUInt16BE(third, each * 8 + 6);
  }
  return writePacked(number, `/Type /XRef /W [1 5 2] ${entries}`, data);
}

function writeObjectStream(number: number, packed: readonly (readonly [number, string])[]): Buffer {
  let offset = 0;
  const heads = packed.map(([each, text]) => {
    const head = `${each} ${offset}`;
    offset += text.length + 1;
    return head;
  });
  const head = `${heads.join(' ')} `;
  const text = head + packed.map(([, each]) => each).join(' ');
  const entries = `/Type /ObjStm /N ${packed.length} /First ${head.length}`;
  return writePacked(number, entries, Buffer.from(text, 'latin1'));
}

function writePacked(number: number, entries: string, data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
