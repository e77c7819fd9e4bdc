import type { Box, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { crop, type GrayPixels, pad, resize } from './gray-picture.ts';
import { findInk, listStrokes, type Stroke } from './line-ink.ts';
import { CAPITALS, findBaseline, splitColumns, TYPED_SPACE } from './split-columns.ts';
import type { LineModel } from './text-models.ts';

/** Fewer letters stand on a grid by chance. */
const MIN_LETTERS = 6;

/** What is less tall than this share of the line, such as a period, says nothing of the size of its letters. */
const SMALL = 0.5;

/** How far apart letters of one width stand, as shares of their height: capitals and figures of wide ones, small letters of narrow ones. */
const [NARROWEST, WIDEST, STEP] = [0.8, 1.55, 0.01];

/** How well the middles agree on a grid, from 0 to 1: so well few letters do by chance, and many letters no better than this. */
const FEW_AGREE = 0.93;

const MANY_AGREE = 0.82;
const MANY = 20;

/** A word begins after so much space, as a share of the size of the letters. */
const WORD_SPACE = 0.2;
/** A 1 has more space around it, as it takes the room of an 8. */
const NUMBER_SPACE = 0.32;
/** Wide letters of one width that were not recognized as a typewriter's; their words are further apart. */
const WIDE_SPACE = 0.5;
/** Words without a tall letter or figure, and how much taller the letters of their typeface are, about. */
const LOW_LETTERS = /^(?=.*[a-z])[acegmnopqrsuvwxyz .,;:-]+$/;
const TALLER = 1.4;
/** Where typewriter's letters are closer than this share of the room of one, the network saw a space that is none. */
const NO_SPACE = 0.4;
/** Paper that is left above and below the letters, which the network was trained with. */
const MARGIN = 0.15;

/** The text in the picture of a line. `at` is where the middle of each character is, in points of the picture. */
type RecognizedLine = { text: readonly string[]; confidence: number; at: readonly number[] };

/** The network reads lines of this height, and lines this long at once. */
const HEIGHT = 48;

const LONGEST = 2_400;

/** It was trained on lines at least this long, gray after their end, and misreads short ones that come otherwise. */
const TRAINED = 320;

/** What is certain is as right in a shorter line, which costs less. */
const SHORT = 128;

const CERTAIN = 0.97;

const GRAY = 127;

/** Reads a line as connectionist temporal classification decodes it: the likeliest at each step, what repeats once. */
async function readLine(line: GrayPixels, model: LineModel): Promise<RecognizedLine> {
  const width = (line.width * HEIGHT) / line.height;
  if (width < TRAINED - SHORT / 2) {
    const short = await readPadded(line, SHORT, model);
    if (short.confidence >= CERTAIN) return short;
  }
  return readPadded(line, TRAINED, model);
}

async function readPadded(
  line: GrayPixels,
  shortest: number,
  { recognize, characters, isLatin }: LineModel,
): Promise<RecognizedLine> {
  const scale = HEIGHT / line.height;
  const ownWidth = Math.min(LONGEST, Math.max(8, Math.round(line.width * scale)));
  const width = Math.ceil(Math.max(ownWidth, shortest) / 8) * 8;
  const { data, dims } = await recognize(pad(resize(line, ownWidth, HEIGHT), width, HEIGHT, GRAY));
  const [, steps = 0, classes = 0] = dims;
  const found: { text: string; certainty: number; at: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const scores = data.subarray(step * classes, (step + 1) * classes);
    const best = findBest(scores, isLatin);
    const certainty = scores[best] ?? 0;
    const last = found.at(-1);
    if (best === before && best !== 0 && last !== undefined)
      last.certainty = Math.max(last.certainty, certainty);
    else if (best !== 0) found.push({ text: characters[best] ?? '', certainty, at: step + 0.5 });
    before = best;
  }
  const step = width / steps / (ownWidth / line.width);
  // Where a word ends is seen in the picture: the network's own spaces make no word uncertain.
  const letters = found.filter(({ text }) => text !== ' ');
  return {
    text: found.map(({ text }) => text),
    confidence: letters.length === 0 ? 0 : Math.min(...letters.map(({ certainty }) => certainty)),
    at: found.map(({ at }) => at * step),
  };
}

/** The likeliest character. One of another script is read as the likeliest of ours, as uncertain as that is, and never as none. */
function findBest(scores: Float32Array, isLatin: readonly boolean[]): number {
  let best = 0;
  let bestLatin = 1;
  for (let one = 1; one < scores.length; one += 1) {
    if ((scores[one] ?? 0) > (scores[best] ?? 0)) best = one;
    if (isLatin[one] && ((scores[one] ?? 0) > (scores[bestLatin] ?? 0) || !isLatin[bestLatin]))
      bestLatin = one;
  }
  return best === 0 || isLatin[best] ? best : bestLatin;
}

/** Reads the text of one found piece of a line: a piece of text for each column that it runs through. */
export async function loadPieces(picture: GrayPixels, found: Box, model: LineModel): Promise<TextItem[]> {
  const line = crop(picture, found.x, found.y, found.width, found.height);
  const [left, top] = [Math.max(0, Math.round(found.x)), Math.max(0, Math.round(found.y))];
  const items: TextItem[] = [];
  const all = listStrokes(findInk(line));
  const pitch = findPitch(all);
  for (const strokes of splitColumns(all, pitch)) {
    const box = measure(strokes);
    const place = { ...box, x: left + box.x, y: top + box.y };
    const [only] = strokes;
    if (strokes.length === 1 && only !== undefined && isDash(only, line.height)) {
      items.push({ text: '—', box: place, confidence: 1 });
      continue;
    }
    const part = cutOut(line, strokes, box);
    const read = await readLine(part.picture, model);
    const text = joinWords(read, strokes, { from: part.left, pitch }).trim();
    const own = LOW_LETTERS.test(text) ? raise(place) : place;
    const confidence = hasLost(text, strokes) ? Math.min(read.confidence, LOST) : read.confidence;
    if (text !== '') items.push({ text, box: own, confidence });
  }
  return items;
}

/** How certain a piece is at most that has fewer letters than strokes: one that was passed over leaves the others as certain as they are. */
const LOST = 0.89;

/** Letters that touch are one stroke, but no letter is two. */
const hasLost = (text: string, strokes: readonly Stroke[]) =>
  text.replaceAll(' ', '').length < strokes.length;

/** As tall as others of their line, so that they are seen to be of one size. */
const raise = ({ y, height, ...box }: Box): Box => ({
  ...box,
  y: y - (TALLER - 1) * height,
  height: TALLER * height,
});

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
function cutOut(line: GrayPixels, strokes: readonly Stroke[], box: Box) {
  const margin = MARGIN * box.height;
  const left = Math.max(0, Math.round(box.x - margin));
  const isSmall = box.height < line.height / 2;
  const upper = isSmall ? 0 : Math.min(...strokes.map((stroke) => stroke.top)) - margin;
  const lower = isSmall
    ? line.height
    : Math.max(box.y + 1.2 * box.height, ...strokes.map((stroke) => stroke.bottom + 1)) + margin;
  return { left, picture: crop(line, left, upper, box.x + box.width + margin - left, lower - upper) };
}

/** As a PDF would give it: from the baseline upwards, as tall as its letters are in size, which descend below it. */
function measure(strokes: readonly Stroke[]): Box {
  const left = Math.min(...strokes.map((stroke) => stroke.left));
  const right = Math.max(...strokes.map((stroke) => stroke.right + 1));
  const tops = strokes.map(({ top }) => top).sort((one, other) => one - other);
  const baseline = findBaseline(strokes);
  const height = Math.max(4, (baseline - (tops[Math.floor(tops.length / 10)] ?? 0)) / CAPITALS);
  return { x: left, y: baseline - height, width: right - left, height };
}

/**
 * With a space where the picture has one: the network leaves some out, and puts some within words of a typewriter. Within a number there is
 * none.
 */
function joinWords(
  { text, at }: RecognizedLine,
  strokes: readonly Stroke[],
  { from, pitch }: { from: number; pitch: number | undefined },
): string {
  const size = measure(strokes).height;
  const gaps = strokes.slice(1).map((next, index) => {
    const end = strokes[index]?.right ?? 0;
    return { middle: (next.left + end) / 2 - from, width: next.left - end - 1 };
  });
  const wide = gaps.filter(({ width }) => width >= WIDE_SPACE * size).length;
  const isWide = wide > 0 && wide >= gaps.filter(({ width }) => width >= WORD_SPACE * size).length - wide;
  const isApart = (one: number, other: number, space: number) =>
    gaps.some(
      ({ middle, width }) => width >= space && (at[one] ?? 0) < middle && middle < (at[other] ?? Infinity),
    );
  return text
    .map((character, index) => {
      const next = text[index + 1];
      if (character === ' ' && pitch !== undefined)
        return isApart(index - 1, index + 1, NO_SPACE * pitch) ? ' ' : '';
      if (next === undefined || character === ' ' || next === ' ') return character;
      if (isOfNumber(character) && isOfNumber(next)) return character;
      if (/^[.,;:)%]$/.test(next)) return character;
      const space =
        pitch !== undefined
          ? TYPED_SPACE * pitch
          : isWide
            ? WIDE_SPACE * size
            : size * (/1/.test(character + next) ? NUMBER_SPACE : WORD_SPACE);
      return isApart(index, index + 1, space) ? `${character} ` : character;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

const isOfNumber = (character: string) => /^[\d$.,%/:-]$/.test(character);

/**
 * How far apart the letters of a line stand where each takes the same room, as those of a typewriter do; undefined where they take rooms of
 * their own. Their middles are on a grid then, across words.
 */
export function findPitch(strokes: readonly Stroke[]): number | undefined {
  const heights = strokes.map(({ top, bottom }) => bottom + 1 - top);
  const tallest = Math.max(0, ...heights);
  const tall = heights.filter((height) => height >= SMALL * tallest).sort((one, other) => one - other);
  const height = tall[Math.floor(tall.length / 2)] ?? 0;
  let [best, agreement] = [0, 0];
  for (let share = NARROWEST; share <= WIDEST; share += STEP) {
    const pitch = share * height;
    const found = measureAgreement(strokes, pitch);
    if (found > agreement) [best, agreement] = [pitch, found];
  }
  return agreement > 0 ? best : undefined;
}

/** How well single letters stand on a grid; 0 where that may be chance. */
function measureAgreement(strokes: readonly Stroke[], pitch: number): number {
  let [count, along, across] = [0, 0, 0];
  for (const { left, right } of strokes) {
    // Letters that touch are no single ones.
    if (right - left + 1 > pitch) continue;
    const angle = (Math.PI * (left + right)) / pitch;
    count += 1;
    along += Math.cos(angle);
    across += Math.sin(angle);
  }
  if (count < MIN_LETTERS || count < strokes.length / 2) return 0;
  const agreement = Math.hypot(along, across) / count;
  return agreement >= (count < MANY ? FEW_AGREE : MANY_AGREE) ? agreement : 0;
}
