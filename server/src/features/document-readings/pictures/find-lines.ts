import type { Box } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { type GrayPixels, resize } from './gray-picture.ts';
import type { Model } from './text-models.ts';

/** A piece of a line, in points of the picture that was searched; `slope` is how far it rises or falls for each point across. */
export type FoundLine = { box: Box; slope: number };

/** The longer side that is searched: 8-point text of a letter page is 15 points tall then. */
const SEARCHED_SIDE = 1_760;
/** How a page lies is seen at half of that, at a quarter of the cost. */
export const SMALL_SIDE = 960;
/** From here on a point counts as text, and a piece of text as found (DB as PaddleOCR uses it). */
const TEXT = 0.3;
const FOUND = 0.5;
/** The network marks the middle of a line alone; this much is put around it, as a share of area by perimeter. */
const AROUND = 1.6;
const MIN_AREA = 12;

/** Finds where text is, by differentiable binarization: what is marked and hangs together is a piece of a line. */
export async function findLines(
  picture: GrayPixels,
  detect: Model,
  searchedSide = SEARCHED_SIDE,
): Promise<FoundLine[]> {
  const scale = searchedSide / Math.max(picture.width, picture.height);
  const width = toMultiple(picture.width * scale);
  const height = toMultiple(picture.height * scale);
  const { data } = await detect(resize(picture, width, height));
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  return listPieces(data, width, height).map(({ box, slope }) => ({
    box: { x: box.x * scaleX, y: box.y * scaleY, width: box.width * scaleX, height: box.height * scaleY },
    slope: (slope * scaleY) / scaleX,
  }));
}

const toMultiple = (size: number) => Math.max(32, Math.round(size / 32) * 32);

function listPieces(marks: Float32Array, width: number, height: number): FoundLine[] {
  const isSeen = new Uint8Array(marks.length);
  const waiting = new Int32Array(marks.length);
  const pieces: FoundLine[] = [];
  for (let start = 0; start < marks.length; start += 1) {
    if (isSeen[start] === 1 || (marks[start] ?? 0) < TEXT) continue;
    let [waitingFrom, waitingTo] = [0, 1];
    waiting[0] = start;
    isSeen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    let [area, certainty, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0, 0];
    while (waitingFrom < waitingTo) {
      const at = waiting[waitingFrom] ?? 0;
      waitingFrom += 1;
      const x = at % width;
      const y = (at - x) / width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      area += 1;
      certainty += marks[at] ?? 0;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
          const next = nextY * width + nextX;
          if (isSeen[next] === 1 || (marks[next] ?? 0) < TEXT) continue;
          isSeen[next] = 1;
          waiting[waitingTo] = next;
          waitingTo += 1;
        }
    }
    if (area < MIN_AREA || certainty / area < FOUND) continue;
    const [across, down] = [right - left + 1, bottom - top + 1];
    const around = (across * down * AROUND) / (2 * (across + down));
    const spread = sumXX - (sumX * sumX) / area;
    pieces.push({
      box: { x: left - around, y: top - around, width: across + 2 * around, height: down + 2 * around },
      slope: spread > 0 ? (sumXY - (sumX * sumY) / area) / spread : 0,
    });
  }
  return pieces;
}
