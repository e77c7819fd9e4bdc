import type { ComputedEstimateText } from '@porchlight/domain/estimates/computed-estimate-text.ts';
import type { EstimateLine, EstimateSection } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { Sheet } from '@porchlight/pdf/draw/sheet.ts';
import type { Styles } from './estimate-styles.ts';

/** US Letter, in points; the foot is below `HEIGHT`. */
export const PAGE = { width: 612, height: 792 };
export const SIDE = 45;
export const WIDTH = PAGE.width - 2 * SIDE;
export const HEIGHT = PAGE.height - 48;
const GAP = 24;
export const COLUMN = (WIDTH - GAP) / 2;

/** A sheet written down to `top`, and how to get the next one. */
export type EstimateFlow = {
  sheet: Sheet;
  top: number;
  startSheet: () => Sheet;
  styles: Styles;
  text: ComputedEstimateText;
};

/** Writes sections in two columns of about the same height; gives the sheet it ended on and where the next may begin. */
export function renderColumns(
  flow: EstimateFlow,
  sections: readonly EstimateSection[],
): Pick<EstimateFlow, 'sheet' | 'top'> {
  const { styles, startSheet, text } = flow;
  let { sheet, top } = flow;
  let rest = [...sections];
  let end = top;
  while (rest.length > 0) {
    const heights = rest.map((section) => measureSection(sheet, section, styles, text));
    const room = HEIGHT - top;
    const counts = splitInColumns(heights, room);
    let start = 0;
    for (const [column, count] of counts.entries()) {
      let y = top;
      for (const section of rest.slice(start, start + count))
        y = drawSection({ sheet, styles, text }, section, SIDE + column * (COLUMN + GAP), y);
      start += count;
      end = Math.max(end, y);
    }
    rest = rest.slice(start);
    if (rest.length === 0) break;
    sheet = startSheet();
    top = SIDE;
    end = top;
  }
  return { sheet, top: end };
}

/**
 * How many sections go left and right: the split with the lowest higher column, in order. Where they do not fit, as many as do,
 * and at least one, so that it ends.
 */
function splitInColumns(heights: readonly number[], room: number): [number, number] {
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((total, each) => total + each, 0);
  const all = heights.length;
  const candidates = Array.from({ length: all + 1 }, (_, left) => left);
  const higher = (left: number) => Math.max(sum(0, left), sum(left, all));
  const best = candidates.reduce((one, other) => (higher(other) < higher(one) ? other : one));
  if (higher(best) <= room) return [best, all - best];
  const left = Math.max(1, candidates.findLast((count) => sum(0, count) <= room) ?? 1);
  const right = candidates.findLast((count) => left + count <= all && sum(left, left + count) <= room) ?? 0;
  return [left, right];
}

const SECTION_GAP = 10;
const VALUE_WIDTH = 74;
const LABEL_WIDTH = COLUMN - VALUE_WIDTH;
const LINE_GAP = 3.5;

type Pen = { sheet: Sheet; styles: Styles; text: ComputedEstimateText };

function drawSection(pen: Pen, section: EstimateSection, x: number, top: number): number {
  const { sheet, styles } = pen;
  let y = sheet.write(section.title, x, top, COLUMN, styles.section) + 3;
  for (const line of section.lines) y = drawLine(pen, line, x, y);
  if (section.total) y = drawLine(pen, section.total, x, y, true);
  return y + SECTION_GAP;
}

function drawLine(
  { sheet, styles, text }: Pen,
  line: EstimateLine,
  x: number,
  top: number,
  isTotal = false,
): number {
  sheet.line(x, top, COLUMN);
  const y = top + LINE_GAP - 1;
  const width = findLabelWidth(line, styles);
  let next = sheet.write(line.label, x, y, width, isTotal ? styles.total : styles.label);
  const right = x + COLUMN - styles.value.face.getTextWidth(line.value, styles.value.size);
  sheet.write(line.value, right, y, COLUMN, styles.value);
  for (const note of listNotes(line, text)) next = sheet.write(note, x, next, LABEL_WIDTH, styles.note);
  return next + LINE_GAP;
}

function measureSection(
  sheet: Sheet,
  section: EstimateSection,
  styles: Styles,
  text: ComputedEstimateText,
): number {
  const lines = [...section.lines, ...(section.total ? [section.total] : [])];
  const heights = lines.map((line) => {
    const label = sheet.measure(line.label, findLabelWidth(line, styles), styles.label);
    const notes = listNotes(line, text).map((note) => sheet.measure(note, LABEL_WIDTH, styles.note));
    return notes.reduce((total, each) => total + each, label) + 2 * LINE_GAP - 1;
  });
  const title = sheet.measure(section.title, COLUMN, styles.section) + 3;
  return heights.reduce((total, each) => total + each, title) + SECTION_GAP;
}

/** The label keeps clear of the value, however long either is. */
function findLabelWidth({ value }: EstimateLine, { value: { face, size } }: Styles): number {
  return Math.max(COLUMN / 3, Math.min(LABEL_WIDTH, COLUMN - face.getTextWidth(value, size) - 8));
}

function listNotes({ origin, note }: EstimateLine, text: ComputedEstimateText): string[] {
  return [...(origin === 'assumed' ? [text.assumed] : []), ...(note === undefined ? [] : [note])];
}
