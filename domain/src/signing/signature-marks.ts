import { MAX_PAGE_SIDE } from '@porchlight/pdf/draw/page-limits.ts';
import * as z from 'zod/mini';
import { listUnprintableWords } from '../kernel/printable-letters.ts';
import { typedNameProblem } from './en.ts';
import { DRAWING_BOX } from './page-measures.ts';

export { DRAWING_BOX };

const MAX_TYPED_LENGTH = 80;
const MAX_STROKES = 200;
const MAX_POINTS_PER_STROKE = 2000;

const point = z.tuple([
  z.int().check(z.minimum(0), z.maximum(DRAWING_BOX.width)),
  z.int().check(z.minimum(0), z.maximum(DRAWING_BOX.height)),
]);
const stroke = z.array(point).check(z.minLength(1), z.maxLength(MAX_POINTS_PER_STROKE));

/** How someone writes a name: typed and set in a script face, or drawn as strokes within `DRAWING_BOX`. */
export const signatureMark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('typed'),
    text: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(MAX_TYPED_LENGTH),
      // What a signature says has to be what its signer typed, and the face would change it.
      z.refine((text) => listUnprintableWords(text).length === 0, typedNameProblem),
    ),
  }),
  z.object({
    kind: z.literal('drawn'),
    strokes: z.array(stroke).check(z.minLength(1), z.maxLength(MAX_STROKES)),
  }),
]);
export type SignatureMark = z.infer<typeof signatureMark>;

/** The account's name as a signature, offered to a first signer; nothing where our script face lacks its letters. */
export function proposeMark(name: string): SignatureMark | undefined {
  const text = name.trim().slice(0, MAX_TYPED_LENGTH).trim();
  return text === '' || listUnprintableWords(text).length > 0 ? undefined : { kind: 'typed', text };
}

/** What can be placed on a page: the signature itself, the signer's initials, and the day of signing. */
export const fieldKinds = ['signature', 'initials', 'date'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const length = z.number().check(z.minimum(0), z.maximum(MAX_PAGE_SIDE));

/**
 * A place on a page: `page` counted from 1, the rest in points (1/72 inch) from the upper left corner of the page as it is shown, that is
 * its crop box after its rotation.
 */
export const placedField = z.object({
  kind: z.enum(fieldKinds),
  page: z.int().check(z.minimum(1)),
  x: length,
  y: length,
  width: length,
  height: length,
});
export type PlacedField = z.infer<typeof placedField>;

/** A page as it is shown, in points. */
export const pageSize = z.object({ width: z.number(), height: z.number() });
export type SignedPageSize = z.infer<typeof pageSize>;
