import type { Box, TextItem } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { crop, type GrayPicture } from './gray-picture.ts';
import { findInk, listStrokes, type Stroke } from './line-ink.ts';
import { type ReadLine, readLine } from './read-line.ts';
import type { LineModel } from './text-models.ts';

/** What capitals and figures are tall, as a share of the size of the letters. */
const CAPITALS = 0.72;
/** Shares of the size of the letters: a column begins after so much space, a word after so much. */
const COLUMN_SPACE = 0.9;
/** Beside a figure in larger letters begin words that are no part of it, after less space. */
const MIXED = 1.2;
const MIXED_SPACE = 0.5;
/** A total with many digits reaches nearly to its words. Fewer strokes than these are no words: they may have no tall letter. */
const AFTER_FIGURE = 0.2;
const MOST_IN_FIGURE = 12;
const LEAST_OF_WORDS = 8;
const WORD_SPACE = 0.2;
/** A 1 stands further apart, as it takes the room of an 8. */
const NUMBER_SPACE = 0.32;
/** In typewriter's letters, all of one width, an i stands as far apart as words do elsewhere; their words are further apart. */
const WIDE_SPACE = 0.5;
/** Paper that is left above and below the letters, which the network was trained with. */
const MARGIN = 0.15;

/** Reads what stands in one found piece of a line: a piece of text for each column that it runs through. */
export async function readPieces(picture: GrayPicture, found: Box, model: LineModel): Promise<TextItem[]> {
  const line = crop(picture, found.x, found.y, found.width, found.height);
  const [left, top] = [Math.max(0, Math.round(found.x)), Math.max(0, Math.round(found.y))];
  const items: TextItem[] = [];
  for (const strokes of splitColumns(listStrokes(findInk(line)))) {
    const box = measure(strokes);
    const place = { ...box, x: left + box.x, y: top + box.y };
    const [only] = strokes;
    if (strokes.length === 1 && only !== undefined && isDash(only, line.height)) {
      items.push({ text: '—', box: place, confidence: 1 });
      continue;
    }
    const part = cutOut(line, strokes, box);
    const read = await readLine(part.picture, model);
    const text = joinWords(read, strokes, part.left).trim();
    if (text !== '') items.push({ text, box: place, confidence: read.confidence });
  }
  return items;
}

/** A bar alone in the middle of a line, which forms print where there is no amount. */
function isDash({ left, right, top, bottom }: Stroke, height: number): boolean {
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const middle = (top + bottom + 1) / 2;
  return (
    wide >= 3 * tall &&
    wide <= 2 * height &&
    tall <= height / 6 &&
    Math.abs(middle - height / 2) <= height / 6
  );
}

/** The letters of a column with the paper around them; what is as small as a period keeps the height of its line. */
function cutOut(line: GrayPicture, strokes: readonly Stroke[], box: Box) {
  const margin = MARGIN * box.height;
  const left = Math.max(0, Math.round(box.x - margin));
  const isSmall = box.height < line.height / 2;
  const upper = isSmall ? 0 : Math.min(...strokes.map((stroke) => stroke.top)) - margin;
  const lower = isSmall
    ? line.height
    : Math.max(box.y + 1.2 * box.height, ...strokes.map((stroke) => stroke.bottom + 1)) + margin;
  return { left, picture: crop(line, left, upper, box.x + box.width + margin - left, lower - upper) };
}

function splitColumns(strokes: readonly Stroke[]): Stroke[][] {
  const columns: Stroke[][] = [];
  let before: Stroke | undefined;
  for (const [index, stroke] of strokes.entries()) {
    const last = columns.at(-1);
    const sizes = [strokes.slice(Math.max(0, index - 3), index), strokes.slice(index, index + 3)].map(
      findSize,
    );
    const [smaller, larger] = [Math.min(...sizes), Math.max(...sizes)];
    const isAfterFigure = last !== undefined && isLargeFigure(last, strokes.slice(index));
    const space =
      smaller * (isAfterFigure ? AFTER_FIGURE : larger > MIXED * smaller ? MIXED_SPACE : COLUMN_SPACE);
    if (last !== undefined && before !== undefined && stroke.left - before.right - 1 < space)
      last.push(stroke);
    else columns.push([stroke]);
    before = stroke;
  }
  return columns;
}

/** Whether a short piece is larger than all that follows it on its line, as a total is than its words. */
function isLargeFigure(piece: readonly Stroke[], rest: readonly Stroke[]): boolean {
  return (
    piece.length <= MOST_IN_FIGURE &&
    rest.length >= LEAST_OF_WORDS &&
    findSize(piece) > MIXED * findSize(rest)
  );
}

/** The size of the letters, which their tallest tells. */
const findSize = (strokes: readonly Stroke[]) =>
  Math.max(0, ...strokes.map(({ top, bottom }) => bottom + 1 - top)) / CAPITALS;

/** As a PDF would give it: from the baseline upwards, as tall as its letters are in size, which descend below it. */
function measure(strokes: readonly Stroke[]): Box {
  const left = Math.min(...strokes.map((stroke) => stroke.left));
  const right = Math.max(...strokes.map((stroke) => stroke.right + 1));
  const bottoms = strokes.map(({ bottom }) => bottom + 1).sort((one, other) => one - other);
  const tops = strokes.map(({ top }) => top).sort((one, other) => one - other);
  const baseline = bottoms[Math.floor((bottoms.length - 1) / 2)] ?? 0;
  const height = Math.max(4, (baseline - (tops[Math.floor(tops.length / 10)] ?? 0)) / CAPITALS);
  return { x: left, y: baseline - height, width: right - left, height };
}

/** With a space where the picture has one: the network leaves some out. Within a number there is none. */
function joinWords({ text, at }: ReadLine, strokes: readonly Stroke[], from: number): string {
  const size = measure(strokes).height;
  const gaps = strokes.slice(1).map((next, index) => {
    const end = strokes[index]?.right ?? 0;
    return { middle: (next.left + end) / 2 - from, width: next.left - end - 1 };
  });
  const wide = gaps.filter(({ width }) => width >= WIDE_SPACE * size).length;
  const isWide = wide > 0 && wide >= gaps.filter(({ width }) => width >= WORD_SPACE * size).length - wide;
  return text
    .map((character, index) => {
      const next = text[index + 1];
      if (next === undefined || character === ' ' || next === ' ') return character;
      if (isOfNumber(character) && isOfNumber(next)) return character;
      if (/^[.,;:)%]$/.test(next)) return character;
      const space = isWide
        ? WIDE_SPACE * size
        : size * (/1/.test(character + next) ? NUMBER_SPACE : WORD_SPACE);
      const isApart = gaps.some(
        ({ middle, width }) => width >= space && (at[index] ?? 0) < middle && middle < (at[index + 1] ?? 0),
      );
      return isApart ? `${character} ` : character;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

const isOfNumber = (character: string) => /^[\d$.,%/:-]$/.test(character);
