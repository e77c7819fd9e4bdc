import { DRAWING_BOX } from './signature-marks.ts';

export type DrawnPoint = readonly [x: number, y: number];
export type DrawnStroke = readonly DrawnPoint[];

/** Bounds of `signatureMark`; a drawing with more strokes is not stopped, and the further ones are left out. */
const MAX_STROKES = 200;
const MAX_POINTS_PER_STROKE = 2000;

/** A point on a pad of `pad` pixels as a whole point of the drawing box; outside of the pad it is put on its edge. */
export function toDrawnPoint(
  { x, y }: { x: number; y: number },
  pad: { width: number; height: number },
): DrawnPoint {
  return [
    toWhole((x / pad.width) * DRAWING_BOX.width, DRAWING_BOX.width),
    toWhole((y / pad.height) * DRAWING_BOX.height, DRAWING_BOX.height),
  ];
}

/** The stroke with one more point; a point that did not move, or one too many, changes nothing. */
export function addPoint(stroke: DrawnStroke, point: DrawnPoint): DrawnStroke {
  const last = stroke.at(-1);
  const isSame = last !== undefined && last[0] === point[0] && last[1] === point[1];
  return isSame || stroke.length >= MAX_POINTS_PER_STROKE ? stroke : [...stroke, point];
}

/** What is sent of a drawing, as plain arrays. */
export function finishDrawing(strokes: readonly DrawnStroke[]): [number, number][][] {
  return strokes
    .filter(({ length }) => length > 0)
    .slice(0, MAX_STROKES)
    .map((stroke) => stroke.map(([x, y]) => [x, y]));
}

/** Whether a drawing is more than a slip of the finger: its strokes together reach over at least `SHORTEST` of the box's units. */
export function isLongEnough(strokes: readonly DrawnStroke[]): boolean {
  const xs = strokes.flat().map(([x]) => x);
  const ys = strokes.flat().map(([, y]) => y);
  return xs.length > 1 && spread(xs) + spread(ys) >= SHORTEST;
}

/** SVG path data of a drawing in the units of the drawing box; a single point becomes a dot. */
export function toPathData(strokes: readonly DrawnStroke[]): string {
  return strokes
    .map(([first, ...rest]) => {
      if (first === undefined) return '';
      const [x, y] = first;
      return `M${x} ${y}${rest.length === 0 ? 'h0.1' : rest.map(([nextX, nextY]) => `L${nextX} ${nextY}`).join('')}`;
    })
    .join('');
}

const SHORTEST = 60;

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function toWhole(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most));
}
