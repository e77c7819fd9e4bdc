import { PdfSyntaxError, type PdfValue } from '../syntax/pdf-objects.ts';
import { SyntaxReader } from '../syntax/syntax-reader.ts';

// Changes one entry of a dictionary as it is in a file, and leaves every other byte as it was.

/** The bytes of an object's value, one letter for each. */
export type ObjectSource = Buffer;

/** The source of a value; its places are those of `bytes`. */
export function cutSource(bytes: Uint8Array, { start, end }: PdfValue): ObjectSource {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
}

/** The source of a dictionary with one entry added or replaced. @throws PdfSyntaxError when it is no dictionary. */
export function setEntry(dictionary: ObjectSource, key: string, value: string): ObjectSource {
  const { entries, end } = readDictionary(dictionary);
  const known = entries.get(key);
  const text = Buffer.from(known ? ` ${value} ` : ` /${key} ${value} `, 'latin1');
  const place = known ?? { start: end - '>>'.length, end: end - '>>'.length };
  return Buffer.concat([dictionary.subarray(0, place.start), text, dictionary.subarray(place.end)]);
}

/** The text of an entry's value, or nothing. @throws PdfSyntaxError when it is no dictionary. */
export function parseEntry(dictionary: ObjectSource, key: string): string | undefined {
  const value = readDictionary(dictionary).entries.get(key);
  return value && dictionary.toString('latin1', value.start, value.end);
}

function readDictionary(source: ObjectSource) {
  const value = new SyntaxReader(source).getReadingValue();
  if (value.kind !== 'dictionary') throw new PdfSyntaxError('A dictionary is missing.');
  return value;
}
