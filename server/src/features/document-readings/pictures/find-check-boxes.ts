import type { Box } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import type { GrayPixels } from './gray-picture.ts';
import { findThreshold } from './line-ink.ts';

export type CheckBox = { box: Box; isMarked: boolean };

/** Sides of boxes to mark, as shares of the longer side of a page: 4.5 to 16 points of a letter page. */
const MIN = 4.5 / 792;
const MAX = 16 / 792;
/** How much of each side is drawn, and how much of the middle is ink where the box has an x or a check. */
const DRAWN = 0.8;
const MARKED = 0.1;

/** A letter, such as a bold B, is thick beside its sides: of a way around within them, this share at most is ink, also where it is marked. */
const THICK = 0.42;
const WITHIN = 0.2;

/** Finds the square boxes of a page that are to be marked: no letter has four straight sides of one length. */
export function findCheckBoxes(picture: GrayPixels): CheckBox[] {
  const { width, height, data } = picture;
  const threshold = findPale(data);
  const longer = Math.max(width, height);
  const [least, most] = [Math.max(8, MIN * longer), MAX * longer];
  const isSeen = new Uint8Array(data.length);
  const waiting = new Int32Array(data.length);
  const found: CheckBox[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (isSeen[start] === 1 || (data[start] ?? 0) >= threshold) continue;
    let [from, to] = [0, 1];
    waiting[0] = start;
    isSeen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    while (from < to) {
      const at = waiting[from] ?? 0;
      from += 1;
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (const next of [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ]) {
        if (isSeen[next] === 1 || (data[next] ?? 0) >= threshold) continue;
        isSeen[next] = 1;
        waiting[to] = next;
        to += 1;
      }
    }
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    const isSquare =
      Math.min(box.width, box.height) >= least &&
      Math.max(box.width, box.height) <= most &&
      Math.abs(box.width - box.height) <= 0.2 * box.width;
    const isFrame =
      isSquare && hasFrame(picture, box, threshold) && shareWithin(picture, box, threshold) <= THICK;
    if (isFrame && standsAlone(picture, box, threshold))
      found.push({ box, isMarked: shareOfInk(picture, box, threshold) > MARKED });
  }
  return found;
}

function hasFrame({ width, data }: GrayPixels, box: Box, threshold: number): boolean {
  const edge = Math.max(1, Math.round(box.width * 0.12));
  const isInk = (x: number, y: number) => (data[(box.y + y) * width + box.x + x] ?? 0) < threshold;
  const shareOf = (length: number, isDrawn: (at: number, deep: number) => boolean) => {
    let count = 0;
    for (let at = 0; at < length; at += 1)
      for (let deep = 0; deep < edge; deep += 1)
        if (isDrawn(at, deep)) {
          count += 1;
          break;
        }
    return count / length;
  };
  return (
    shareOf(box.width, (at, deep) => isInk(at, deep)) >= DRAWN &&
    shareOf(box.width, (at, deep) => isInk(at, box.height - 1 - deep)) >= DRAWN &&
    shareOf(box.height, (at, deep) => isInk(deep, at)) >= DRAWN &&
    shareOf(box.height, (at, deep) => isInk(box.width - 1 - deep, at)) >= DRAWN
  );
}

/** A thin line that a scan made pale is ink, too: this far from ink to paper. */
const PALE = 0.45;

function findPale(data: Uint8Array): number {
  const threshold = findThreshold(data);
  let [sum, count] = [0, 0];
  for (const shade of data)
    if (shade >= threshold) {
      sum += shade;
      count += 1;
    }
  return count === 0 ? threshold : threshold + PALE * (sum / count - threshold);
}

/**
 * Paper on both sides, as a share of its width: a letter with serifs, such as an H, is closer to the next. Words begin not much further
 * from their box.
 */
const APART = 0.1;

function standsAlone({ width, data }: GrayPixels, box: Box, threshold: number): boolean {
  const reach = Math.max(2, Math.round(APART * box.width));
  const right = box.x + box.width;
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let step = 1; step <= reach; step += 1)
      for (const x of [box.x - step, right - 1 + step])
        if (x >= 0 && x < width && (data[y * width + x] ?? 0) < threshold) return false;
  return true;
}

/** The ink within the box, a quarter of its width away from its sides. */
function shareOfInk({ width, data }: GrayPixels, box: Box, threshold: number): number {
  const inset = Math.round(box.width * 0.25);
  let [count, all] = [0, 0];
  for (let y = box.y + inset; y < box.y + box.height - inset; y += 1)
    for (let x = box.x + inset; x < box.x + box.width - inset; x += 1) {
      all += 1;
      if ((data[y * width + x] ?? 0) < threshold) count += 1;
    }
  return all === 0 ? 0 : count / all;
}

/** How much of the way around, just within the sides, is ink. */
function shareWithin({ width, data }: GrayPixels, box: Box, threshold: number): number {
  const inset = Math.round(box.width * WITHIN);
  const [right, bottom] = [box.width - 1 - inset, box.height - 1 - inset];
  let [count, all] = [0, 0];
  for (let y = inset; y <= bottom; y += 1)
    for (let x = inset; x <= right; x += y === inset || y === bottom ? 1 : right - inset) {
      all += 1;
      if ((data[(box.y + y) * width + box.x + x] ?? 0) < threshold) count += 1;
    }
  return all === 0 ? 1 : count / all;
}
