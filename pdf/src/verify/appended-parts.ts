import { toLatin1 } from '../syntax/characters.ts';
import type { Section } from '../syntax/cross-references.ts';
import { parseFileEnd } from '../syntax/file-end.ts';
import { PdfSyntaxError } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfNumber } from '../syntax/pdf-values.ts';
import { SyntaxReader } from '../syntax/syntax-reader.ts';

/**
 * Whether all readers take a section the same way: no second one behind it, no object twice, none beyond the size (those are
 * missing to some, ISO 32000-2 7.5.5) and none that is given up.
 */
export function isPlain({ places, trailer, isHybrid, repeats }: Section, earlier: PdfStructure): boolean {
  if (isHybrid || repeats) return false;
  const size = getPdfNumber(trailer.entries.get('Size')) ?? 0;
  if (size < (getPdfNumber(earlier.newest.trailer.entries.get('Size')) ?? 0)) return false;
  return [...places].every(([object, { kind }]) => object < size && (object === 0 || kind !== 'free'));
}

/** Where an update ends whose section is followed by the end that leads to it and by nothing else; null where it is not. */
export function findEndOfUpdate(bytes: Uint8Array, section: Section): number | null {
  const found = parseFileEnd(bytes, section.end);
  return found?.start === section.offset ? found.end : null;
}

/**
 * Whether every byte between the ends of two states is part of the newer one's update: objects that its section names at just this
 * place, the section itself, and the end that leads to it. Anything else is there for a reader that looks elsewhere (shadow
 * attacks, the incremental saving attack), or that searches the file for objects once something in it seems wrong.
 */
export function isAccountedFor(earlier: PdfStructure, later: PdfStructure): boolean {
  const section = later.newest;
  const reader = new SyntaxReader(later.bytes, earlier.end, later.end);
  const named = new Map(
    [...section.places].flatMap(([object, place]) =>
      place.kind === 'at' ? [[place.offset, object] as const] : [],
    ),
  );
  try {
    for (;;) {
      reader.skipSpace({ comments: false });
      if (reader.position === section.offset) break;
      const { object, start, end } = later.readObjectAt(reader.position);
      if (named.get(start) !== object || looksLikeMore(later.bytes, start, end)) return false;
      reader.position = end;
    }
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return false;
    throw failure;
  }
  return !looksLikeMore(later.bytes, section.offset, section.end);
}

/** Whether nothing but white space lies behind a place. */
export function isBlankFrom(bytes: Uint8Array, place: number): boolean {
  const reader = new SyntaxReader(bytes, place);
  reader.skipSpace({ comments: false });
  return reader.isAtEnd;
}

/**
 * Whether a part of a file that is one object or section looks like more than one: within a stream, a string or a comment others
 * can lie, which a reader that repairs a file finds and takes for the newest.
 */
function looksLikeMore(bytes: Uint8Array, start: number, end: number): boolean {
  return findAll(bytes, start, end, HEADS).length > 1;
}

/** Every object that something between two places looks like a reference to. */
export function listLooseReferences(bytes: Uint8Array, start: number, end: number): number[] {
  return findAll(bytes, start, end, REFERENCES).map((text) => Number.parseInt(text, 10));
}

function findAll(bytes: Uint8Array, start: number, end: number, pattern: RegExp): string[] {
  const found: string[] = [];
  for (let part = start; part < end; part += PART) {
    const text = toLatin1(bytes, part, Math.min(part + PART + OVERLAP, end));
    for (const { index, 0: signs } of text.matchAll(pattern)) if (index < PART) found.push(signs);
  }
  return found;
}

/** Heads that lie across two parts are found in the first. */
const PART = 8192;
const OVERLAP = 512;
const BLANK = String.raw`(?:[\s\0]|%[^\r\n]{0,80}[\r\n]){1,32}`;
const HEADS = new RegExp(
  String.raw`(?<![\d.])\d{1,10}${BLANK}\d{1,10}${BLANK}obj|trailer${BLANK.replace('{1,', '{0,')}<<`,
  'g',
);
const REFERENCES = new RegExp(String.raw`(?<![\d.])\d{1,10}${BLANK}\d{1,10}${BLANK}R`, 'g');
