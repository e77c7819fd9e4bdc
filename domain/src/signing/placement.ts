import type { FieldKind, PlacedField, SignedPageSize } from './signature-marks.ts';

/** A field on its way to the server; `id` distinguishes fields of one kind on the screen alone. */
export type DraftField = PlacedField & { id: string };

/** Sizes in points in which fields start; the signature's comes with its suggested place. */
const startSizes: Record<FieldKind, { width: number; height: number }> = {
  signature: { width: 200, height: 60 },
  initials: { width: 56, height: 34 },
  date: { width: 96, height: 22 },
};

/** Narrowest and widest a field may be made, in points; its height follows in proportion. */
const bounds: Record<FieldKind, { least: number; most: number }> = {
  signature: { least: 90, most: 400 },
  initials: { least: 28, most: 160 },
  date: { least: 64, most: 240 },
};

/** Clear space left between fields and to the edge of the page where a new one is put, in points. */
const GAP = 12;

/** One press of a button or an arrow key, and one with Shift held, in points. */
export const STEP = 10;
export const FINE_STEP = 1;
/** One press of 'Larger'. */
export const GROWTH = 1.15;

/** The field wholly on its page: moved inside, and made smaller in proportion where the page is smaller than it. */
export function clampField<Field extends PlacedField>(field: Field, page: SignedPageSize): Field {
  const ratio = Math.min(1, page.width / field.width, page.height / field.height);
  const width = round(field.width * ratio);
  const height = round(field.height * ratio);
  return {
    ...field,
    width,
    height,
    x: clamp(round(field.x), page.width - width),
    y: clamp(round(field.y), page.height - height),
  };
}

/** Moves a field by points, no further than the edge of its page. */
export function moveField<Field extends PlacedField>(
  field: Field,
  by: { x: number; y: number },
  page: SignedPageSize,
): Field {
  return clampField({ ...field, x: field.x + by.x, y: field.y + by.y }, page);
}

/** Makes a field larger or smaller about its upper left corner, within its kind's bounds and its page. */
export function resizeField<Field extends PlacedField>(
  field: Field,
  factor: number,
  page: SignedPageSize,
): Field {
  const { least, most } = bounds[field.kind];
  const width = Math.min(Math.max(field.width * factor, least), most);
  return clampField({ ...field, width, height: (field.height * width) / field.width }, page);
}

/** Takes a field to another page, at the same place as far as there is one. Pages are counted from 1. */
export function sendToPage<Field extends PlacedField>(
  field: Field,
  number: number,
  pages: readonly SignedPageSize[],
): Field {
  const page = pages[number - 1];
  return page === undefined ? field : clampField({ ...field, page: number }, page);
}

/**
 * Where a further field starts: right of the lowest field of its page, or beneath it, or in the lower left corner of a
 * page that has none; wherever the others leave it room.
 */
export function placeField(
  kind: FieldKind,
  number: number,
  pages: readonly SignedPageSize[],
  others: readonly PlacedField[],
): PlacedField | undefined {
  const page = pages[number - 1];
  if (page === undefined) return undefined;
  const size = startSizes[kind];
  const here = others.filter((other) => other.page === number);
  const lowest = here.toSorted((one, other) => other.y - one.y)[0];
  const corner = { x: page.width * 0.12, y: page.height * 0.86 };
  const spots = [
    ...(lowest === undefined
      ? []
      : [
          { x: lowest.x + lowest.width + GAP, y: lowest.y + lowest.height - size.height },
          { x: lowest.x, y: lowest.y + lowest.height + GAP },
          { x: lowest.x, y: lowest.y - size.height - GAP },
          { x: lowest.x - size.width - GAP, y: lowest.y },
        ]),
    corner,
    ...here.map(({ x, y, height }) => ({ x, y: y - height - size.height - GAP })),
  ];
  const fields = spots.map((spot) => ({ kind, page: number, ...spot, ...size }));
  const fitting = fields.find(
    (field) => isWithin(field, page) && !here.some((other) => overlap(field, other)),
  );
  return clampField(fitting ?? { kind, page: number, ...corner, ...size }, page);
}

/** A length on the screen in points, at a page that is drawn `drawnWidth` pixels wide. */
export function toPoints(pixels: number, drawnWidth: number, page: SignedPageSize): number {
  return drawnWidth <= 0 ? 0 : (pixels * page.width) / drawnWidth;
}

/** The place of a field in percent of its page, so that it stays in place at every size of it. */
export function toShares(field: PlacedField, page: SignedPageSize) {
  return {
    left: (field.x / page.width) * 100,
    top: (field.y / page.height) * 100,
    width: (field.width / page.width) * 100,
    height: (field.height / page.height) * 100,
  };
}

function isWithin(field: PlacedField, page: SignedPageSize): boolean {
  return (
    field.x >= 0 &&
    field.y >= 0 &&
    field.x + field.width <= page.width &&
    field.y + field.height <= page.height
  );
}

function overlap(one: PlacedField, other: PlacedField): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

/** A hundredth of a point is finer than any printer. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
