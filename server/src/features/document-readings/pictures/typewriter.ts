import type { Stroke } from './line-ink.ts';

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
