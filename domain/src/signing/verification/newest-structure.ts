import { PdfSyntaxError } from './pdf-objects.ts';
import { PdfStructure } from './pdf-structure.ts';
import { SyntaxReader } from './pdf-syntax.ts';
import { readNumber } from './pdf-values.ts';

/** The newest state of a file that can be read; `isWhole` when it is the state that the file's end names. */
export type NewestStructure = { structure: PdfStructure; isWhole: boolean };

const MOST_TRIES = 20;

/**
 * Reads the state that the last `startxref` names. Where that leads nowhere, the one before is tried: an update without a
 * proper end (the incremental saving attack) has to show as something added, not make the signature disappear.
 */
export async function readNewestStructure(bytes: Uint8Array): Promise<NewestStructure | null> {
  let before = bytes.length;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const place = findLast(bytes, 'startxref', before);
    if (place < 0) return null;
    const start = readStart(bytes, place);
    try {
      if (start !== undefined) {
        const structure = await PdfStructure.read(bytes, start, bytes.length);
        return { structure, isWhole: tries === 0 && !hasOtherBeginning(structure) };
      }
    } catch (failure) {
      if (!(failure instanceof PdfSyntaxError)) throw failure;
    }
    before = place;
  }
  return null;
}

/**
 * Whether readers begin at another section than the last one: a file that says of itself that it is linearized, and is just as long as
 * it says, is read from the section behind its first object (ISO 32000-2 F.3.2). One that names a length to come is read so once
 * it was padded to it.
 */
function hasOtherBeginning({ bytes, newest }: PdfStructure): boolean {
  try {
    const reader = new SyntaxReader(bytes);
    reader.expectDigits();
    reader.expectDigits();
    reader.skipSpace();
    reader.expect('obj');
    const first = reader.readValue();
    if (first.kind !== 'dictionary' || !first.entries.has('Linearized')) return false;
    if (!first.repeats && readNumber(first.entries.get('L')) !== bytes.length) return false;
    reader.skipSpace();
    reader.expect('endobj');
    reader.skipSpace();
    return reader.position !== newest.offset;
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return false;
    throw failure;
  }
}

/** The state of the first `end` bytes, which have to end as a file ends; nothing where they do not. */
export async function readStructureUpTo(bytes: Uint8Array, end: number): Promise<PdfStructure | null> {
  const tail = decode(bytes.subarray(Math.max(0, end - 64), end));
  const start = /startxref\s+(\d{1,15})\s+%%EOF\s*$/.exec(tail)?.[1];
  if (start === undefined) return null;
  try {
    return await PdfStructure.read(bytes, Number(start), end);
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return null;
    throw failure;
  }
}

function readStart(bytes: Uint8Array, place: number): number | undefined {
  const found = /^startxref\s+(\d{1,15})\s/.exec(decode(bytes.subarray(place, place + 40)))?.[1];
  const start = found === undefined ? undefined : Number(found);
  return start !== undefined && start < bytes.length ? start : undefined;
}

/** Where these signs stand last before a place; -1 where they do not. */
function findLast(bytes: Uint8Array, signs: string, before: number): number {
  const codes = [...signs].map((sign) => sign.charCodeAt(0));
  const [first = 0] = codes;
  if (before < codes.length) return -1;
  for (let place = bytes.lastIndexOf(first, before - codes.length); place >= 0; ) {
    if (codes.every((code, at) => bytes[place + at] === code)) return place;
    if (place === 0) return -1;
    place = bytes.lastIndexOf(first, place - 1);
  }
  return -1;
}

/** Whether these signs stand anywhere. */
export function holds(bytes: Uint8Array, signs: string): boolean {
  return findLast(bytes, signs, bytes.length) >= 0;
}

function decode(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
