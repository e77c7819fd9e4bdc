import type { Section } from './cross-references.ts';
import { PdfSyntaxError } from './pdf-objects.ts';
import type { PdfStructure } from './pdf-structure.ts';
import { SyntaxReader } from './pdf-syntax.ts';
import { readNumber } from './pdf-values.ts';

/** The sections that were added to an earlier state of a file, newest first; nothing where the newer state does not build on it. */
export function listAddedSections(earlier: PdfStructure, later: PdfStructure): Section[] | null {
  const place = later.sections.findIndex(({ offset }) => offset === earlier.newest.offset);
  if (place < 0) return null;
  const added = later.sections.slice(0, place);
  return added.every((section) => section.offset >= earlier.end && isPlain(section, earlier)) ? added : null;
}

/**
 * Whether all readers take a section the same way: no second one behind it, no object twice, none beyond the size (those are
 * missing to some, ISO 32000-2 7.5.5) and none that is given up.
 */
function isPlain({ places, trailer, isHybrid, repeats }: Section, earlier: PdfStructure): boolean {
  if (isHybrid || repeats) return false;
  const size = readNumber(trailer.entries.get('Size')) ?? 0;
  if (size < (readNumber(earlier.newest.trailer.entries.get('Size')) ?? 0)) return false;
  return [...places].every(([object, { kind }]) => object < size && (object === 0 || kind !== 'free'));
}

/**
 * Whether every byte behind `earlier` is part of one of the added sections: objects that a section names at just this place, the
 * sections themselves, and the ends that lead to them. Anything else is there for a reader that looks elsewhere (shadow
 * attacks, the incremental saving attack), or that searches the file for objects once something in it seems wrong.
 */
export function isAccountedFor(
  earlier: PdfStructure,
  later: PdfStructure,
  added: readonly Section[],
): boolean {
  const reader = new SyntaxReader(later.bytes, earlier.end);
  const named = new Map(
    added.flatMap(({ places }) =>
      [...places].flatMap(([object, place]) =>
        place.kind === 'at' ? [[place.offset, object] as const] : [],
      ),
    ),
  );
  const sections = new Map(added.map((section) => [section.offset, section]));
  try {
    for (;;) {
      reader.skipSpace({ comments: false });
      if (reader.isAtEnd) return true;
      const section = sections.get(reader.position);
      if (section !== undefined) {
        if (looksLikeMore(later.bytes, section.offset, section.end)) return false;
        reader.position = section.end;
      } else if (reader.take('startxref')) {
        if (!sections.has(reader.expectDigits())) return false;
      } else if (!reader.take('%%EOF')) {
        const { object, start, end } = later.readObjectAt(reader.position);
        if (named.get(start) !== object || looksLikeMore(later.bytes, start, end)) return false;
        reader.position = end;
      }
    }
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return false;
    throw failure;
  }
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
    const text = String.fromCharCode(...bytes.subarray(part, Math.min(part + PART + OVERLAP, end)));
    for (const { index, 0: signs } of text.matchAll(pattern)) if (index < PART) found.push(signs);
  }
  return found;
}

/** A function takes only so many arguments; heads that lie across two parts are found in the first. */
const PART = 8192;
const OVERLAP = 512;
const BLANK = String.raw`(?:[\s\0]|%[^\r\n]{0,80}[\r\n]){1,32}`;
const HEADS = new RegExp(
  String.raw`(?<![\d.])\d{1,10}${BLANK}\d{1,10}${BLANK}obj|trailer${BLANK.replace('{1,', '{0,')}<<`,
  'g',
);
const REFERENCES = new RegExp(String.raw`(?<![\d.])\d{1,10}${BLANK}\d{1,10}${BLANK}R`, 'g');
