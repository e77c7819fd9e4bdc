import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import type { IncrementalUpdate } from './incremental-update.ts';

type Resolve = (ref: PdfRef) => PdfObject | null;

/** Copies objects of another PDF, with all they refer to, into an update; each is copied once. */
export class ObjectCopy {
  readonly #update: IncrementalUpdate;
  readonly #resolve: Resolve;
  readonly #numbers = new Map<string, number>();

  constructor(update: IncrementalUpdate, resolve: Resolve) {
    this.#update = update;
    this.#resolve = resolve;
  }

  /** The object as it is written in the update. */
  write(object: PdfObject): string {
    if (object instanceof PdfRef) return `${this.#copy(object)} 0 R`;
    if (object instanceof PdfName) return writeName(object.value);
    if (object instanceof PdfNumber) return formatNumber(object.value);
    if (object instanceof PdfString) return `<${Buffer.from(object.bytes).toString('hex')}>`;
    if (object instanceof PdfBool) return String(object.value);
    if (object instanceof PdfArray) return `[${[...object].map((each) => this.write(each)).join(' ')}]`;
    if (object instanceof PdfDict) return `<< ${this.#writeEntries(object)} >>`;
    if (object instanceof PdfNull) return 'null';
    throw new TypeError(`cannot copy ${object.type}`);
  }

  #copy(ref: PdfRef): number {
    const key = `${ref.objectNumber} ${ref.generation}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#update.reserve();
    this.#numbers.set(key, number);
    const object = this.#resolve(ref) ?? PdfNull.instance;
    this.#update.add(object instanceof PdfStream ? this.#renderStream(object) : this.write(object), number);
    return number;
  }

  #renderStream(stream: PdfStream): Buffer {
    const data = stream.data;
    const entries = this.#writeEntries(stream, 'Length');
    return Buffer.concat([
      Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`, 'latin1'),
      data,
      Buffer.from('\nendstream'),
    ]);
  }

  #writeEntries(dictionary: PdfDict, leftOut?: string): string {
    return [...dictionary]
      .filter(([key]) => key.value !== leftOut)
      .map(([key, value]) => `${writeName(key.value)} ${this.write(value)}`)
      .join(' ');
  }
}

export function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(4).replace(/\.?0+$/, '');
}

function writeName(name: string): string {
  const letters = [...Buffer.from(name, 'utf8')].map((byte) => {
    const letter = String.fromCharCode(byte);
    return /[\w.+*@:-]/.test(letter) ? letter : `#${byte.toString(16).padStart(2, '0')}`;
  });
  return `/${letters.join('')}`;
}
