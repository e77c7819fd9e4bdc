import { type Box, MAX_PIECE_LETTERS, type TextItem } from './page-text.ts';
import { multiply } from './pdf-items.ts';

/** A field of an interactive form as PDF.js gives it; other annotations have none of these. */
export type PdfField = {
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

/** In points: the letters of a field that says no size. */
const USUAL_SIZE = 9;
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
