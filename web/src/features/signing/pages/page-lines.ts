import { joinLines, type PageLine } from '@porchlight/domain/signing/snapping.ts';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = readonly number[];
type Point = { x: number; y: number };

/** Thicker is a bar, not a line to write on; and how level a line has to be. In points. */
const MAX_THICK = 2;
const LEVEL = 0.5;

/** The horizontal lines of a page: what is drawn as one, and underscores. In points from its upper left corner. */
export async function loadPageLines(page: PDFPageProxy): Promise<PageLine[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const [operators, text] = await Promise.all([page.getOperatorList(), page.getTextContent()]);
  const words = text.items.filter((item) => 'str' in item);
  return joinLines([
    ...findDrawnLines(operators, transform),
    ...words.flatMap((item) => findUnderscores(item, transform)),
  ]);
}

/** Follows where the page's own coordinates are on the page, and takes what is drawn level there. */
function findDrawnLines(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  start: Matrix,
): PageLine[] {
  const kept: Matrix[] = [];
  let matrix = start;
  return fnArray.flatMap((operator, index) => {
    const args = argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) kept.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? start;
    if (operator === OPS.transform) matrix = multiply(matrix, args as Matrix);
    // A form need not have a matrix of its own.
    const form = operator === OPS.paintFormXObjectBegin && (args as [Matrix | null])[0];
    if (form) matrix = multiply(matrix, form);
    return operator === OPS.constructPath ? findLevelParts(args as PathArgs, matrix) : [];
  });
}

/** How a path is painted, and its steps: each a number that says which, and the coordinates it takes. */
type PathArgs = readonly [painting: number, [ArrayLike<number> | null], unknown];
const coordinates = [2, 2, 6, 4, 0];
const CLOSE = 4;

const stroking = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Of a stroked path each level stretch, of a filled one each part that is as thin as a line. */
function findLevelParts([painting, [steps]]: PathArgs, matrix: Matrix): PageLine[] {
  if (painting === OPS.endPath || steps === null) return [];
  const parts = readParts(steps, matrix);
  if (!stroking.has(painting)) return parts.flatMap((points) => toLine(points, MAX_THICK));
  return parts.flatMap((points) =>
    points.slice(1).flatMap((point, index) => toLine([points[index] ?? point, point], LEVEL)),
  );
}

function readParts(steps: ArrayLike<number>, matrix: Matrix): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at] ?? CLOSE;
    const length = coordinates[step] ?? 0;
    const part = parts.at(-1);
    const end = locate(matrix, steps[at + length - 1] ?? 0, steps[at + length] ?? 0);
    if (step === 0) parts.push([end]);
    else if (step === CLOSE) part?.push(part[0] ?? end);
    else part?.push(end);
    at += 1 + length;
  }
  return parts;
}

function toLine(points: readonly Point[], mostThick: number): PageLine[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(...xs) - left;
  return bottom - top <= mostThick && width > mostThick ? [{ x: left, y: bottom, width }] : [];
}

type Words = { str: string; width: number; transform: Matrix };

/** The distance of a line of underscores below the baseline, as a share of the letters' size. */
const UNDERSCORE_DEPTH = 0.1;

/** Rows of underscores in a stretch of text. Where in it is counted by letters, which is near enough to find what is above. */
function findUnderscores({ str, width, transform }: Words, page: Matrix): PageLine[] {
  const [across = 1, slant = 0, , size = 0, x = 0, y = 0] = transform;
  if (slant !== 0 || across <= 0) return [];
  return [...str.matchAll(/_{3,}/g)].flatMap((row) => {
    const from = x + (width * row.index) / str.length;
    const to = x + (width * (row.index + row[0].length)) / str.length;
    const foot = y - size * UNDERSCORE_DEPTH;
    return toLine([locate(page, from, foot), locate(page, to, foot)], LEVEL);
  });
}

function locate([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** What the second does, then the first. */
function multiply(first: Matrix, second: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = second;
  const origin = locate(first, 0, 0);
  const one = locate(first, a, b);
  const other = locate(first, c, d);
  const at = locate(first, e, f);
  return [one.x - origin.x, one.y - origin.y, other.x - origin.x, other.y - origin.y, at.x, at.y];
}
