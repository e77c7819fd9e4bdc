import type { Box, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { findCheckBoxes } from './find-check-boxes.ts';
import { crop, type GrayPixels, pad, resize, rotate, turn } from './gray-picture.ts';
import type { Model, PageModels } from './text-models.ts';

/** A picture that was turned upright, without its boxes to mark; where its text is, and what is marked, in points of it. */
export type FoundPictureText = { picture: GrayPixels; boxes: Box[]; marks: TextItem[] };

/** A turn of less than this, in radians, leaves lines readable as they are. */
const MIN_SKEW = 0.003;
const MAX_SKEW = 0.12;

/** A piece of a line, in points of the picture that was searched; `slope` is how far it rises or falls for each point across. */
type FoundLine = { box: Box; slope: number };

/** The longer side that is searched: 8-point text of a letter page is 15 points tall then. */
const SEARCHED_SIDE = 1_760;

/** How a page lies is seen at half of that, at a quarter of the cost. */
const SMALL_SIDE = 960;

/** From here on a point counts as text, and a piece of text as found (DB as PaddleOCR uses it). */
const TEXT = 0.3;

const FOUND = 0.5;

/** The network marks the middle of a line alone; this much is put around it, as a share of area by perimeter. */
const AROUND = 1.6;

const MIN_AREA = 12;

/** Finds where text is, by differentiable binarization: what is marked and hangs together is a piece of a line. */
async function findLines(
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

/** Finds the text of a page, whichever way it lies and up to some 6 degrees askew. */
export async function findTextInPicture(given: GrayPixels, models: PageModels): Promise<FoundPictureText> {
  let picture = given;
  let lines = await findLines(takeBoxes(picture).picture, models.detect, SMALL_SIDE);
  if (isSideways(lines)) {
    picture = turn(picture, 1);
    lines = await findLines(takeBoxes(picture).picture, models.detect, SMALL_SIDE);
  }
  const skew = findSkew(lines);
  if (Math.abs(skew) > MIN_SKEW) picture = rotate(picture, -skew);
  let taken = takeBoxes(picture);
  lines = await findLines(taken.picture, models.detect);
  if (await isUpsideDown(picture, lines, models)) {
    const { width, height } = picture;
    picture = turn(picture, 2);
    taken = takeBoxes(picture);
    lines = lines.map(({ box, slope }) => ({
      box: { ...box, x: width - box.x - box.width, y: height - box.y - box.height },
      slope,
    }));
  }
  return { ...taken, boxes: lines.map(({ box }) => box) };
}

/** What is marked, and the picture without any box to mark: one beside a word would be read as a letter of it. */
function takeBoxes(picture: GrayPixels): { picture: GrayPixels; marks: TextItem[] } {
  const boxes = findCheckBoxes(picture);
  return {
    picture: withoutBoxes(
      picture,
      boxes.map(({ box }) => box),
    ),
    marks: boxes.filter(({ isMarked }) => isMarked).map(({ box }) => ({ text: '☒', box, confidence: 1 })),
  };
}

/** Whether most of the long pieces run down the picture. */
function isSideways(lines: readonly FoundLine[]): boolean {
  const longest = listLongest(lines, 24);
  return longest.filter(({ box }) => box.width < box.height).length > longest.length / 2;
}

async function isUpsideDown(
  picture: GrayPixels,
  lines: readonly FoundLine[],
  { isTurned }: PageModels,
): Promise<boolean> {
  let sum = 0;
  for (const { box } of listLongest(lines, 16)) {
    // The network looks at four times the height of a line.
    const line = crop(picture, box.x, box.y, Math.min(box.width, 4 * box.height), box.height);
    const width = Math.min(192, Math.max(8, Math.round((line.width * 48) / line.height)));
    const { data } = await isTurned(pad(resize(line, width, 48), 192, 48, 127));
    sum += (data[1] ?? 0) - (data[0] ?? 0);
  }
  return sum > 0;
}

const listLongest = (lines: readonly FoundLine[], most: number) =>
  [...lines].sort((one, other) => longerSide(other.box) - longerSide(one.box)).slice(0, most);

const longerSide = ({ width, height }: Box) => Math.max(width, height);

/** How far the lines rise or fall, in radians: the middle of all, long ones counting more. */
function findSkew(lines: readonly FoundLine[]): number {
  const long = lines
    .filter(({ box }) => box.width > 3 * box.height)
    .map(({ box, slope }) => ({ weight: box.width, angle: Math.atan(slope) }))
    .sort((one, other) => one.angle - other.angle);
  const half = long.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { weight, angle } of long) {
    sum += weight;
    if (sum >= half) return Math.abs(angle) <= MAX_SKEW ? angle : 0;
  }
  return 0;
}

function withoutBoxes(picture: GrayPixels, boxes: readonly Box[]): GrayPixels {
  if (boxes.length === 0) return picture;
  const data = picture.data.slice();
  for (const { x, y, width, height } of boxes)
    for (let row = Math.max(0, y - 1); row < Math.min(picture.height, y + height + 1); row += 1) {
      const start = row * picture.width + Math.max(0, x - 1);
      data.fill(255, start, Math.min((row + 1) * picture.width, start + width + 2));
    }
  return { ...picture, data };
}
