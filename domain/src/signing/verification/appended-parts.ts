import type { Section } from './cross-references.ts';
import { PdfSyntaxError } from './pdf-objects.ts';
import type { PdfStructure } from './pdf-structure.ts';
import { SyntaxReader } from './pdf-syntax.ts';

/** The sections that were added to an earlier state of a file, newest first; nothing where the newer state does not build on it. */
export function listAddedSections(earlier: PdfStructure, later: PdfStructure): Section[] | null {
  const place = later.sections.findIndex(({ offset }) => offset === earlier.newest.offset);
  if (place < 0) return null;
  const added = later.sections.slice(0, place);
  const isBehind = added.every(({ offset, isHybrid }) => offset >= earlier.end && !isHybrid);
  return isBehind ? added : null;
}

/**
 * Whether every byte behind `earlier` is part of one of the added sections: objects that a section names at just this place, the
 * sections themselves, and the ends that lead to them. Anything else is there for a reader that looks elsewhere (shadow
 * attacks, the incremental saving attack).
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
      if (section !== undefined) reader.position = section.end;
      else if (reader.take('startxref')) {
        if (!sections.has(reader.expectDigits())) return false;
      } else if (!reader.take('%%EOF')) {
        const { object, start, end } = later.readObjectAt(reader.position);
        if (named.get(start) !== object) return false;
        reader.position = end;
      }
    }
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return false;
    throw failure;
  }
}
