import { toPoints } from './placement.ts';
import type { PlacedField, SignedPageSize } from './signature-marks.ts';

/** A horizontal line of a page, in points from its upper left corner. */
export type PageLine = { x: number; y: number; width: number };

/** How near a field's bottom edge comes to a line before it is put on it, and how long a line has to be, in pixels as shown. */
const SNAP_PX = 12;
const MIN_LINE_PX = 100;

/** Pieces of one line lie this near to one another, in points: a dashed line, a row of underscores in two parts. */
const GAP = { across: 4, along: 1 };

/** Pieces that lie end to end as the lines they look like. */
export function joinLines(pieces: readonly PageLine[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const before = lines.find(
      ({ x, y, width }) => Math.abs(y - piece.y) <= GAP.along && piece.x - (x + width) <= GAP.across,
    );
    if (before === undefined) lines.push({ ...piece });
    else before.width = Math.max(before.x + before.width, piece.x + piece.width) - before.x;
  }
  return lines;
}

/**
 * The field with its bottom edge on the nearest long line below it, or as it is where none is near. The page is drawn `drawnWidth` pixels
 * wide.
 */
export function snapField<Field extends PlacedField>(
  field: Field,
  lines: readonly PageLine[],
  page: SignedPageSize,
  drawnWidth: number,
): Field {
  const reach = toPoints(SNAP_PX, drawnWidth, page);
  const least = toPoints(MIN_LINE_PX, drawnWidth, page);
  const foot = field.y + field.height;
  const near = lines.filter(
    (line) =>
      line.width >= least &&
      Math.abs(line.y - foot) <= reach &&
      line.y >= field.height &&
      field.x < line.x + line.width &&
      line.x < field.x + field.width,
  );
  const [nearest] = near.toSorted((one, other) => Math.abs(one.y - foot) - Math.abs(other.y - foot));
  return nearest === undefined ? field : { ...field, y: nearest.y - field.height };
}
