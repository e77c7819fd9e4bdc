import type { Box, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';

/** A piece whose place another one covers by this share is the same ink: two found lines ran into each other. */
const SAME = 0.7;
/** A lone character that is less certain than this is a speck of the paper: what is printed is surer, also where it is misread. */
const SPECK = 0.15;

/** The pieces of a page without what was read twice, such as the end of a word that the line beside it begins with, and without specks. */
export function tidyPieces(items: readonly TextItem[]): TextItem[] {
  return items.filter(
    (item) =>
      !isSpeck(item) &&
      !items.some(
        (other) =>
          areaOf(other.box) > areaOf(item.box) && shared(item.box, other.box) >= SAME * areaOf(item.box),
      ),
  );
}

const isSpeck = ({ text, confidence = 1 }: TextItem) => text.length === 1 && confidence < SPECK;
const areaOf = ({ width, height }: Box) => width * height;

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
