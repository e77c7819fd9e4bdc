import type { Stroke } from './line-ink.ts';

/** What capitals and figures are tall, as a share of the size of the letters. */
export const CAPITALS = 0.72;
/** Shares of the size of the letters: a column begins after so much space, a word after so much. */
const COLUMN_SPACE = 0.9;
/** Between typewriter's letters one space is at most so many of their rooms, and two are more. */
const COLUMN_PITCHES = 1.9;
/** Between typewriter's letters a space is at least so much of the room of one; within a word there is less. */
export const TYPED_SPACE = 0.88;
/** Beside a figure in larger letters begin words that are no part of it, after less space. */
const MIXED = 1.2;
const MIXED_SPACE = 0.5;
/** Strokes on both sides whose sizes are compared. */
const NEAR = 3;
/** A typewriter's larger letters stand so much further apart, and its words begin after this share of a room beside them. */
const LARGER_PITCH = 1.2;
const MIXED_PITCHES = 0.75;
/** A total with many digits reaches nearly to its words. Fewer strokes than these are no words: they may have no tall letter. */
const AFTER_FIGURE = 0.2;
const MAX_IN_FIGURE = 12;
const MIN_SHARE_OF_WORDS = 8;

/** The strokes of each column that a line runs through; `pitch` is that of a typewriter's letters. */
export function splitColumns(strokes: readonly Stroke[], pitch: number | undefined): Stroke[][] {
  const columns: Stroke[][] = [];
  const baseline = findBaseline(strokes);
  for (const [index, stroke] of strokes.entries()) {
    const last = columns.at(-1);
    const before = last?.at(-1);
    const rest = strokes.slice(index);
    const sides = [strokes.slice(Math.max(0, index - NEAR), index), rest.slice(0, NEAR)] as const;
    const smaller = Math.min(...sides.map(findSize));
    const space =
      last !== undefined && isLargeFigure(last, rest, baseline)
        ? AFTER_FIGURE * smaller
        : pitch === undefined
          ? (isMixed(sides) ? MIXED_SPACE : COLUMN_SPACE) * smaller
          : (isMixedPitch([last?.slice(-NEAR) ?? [], sides[1]], pitch) ? MIXED_PITCHES : COLUMN_PITCHES) *
            pitch;
    if (last !== undefined && before !== undefined && stroke.left - before.right - 1 < space)
      last.push(stroke);
    else columns.push([stroke]);
  }
  return columns;
}

type Sides = readonly [readonly Stroke[], readonly Stroke[]];

function isMixed(sides: Sides): boolean {
  const [one = 0, other = 0] = sides.map(findSize);
  return Math.max(one, other) > MIXED * Math.min(one, other);
}

/** A typewriter's words of small letters alone are no smaller than others: the distance between the letters decides. */
function isMixedPitch(sides: Sides, pitch: number): boolean {
  const [one = Number.NaN, other = Number.NaN] = sides.map((side) => findStep(side, pitch) / pitch);
  return Math.max(one, other) > LARGER_PITCH && Math.min(one, other) <= LARGER_PITCH;
}

/** How far apart letters of a word stand, those that are closest; NaN where no two of one word are there. */
function findStep(strokes: readonly Stroke[], pitch: number): number {
  const steps = strokes.slice(1).flatMap(({ left, right }, index) => {
    const before = strokes[index];
    if (before === undefined || left - before.right - 1 >= TYPED_SPACE * pitch) return [];
    return [(left + right - before.left - before.right) / 2];
  });
  return steps.length === 0 ? Number.NaN : Math.min(...steps);
}

/** Whether a short piece is larger than all that follows it on its line, as a total is than its words. */
function isLargeFigure(piece: readonly Stroke[], rest: readonly Stroke[], baseline: number): boolean {
  return (
    piece.length <= MAX_IN_FIGURE &&
    rest.length >= MIN_SHARE_OF_WORDS &&
    findRise(piece, baseline) > MIXED * findRise(rest, baseline)
  );
}

/** The size of the letters, which their tallest tells. */
const findSize = (strokes: readonly Stroke[]) =>
  Math.max(0, ...strokes.map(({ top, bottom }) => bottom + 1 - top)) / CAPITALS;

/** The same from the baseline up: a dollar sign and a parenthesis go below it, and are no larger letters for that. */
const findRise = (strokes: readonly Stroke[], baseline: number) =>
  Math.max(0, ...strokes.map(({ top }) => baseline - top)) / CAPITALS;

/** Where most strokes end below. */
export function findBaseline(strokes: readonly Stroke[]): number {
  const bottoms = strokes.map(({ bottom }) => bottom + 1).sort((one, other) => one - other);
  return bottoms[Math.floor((bottoms.length - 1) / 2)] ?? 0;
}
