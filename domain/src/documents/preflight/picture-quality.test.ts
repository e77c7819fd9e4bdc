import { describe, expect, it } from 'vitest';
import { findCutEdges, type GrayPicture, isBlurred, measureSharpness } from './picture-quality.ts';

const [WIDTH, HEIGHT] = [400, 520];

/** A sheet with lines of letters between two margins, in dark strokes of two pixels on light paper. */
function drawPage(margin: number, { paper = 235, print = 30 } = {}): GrayPicture {
  const grays = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  const ink = (x: number, y: number) => grays.fill(print, y * WIDTH + x, y * WIDTH + x + 2);
  for (let line = 30; line < HEIGHT - 30; line += 18)
    for (let letter = margin; letter + 12 <= WIDTH - 40; letter += 13) {
      if ((letter * 7 + line * 3) % 11 === 0) continue;
      for (let y = 0; y < 11; y += 1) ink(letter, line + y);
      const bar = line + ((letter + line) % 3) * 4;
      for (let x = 0; x < 8; x += 2) for (let y = 0; y < 2; y += 1) ink(letter + x, bar + y);
    }
  return { width: WIDTH, height: HEIGHT, grays };
}

/** Each pixel the mean of the square around it. */
function blur({ width, height, grays }: GrayPicture, radius: number): GrayPicture {
  const blurred = grays.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    let [sum, count] = [0, 0];
    for (let down = -radius; down <= radius; down += 1)
      for (let across = -radius; across <= radius; across += 1) {
        if (x + across < 0 || x + across >= width || y + down < 0 || y + down >= height) continue;
        sum += grays[(y + down) * width + x + across] ?? 0;
        count += 1;
      }
    return Math.round(sum / count);
  });
  return { width, height, grays: blurred };
}

describe('a picture of a page', () => {
  it.each<[string, GrayPicture, boolean]>([
    ['that is sharp', drawPage(40), false],
    ['in the shade', drawPage(40, { paper: 120, print: 20 }), false],
    ['a little soft', blur(drawPage(40), 1), false],
    ['that is blurred', blur(drawPage(40), 3), true],
    ['that is blurred and in the shade', blur(drawPage(40, { paper: 120, print: 20 }), 3), true],
  ])('%s', (_name, picture, expected) => {
    expect(isBlurred(picture)).toBe(expected);
  });

  it('without print is not measured', () => {
    const blank = { width: WIDTH, height: HEIGHT, grays: new Uint8Array(WIDTH * HEIGHT).fill(230) };
    expect(measureSharpness(blank)).toBeUndefined();
    expect(isBlurred(blank)).toBe(false);
  });

  it('is cut where letters meet its edge', () => {
    expect(findCutEdges(drawPage(40))).toEqual([]);
    expect(findCutEdges(drawPage(0))).toEqual(['left']);
  });

  it('on a dark desk is whole', () => {
    const page = drawPage(40);
    const grays = page.grays.map((gray, index) => {
      const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
      const isDesk = x < 20 || y < 20 || x >= WIDTH - 20 || y >= HEIGHT - 20;
      return isDesk ? 60 + ((x * 31 + y * 17) % 40) : gray;
    });
    expect(findCutEdges({ ...page, grays })).toEqual([]);
  });
});
