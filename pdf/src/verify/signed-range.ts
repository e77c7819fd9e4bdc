import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import { joinBytes } from '../syntax/pdf-streams.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfNumber } from '../syntax/pdf-values.ts';
import type { Breach } from './verification.ts';

/** What a signature speaks for: the file up to `end`, but for the string between `gapStart` and `gapEnd`. */
export type SignedRange = { gapStart: number; gapEnd: number; end: number };

export type SignatureDictionary = {
  dictionary: PdfDictionary;
  range: SignedRange;
  /** The CMS structure, without the zeros behind it. */
  der: Uint8Array<ArrayBuffer>;
};

/**
 * Reads what a signature says it covers (ISO 32000-2 12.8.1) and believes none of it: the range has to begin with the file, and
 * what it leaves out has to be the signature's own /Contents string to the byte. Room in that gap, a second range or a
 * string that ends early is how signature wrapping and universal signature forgery hide their own content.
 */
export async function loadSignatureDictionary(
  structure: PdfStructure,
  object: number,
): Promise<SignatureDictionary | { breach: Breach }> {
  const found = await structure.readObject(object);
  // What is packed into another object has no place that a range could name.
  if (found?.value.kind !== 'dictionary' || found.offset === null || found.stream !== undefined)
    return { breach: 'signature-malformed' };
  const dictionary = found.value;
  if (dictionary.repeats) return { breach: 'range-wrong' };
  const contents = dictionary.entries.get('Contents');
  const range = readRange(dictionary.entries.get('ByteRange'), structure.bytes.length);
  if (range === undefined) return { breach: 'range-wrong' };
  if (contents?.kind !== 'string' || !contents.isHex) return { breach: 'contents-wrong' };
  if (contents.start !== range.gapStart || contents.end !== range.gapEnd) return { breach: 'range-wrong' };
  const der = readContents(contents.text);
  return der === undefined ? { breach: 'contents-wrong' } : { dictionary, range, der };
}

/** The bytes that were signed. */
export function parseSignedBytes(
  bytes: Uint8Array,
  { gapStart, gapEnd, end }: SignedRange,
): Uint8Array<ArrayBuffer> {
  return joinBytes([bytes.subarray(0, gapStart), bytes.subarray(gapEnd, end)]);
}

function readRange(value: PdfValue | undefined, size: number): SignedRange | undefined {
  const numbers = value?.kind === 'array' ? value.items.map((item) => getPdfNumber(item) ?? -1) : [];
  const [first, gapStart, gapEnd, rest] = numbers;
  if (
    numbers.length !== 4 ||
    first !== 0 ||
    numbers.some((number) => !Number.isSafeInteger(number) || number < 0)
  )
    return undefined;
  if (gapStart === undefined || gapEnd === undefined || rest === undefined) return undefined;
  const end = gapEnd + rest;
  return gapStart > 0 && gapEnd > gapStart && rest > 0 && end <= size ? { gapStart, gapEnd, end } : undefined;
}

/** One DER value and nothing but zeros behind it (12.8.3.3.1); `text` is the string's inside. */
function readContents(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 2 !== 0 || !/^[\da-fA-F]+$/.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let place = 0; place < bytes.length; place += 1)
    bytes[place] = Number.parseInt(text.slice(place * 2, place * 2 + 2), 16);
  const length = readDerLength(bytes);
  if (length === undefined || length > bytes.length) return undefined;
  return bytes.subarray(length).every((byte) => byte === 0) ? bytes.slice(0, length) : undefined;
}

/** Bytes of a SEQUENCE with a definite length, its head included (X.690 8.1.3, 10.1). */
function readDerLength(bytes: Uint8Array): number | undefined {
  const [tag, first = 0] = bytes;
  if (tag !== 0x30) return undefined;
  if (first < 0x80) return first + 2;
  const count = first & 0x7f;
  if (count === 0 || count > 4) return undefined;
  let length = 0;
  for (let place = 0; place < count; place += 1) length = length * 256 + (bytes[2 + place] ?? 0);
  return length + 2 + count;
}
