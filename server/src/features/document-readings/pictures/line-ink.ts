import type { GrayPixels } from './gray-picture.ts';

/** Which points of a picture are ink, dark on light; as many as the picture has. */
export type Ink = { width: number; height: number; isInk: Uint8Array };

/** Columns with ink that hang together, such as a letter: where they begin and end, and the first and last row of their ink. */
export type Stroke = { left: number; right: number; top: number; bottom: number };

/** A line is drawn where ink runs through more of its width or height than letters do. */
const RULE = 0.9;

/**
 * Distinguishes ink from paper by Otsu's threshold, whichever is darker; what is there less is ink. Rules along or across the line are
 * none.
 */
export function findInk({ width, height, data }: GrayPixels): Ink {
  const threshold = findThreshold(data);
  const isInk = new Uint8Array(data.length);
  let count = 0;
  for (const [at, shade] of data.entries())
    if (shade < threshold) {
      isInk[at] = 1;
      count += 1;
    }
  if (count > data.length / 2) for (let at = 0; at < data.length; at += 1) isInk[at] = 1 - (isInk[at] ?? 0);
  // Rules along the line, such as that above a sum.
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) sum += isInk[y * width + x] ?? 0;
    if (width > 2 * height && sum > RULE * width) isInk.fill(0, y * width, (y + 1) * width);
  }
  // Rules that cross the whole line, as between the columns of a table.
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += isInk[y * width + x] ?? 0;
    if (sum >= height - 1) for (let y = 0; y < height; y += 1) isInk[y * width + x] = 0;
  }
  return { width, height, isInk };
}

/** The strokes of a line from left to right. Specks are none. */
export function listStrokes({ width, height, isInk }: Ink): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke | undefined;
  for (let x = 0; x < width; x += 1) {
    let [top, bottom] = [height, -1];
    for (let y = 0; y < height; y += 1)
      if (isInk[y * width + x] === 1) {
        top = Math.min(top, y);
        bottom = y;
      }
    if (bottom < 0) open = undefined;
    else if (open === undefined) {
      open = { left: x, right: x, top, bottom };
      strokes.push(open);
    } else {
      open.right = x;
      open.top = Math.min(open.top, top);
      open.bottom = Math.max(open.bottom, bottom);
    }
  }
  const speck = Math.max(1, Math.round(height / 16));
  return strokes.filter(({ left, right, top, bottom }) => {
    // A rule of a table that is not quite straight; letters keep away from the edges of what was found.
    const isRule = top <= 1 && bottom >= height - 2 && right - left < height / 6;
    return !isRule && right - left + bottom - top + 2 > 2 * speck;
  });
}

/** The shade between ink and paper that splits the picture into the two most different halves (Otsu). */
export function findThreshold(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  let total = 0;
  for (let shade = 0; shade < 256; shade += 1) total += shade * (counts[shade] ?? 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (let shade = 0; shade < 255; shade += 1) {
    below += counts[shade] ?? 0;
    sumBelow += shade * (counts[shade] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, threshold] = [between, shade + 1];
  }
  return threshold;
}
