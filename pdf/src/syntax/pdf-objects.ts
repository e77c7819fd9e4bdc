/** A value as written in a file; `start` and `end` are its place, in bytes from the file's first. */
export type PdfValue = { start: number; end: number } & (
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  | { kind: 'string'; text: string; isHex: boolean }
  | { kind: 'array'; items: PdfValue[] }
  | PdfDictionary
  | { kind: 'reference'; object: number; generation: number }
);

/** `repeats`: it has a key twice, and readers differ in which of the two they take. */
export type PdfDictionary = {
  kind: 'dictionary';
  start: number;
  end: number;
  entries: ReadonlyMap<string, PdfValue>;
  repeats: boolean;
};

/** The content between `obj` and `endobj`; of a stream also where its bytes lie. */
export type IndirectObject = {
  object: number;
  generation: number;
  start: number;
  end: number;
  value: PdfValue;
  stream?: { start: number; end: number };
};

/** The bytes are not what ISO 32000-2 7.2 and 7.3 describe. */
export class PdfSyntaxError extends Error {}
