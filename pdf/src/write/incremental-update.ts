import { deflateSync } from 'node:zlib';
import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import { cutSource } from './dictionary-source.ts';

/** What an update is appended to. */
export type UpdatedPdf = {
  file: Buffer;
  /** Of the newest section: where it is, what it is, and its trailer. */
  section: { offset: number; kind: 'table' | 'stream'; trailer: PdfDictionary };
  /** One more than the largest object number. */
  size: number;
  root: { objectNumber: number; generation: number };
};

type Change = { number: number; generation: number; content: Buffer };

/**
 * An update that is appended to a PDF and leaves every byte before it as it was (ISO 32000-2 7.5.6). Its cross-references
 * are of the kind that the file uses.
 */
export class IncrementalUpdate {
  readonly #open: UpdatedPdf;
  readonly #changes: Change[] = [];
  #next: number;

  constructor(open: UpdatedPdf) {
    this.#open = open;
    this.#next = open.size;
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#next++;
  }

  add(content: string | Buffer, number = this.reserve()): number {
    this.#changes.push({ number, generation: 0, content: toBuffer(content) });
    return number;
  }

  replace(ref: { objectNumber: number; generation: number }, content: string | Buffer): void {
    this.#changes.push({ number: ref.objectNumber, generation: ref.generation, content: toBuffer(content) });
  }

  /** The update's bytes, and where in the whole file the content of each object starts. `changeId` is new for each version. */
  finish(changeId: Buffer): { bytes: Buffer; offsets: Map<number, number> } {
    const { file, section } = this.#open;
    const offsets = new Map<number, number>();
    const rows: Row[] = [];
    const parts: Buffer[] = [];
    let position = file.length;
    const write = (part: Buffer) => {
      parts.push(part);
      position += part.length;
    };
    const last = file[file.length - 1];
    if (last !== 10 && last !== 13) write(Buffer.from('\n'));
    for (const { number, generation, content } of this.#changes) {
      rows.push({ number, generation, offset: position });
      write(Buffer.from(`${number} ${generation} obj\n`));
      offsets.set(number, position);
      write(content);
      write(Buffer.from('\nendobj\n'));
    }
    const start = position;
    const trailer = this.#writeTrailer(changeId);
    if (section.kind === 'stream') {
      const number = this.reserve();
      rows.push({ number, generation: 0, offset: start });
      const size = `/Size ${this.#next}`;
      write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), writeRowStream(rows, `${size} ${trailer}`)]));
    } else {
      write(Buffer.from(`xref\n${writeRowTable(rows)}trailer\n<< /Size ${this.#next} ${trailer} >>\n`));
    }
    write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    return { bytes: Buffer.concat(parts), offsets };
  }

  /** The first half of the identifier stays, the second distinguishes the versions of a file (14.4). */
  #writeTrailer(changeId: Buffer): string {
    const { file, section, root } = this.#open;
    const { entries } = section.trailer;
    const change = `<${changeId.toString('hex')}>`;
    const identifier = entries.get('ID');
    const [first] = identifier?.kind === 'array' ? identifier.items : [];
    const info = entries.get('Info');
    const write = (value: PdfValue) => cutSource(file, value).toString('latin1');
    return [
      `/Root ${root.objectNumber} ${root.generation} R`,
      info === undefined ? '' : `/Info ${write(info)}`,
      `/ID [${first?.kind === 'string' ? write(first) : change} ${change}] /Prev ${section.offset}`,
    ].join(' ');
  }
}

/** A stream object, packed. */
export function renderStream(entries: string, data: Uint8Array): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A text string in hexadecimal digits: UTF-16BE behind its mark (7.9.2.2). */
export function formatPdfText(text: string): string {
  const letters = [...text.toWellFormed()].join('');
  const bytes = Buffer.from(`\uFEFF${letters}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** A date in UTC (7.9.4). */
export function formatDate(date: Date): string {
  return `(D:${date
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')}Z)`;
}

type Row = { number: number; generation: number; offset: number };

function toBuffer(content: string | Buffer): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
}

/** Rows of neighboring numbers are together, the head of each group says how many. */
function groupRows(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows.toSorted((a, b) => a.number - b.number)) {
    const group = groups.at(-1);
    if (group && row.number === (group.at(-1)?.number ?? 0) + 1) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

function writeRowTable(rows: Row[]): string {
  return groupRows(rows)
    .map((group) => {
      const lines = group.map(({ offset, generation }) => {
        return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`;
      });
      return `${group[0]?.number} ${group.length}\n${lines.join('')}`;
    })
    .join('');
}

function writeRowStream(rows: Row[], entries: string): Buffer {
  const groups = groupRows(rows);
  const data = Buffer.alloc(rows.length * 8);
  for (const [index, { offset, generation }] of groups.flat().entries()) {
    data.writeUInt8(1, index * 8);
    data.writeUIntBE(offset, index * 8 + 1, 5);
    data.writeUInt16BE(generation, index * 8 + 6);
  }
  const heads = groups.map((group) => `${group[0]?.number} ${group.length}`).join(' ');
  const stream = renderStream(`/Type /XRef /W [1 5 2] /Index [${heads}] ${entries}`, data);
  return Buffer.concat([stream, Buffer.from('\nendobj\n')]);
}
