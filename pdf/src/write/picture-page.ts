import { parseJpeg } from './jpeg-picture.ts';
import { formatNumber } from './object-copy.ts';
import type { Picture } from './picture.ts';
import { parsePng } from './png-picture.ts';
import { renderPdf, renderStreamObject } from './whole-pdf.ts';

const SHORT_SIDE = 612;
const LONG_SIDE = 792;
const MARGIN = 36;
/** Beneath the picture, so that a signature need not cover it. */
const ROOM_FOR_SIGNATURE = 120;

/**
 * A PDF of one Letter page, lying when the picture is wider than high, with the picture as large as the margins let it.
 * The same picture gives the same bytes. Nothing when the picture cannot be read.
 */
export function renderPicturePage(file: Buffer, type: 'image/jpeg' | 'image/png'): Uint8Array | undefined {
  const picture = readPicture(file, type);
  if (!picture) return undefined;
  const isTurned = picture.orientation > 4;
  const [across, down] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const page =
    across > down ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE };
  const room = { width: page.width - 2 * MARGIN, height: page.height - MARGIN - ROOM_FOR_SIGNATURE };
  // Never larger than a screen shows it: a small picture is not blown up.
  const scale = Math.min(room.width / across, room.height / down, 1);
  const size = { width: across * scale, height: down * scale };
  const corner = {
    x: (page.width - size.width) / 2,
    y: ROOM_FOR_SIGNATURE + (room.height - size.height) / 2,
  };
  const matrix = turn(picture.orientation, { ...size, ...corner })
    .map(formatNumber)
    .join(' ');
  const content = `q ${matrix} cm /Picture Do Q\n`;
  return renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    renderStreamObject('', Buffer.from(content)),
    renderStreamObject(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ${picture.entries}`,
      picture.data,
    ),
  ]);
}

function readPicture(file: Buffer, type: 'image/jpeg' | 'image/png'): Picture | undefined {
  try {
    return type === 'image/jpeg' ? parseJpeg(file) : parsePng(file);
  } catch {
    return undefined;
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** What lays the unit square of a picture into a box, turned and mirrored as the orientation says. */
function turn(orientation: number, { x, y, width, height }: Box): number[] {
  const [right, top] = [x + width, y + height];
  switch (orientation) {
    case 2:
      return [-width, 0, 0, height, right, y];
    case 3:
      return [-width, 0, 0, -height, right, top];
    case 4:
      return [width, 0, 0, -height, x, top];
    case 5:
      return [0, -height, -width, 0, right, top];
    case 6:
      return [0, -height, width, 0, x, top];
    case 7:
      return [0, height, width, 0, x, y];
    case 8:
      return [0, height, -width, 0, right, y];
    default:
      return [width, 0, 0, height, x, y];
  }
}
