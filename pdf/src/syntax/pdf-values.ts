import type { PdfDictionary, PdfValue } from './pdf-objects.ts';

/** Whether two values say the same, references by where they lead. A dictionary with a repeated key is like no other. */
export function isSamePdfValue(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  switch (one.kind) {
    case 'null':
      return other.kind === 'null';
    case 'boolean':
    case 'number':
    case 'name':
      return other.kind === one.kind && other.value === one.value;
    case 'string':
      return other.kind === 'string' && decodeString(other) === decodeString(one);
    case 'reference':
      return other.kind === 'reference' && other.object === one.object && other.generation === one.generation;
    case 'array':
      return (
        other.kind === 'array' &&
        other.items.length === one.items.length &&
        one.items.every((item, place) => isSamePdfValue(item, other.items[place]))
      );
    case 'dictionary':
      return other.kind === 'dictionary' && listDifferences(one, other).length === 0;
  }
}

/** The keys whose values differ, or that only one of the two has; with a repeated key, all of them. */
export function listDifferences(one: PdfDictionary, other: PdfDictionary): string[] {
  const keys = [...new Set([...one.entries.keys(), ...other.entries.keys()])];
  if (one.repeats || other.repeats) return keys;
  return keys.filter((key) => !isSamePdfValue(one.entries.get(key), other.entries.get(key)));
}

/** Whether a list begins with what another one holds. */
export function startsWith(list: readonly PdfValue[], start: readonly PdfValue[]): boolean {
  return start.length <= list.length && start.every((item, place) => isSamePdfValue(item, list[place]));
}

/** Every object that a value leads to, not further. */
export function listReferences(value: PdfValue): number[] {
  return findReferences(value).map(({ object }) => object);
}

/** The references in a value. */
export function findReferences(value: PdfValue): (PdfValue & { kind: 'reference' })[] {
  if (value.kind === 'reference') return [value];
  if (value.kind === 'array') return value.items.flatMap(findReferences);
  if (value.kind === 'dictionary') return [...value.entries.values()].flatMap(findReferences);
  return [];
}

/** One letter for each byte. */
export function decodeString(value: PdfValue & { kind: 'string' }): string {
  if (!value.isHex) return value.text;
  const digits = value.text.replaceAll(/\s/g, '');
  const pairs = digits.padEnd(digits.length + (digits.length % 2), '0').match(/../g) ?? [];
  return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
}

/** A text string for people (ISO 32000-2 7.9.2.2): UTF-16, UTF-8, or one letter for each byte. */
export function parsePdfText(value: PdfValue | undefined): string | null {
  if (value?.kind !== 'string') return null;
  const bytes = Uint8Array.from(decodeString(value), (letter) => letter.charCodeAt(0));
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2));
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  return new TextDecoder('latin1').decode(bytes);
}

const DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z(?:00'?00'?)?|([+-])(\d\d)'?(?:(\d\d)'?)?)?$/;

/** A date (7.9.4) as an instant in UTC; nothing for what is none. Without a zone it is taken as UTC. */
export function getPdfDate(value: PdfValue | undefined): string | null {
  const found = DATE.exec(value?.kind === 'string' ? decodeString(value) : '');
  if (found === null) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, ahead, more] =
    found;
  const zone = sign === undefined ? 'Z' : `${sign}${ahead}:${more ?? '00'}`;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

export function getPdfNumber(value: PdfValue | undefined): number | undefined {
  return value?.kind === 'number' ? value.value : undefined;
}

export function getPdfName(value: PdfValue | undefined): string | undefined {
  return value?.kind === 'name' ? value.value : undefined;
}
