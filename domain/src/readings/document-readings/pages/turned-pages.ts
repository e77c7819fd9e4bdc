import { type Box, MAX_PIECE_LETTERS, type PageText, type TextItem } from './page-text.ts';
import { type Matrix, multiply, type PdfItem, placePdfItems } from './pdf-items.ts';

/** In points: the letters of a field that says no size. */
const USUAL_SIZE = 9;

type Size = { width: number; height: number };

/**
 * The pieces of text of a page, and what its fields show, with the page turned upright, whichever way it is shown: sideways or upside down is how most of its letters
 * lie. What lies otherwise, such as a stamp across the page, is left out. `turn` is absent of a page that is shown upright.
 */
export function placeUpright(
  view: Matrix,
  shown: Size,
  items: readonly PdfItem[],
  fields: readonly PdfField[] = [],
): Size & { items: TextItem[]; turn?: NonNullable<PageText['turn']> } {
  const directed = items.map((item) => ({ item, turn: 'str' in item ? findTurn(view, item) : undefined }));
  const letters = [0, 0, 0, 0];
  for (const { item, turn } of directed)
    if (turn !== undefined && 'str' in item) letters[turn] = (letters[turn] ?? 0) + item.str.trim().length;
  const turn = letters.indexOf(Math.max(...letters));
  const own = directed.flatMap((each) => (each.turn === turn ? [each.item] : []));
  const place = (from: Matrix) => {
    const filled = placePdfFields(from, fields);
    return [...withoutCovered(placePdfItems(from, own), filled), ...filled];
  };
  const { width, height } = shown;
  if (turn === 0) return { width, height, items: place(view) };
  const upright = turn === 2 ? { width, height } : { width: height, height: width };
  const back = [[], [0, -1, 1, 0, 0, width], [-1, 0, 0, -1, width, height], [0, 1, -1, 0, height, 0]];
  return {
    ...upright,
    items: place(multiply(back[turn] ?? [], view)),
    turn: turn as 1 | 2 | 3,
  };
}

/** How far a piece may lie off a quarter turn, in quarters: a scan that was straightened is some degrees askew. */
const MAX_ASKEW = 0.2;

/** Quarter turns to the right of a piece of text; undefined where it lies across. */
function findTurn(view: Matrix, item: { transform: Matrix }): number | undefined {
  const [a = 0, b = 0] = multiply(view, item.transform);
  const quarters = Math.atan2(b, a) / (Math.PI / 2);
  const turn = Math.round(quarters);
  return Math.abs(quarters - turn) <= MAX_ASKEW ? (turn + 4) % 4 : undefined;
}

/** A place on the upright page as a place on the page as it is shown. */
export function showTurned(box: Box, { width, height, turn }: PageText): Box {
  const { x, y } = box;
  if (turn === 1) return { x: height - y - box.height, y: x, width: box.height, height: box.width };
  if (turn === 2) return { ...box, x: width - x - box.width, y: height - y - box.height };
  return turn === 3 ? { x: y, y: width - x - box.width, width: box.height, height: box.width } : box;
}

/** The size of a page as it is shown. */
export const showSize = ({ width, height, turn }: PageText): Size =>
  turn === 1 || turn === 3 ? { width: height, height: width } : { width, height };

/** A field of an interactive form as PDF.js gives it; other annotations have none of these. */
type PdfField = {
  subtype?: string;
  fieldType?: string | null;
  fieldValue?: unknown;
  exportValue?: unknown;
  buttonValue?: unknown;
  hidden?: boolean;
  /** Left, bottom, right and top, in the units of the page. */
  rect?: readonly number[];
  /** Of the first letter's foot, from the field's corner. */
  textPosition?: readonly number[] | null;
  /** The lines that it shows. */
  textContent?: readonly string[] | null;
  defaultAppearanceData?: { fontSize?: number };
};

/** The width of a letter in most typefaces, as a share of its height: wide, usual, narrow. */
const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[ .,:;'|iljtI-]/.test(letter) ? 0.28 : /[A-Z@%mw]/.test(letter) ? 0.68 : 0.54) * size,
    0,
  );

/** What the fields of an interactive form show, as pieces of text; a box that is chosen as its mark. */
export function placePdfFields(view: readonly number[], fields: readonly PdfField[]): TextItem[] {
  return fields.flatMap((field): TextItem[] => {
    const [left = 0, bottom = 0, right = 0, top = 0] = field.rect ?? [];
    if (field.subtype !== 'Widget' || field.hidden || right <= left || top <= bottom) return [];
    const lines = listLines(field);
    const size = Math.min(field.defaultAppearanceData?.fontSize || USUAL_SIZE, top - bottom);
    const [inX = 2, inY = (top - bottom - 0.7 * size) / 2] = field.textPosition ?? [];
    return lines.flatMap((line, index): TextItem[] => {
      const text = line.slice(0, MAX_PIECE_LETTERS);
      const corner = [1, 0, 0, 1, left + inX, bottom + inY - 1.15 * index * size];
      const [, , , , x = 0, baseline = 0] = multiply(view, corner);
      const width = Math.min(widthOf(text, size), right - left - inX);
      const box = { x, y: baseline - size, width, height: size };
      return text.trim() !== '' && Object.values(box).every(Number.isFinite) ? [{ text, box }] : [];
    });
  });
}

function listLines({
  fieldType,
  fieldValue,
  exportValue,
  buttonValue,
  textContent,
}: PdfField): readonly string[] {
  if (fieldType === 'Btn') {
    const own = exportValue ?? buttonValue;
    return own !== undefined && own !== 'Off' && fieldValue === own ? ['☒'] : [];
  }
  const value: unknown = Array.isArray(fieldValue) ? fieldValue[0] : fieldValue;
  if (typeof value !== 'string' || value === '') return [];
  return textContent != null && textContent.length > 0 ? textContent : value.split(/\r\n?|\n/);
}

/** Pieces that no field covers: what was printed there before is not what the page shows. */
export function withoutCovered(items: readonly TextItem[], fields: readonly TextItem[]): TextItem[] {
  const isIn = ({ x, y, width, height }: Box, over: Box) => {
    const [middle, center] = [x + width / 2, y + height / 2];
    return (
      middle > over.x && middle < over.x + over.width && center > over.y && center < over.y + over.height
    );
  };
  return items.filter(({ box }) => !fields.some((field) => isIn(box, field.box)));
}
