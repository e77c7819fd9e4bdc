import { type GrayPixels, pad, resize } from './gray-picture.ts';
import type { LineModel } from './text-models.ts';

/** The text in the picture of a line. `at` is where the middle of each character is, in points of the picture. */
export type RecognizedLine = { text: readonly string[]; confidence: number; at: readonly number[] };

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
export async function readLine(line: GrayPixels, model: LineModel): Promise<RecognizedLine> {
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
