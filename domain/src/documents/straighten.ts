import type { Corners } from './photo-page.ts';

/** Pixels row by row, four bytes each: red, green, blue and how solid. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/**
 * Draws the part of a picture between four corners as an upright page: a paper photographed from the side becomes a rectangle. Each pixel of
 * the page is mixed of the four that lie around its place on the picture.
 */
export function straighten(
  source: Pixels,
  corners: Corners,
  { width, height }: { width: number; height: number },
): Uint8ClampedArray<ArrayBuffer> {
  const [a, b, c, d, e, f, g, h] = solve(corners);
  const page = new Uint8ClampedArray(width * height * 4);
  const [right, bottom] = [source.width - 1, source.height - 1];
  const { data } = source;
  const stride = source.width * 4;
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) / width;
      const depth = g * u + h * v + 1;
      // Half a pixel: colors represent the middle of theirs.
      const x = Math.min(right, Math.max(0, ((a * u + b * v + c) / depth) * source.width - 0.5));
      const y = Math.min(bottom, Math.max(0, ((d * u + e * v + f) / depth) * source.height - 0.5));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [across, down] = [x - left, y - top];
      const from = top * stride + left * 4;
      const next = left < right ? 4 : 0;
      const below = top < bottom ? stride : 0;
      const to = (row * width + column) * 4;
      for (let color = 0; color < 3; color += 1) {
        const at = from + color;
        const upper = (data[at] ?? 0) * (1 - across) + (data[at + next] ?? 0) * across;
        const lower = (data[at + below] ?? 0) * (1 - across) + (data[at + below + next] ?? 0) * across;
        page[to + color] = upper * (1 - down) + lower * down;
      }
      page[to + 3] = 255;
    }
  }
  return page;
}

type Projection = readonly [number, number, number, number, number, number, number, number];

/** The projection of the unit square onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
function solve([first, second, third, fourth]: Corners): Projection {
  const [sumX, sumY] = [first.x - second.x + third.x - fourth.x, first.y - second.y + third.y - fourth.y];
  const [x1, y1] = [second.x - third.x, second.y - third.y];
  const [x2, y2] = [fourth.x - third.x, fourth.y - third.y];
  const area = x1 * y2 - x2 * y1;
  const g = area === 0 ? 0 : (sumX * y2 - x2 * sumY) / area;
  const h = area === 0 ? 0 : (x1 * sumY - sumX * y1) / area;
  return [
    second.x - first.x + g * second.x,
    fourth.x - first.x + h * fourth.x,
    first.x,
    second.y - first.y + g * second.y,
    fourth.y - first.y + h * fourth.y,
    first.y,
    g,
    h,
  ];
}
