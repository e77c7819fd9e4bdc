export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A picture in grays from 0, black, to 255, row by row. */
export type GrayPicture = { width: number; height: number; grays: Uint8Array };

/** The longer side to which a picture is scaled before it is measured, in pixels: a letter page at some 90 dots per inch. */
export const MEASURED_SIDE = 1_000;

/** Pixels of a side of the squares that are measured apart. */
const TILE = 32;
/** Squares with less between their darkest and lightest pixels hold no print. */
const MIN_CONTRAST = 48;
/**
 * The variance of the Laplacian as a share of the square's own variance, below which small print is not read for certain. Eight pages of the
 * Bureau's sample forms lie between 3.7 and 6.3, in shade as in light; averaged over three pixels, at which they are still read, between 0.5
 * and 0.7; over five, at which they are not, between 0.19 and 0.29.
 */
const MIN_SHARPNESS = 0.35;
const MIN_TILES = 6;

/**
 * How sharp the print of a picture is: the variance of its Laplacian against the variance of the picture, square by square, and of them the
 * median. Undefined where there is no print.
 */
export function measureSharpness({ width, height, grays }: GrayPicture): number | undefined {
  const shares: number[] = [];
  for (let top = 1; top + TILE < height; top += TILE)
    for (let left = 1; left + TILE < width; left += TILE) {
      const share = measureTile(grays, width, left, top);
      if (share !== undefined) shares.push(share);
    }
  if (shares.length < MIN_TILES) return undefined;
  return shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)];
}

export function isBlurred(picture: GrayPicture): boolean {
  const sharpness = measureSharpness(picture);
  return sharpness !== undefined && sharpness < MIN_SHARPNESS;
}

function measureTile(grays: Uint8Array, width: number, left: number, top: number): number | undefined {
  let [sum, squares, edges, edgeSquares, darkest, lightest] = [0, 0, 0, 0, 255, 0];
  const count = TILE * TILE;
  const at = (index: number) => grays[index] ?? 0;
  for (let y = top; y < top + TILE; y += 1)
    for (let x = left; x < left + TILE; x += 1) {
      const index = y * width + x;
      const gray = at(index);
      const edge = 4 * gray - at(index - 1) - at(index + 1) - at(index - width) - at(index + width);
      sum += gray;
      squares += gray * gray;
      edges += edge;
      edgeSquares += edge * edge;
      darkest = Math.min(darkest, gray);
      lightest = Math.max(lightest, gray);
    }
  if (lightest - darkest < MIN_CONTRAST) return undefined;
  const variance = squares / count - (sum / count) ** 2;
  return variance <= 0 ? undefined : (edgeSquares / count - (edges / count) ** 2) / variance;
}

/** Pixels of the strip along an edge that is measured. */
const STRIP = 4;
/** So many changes between paper and print within the strip are letters that it cuts; a shadow or the rim of a page has few. */
const MIN_CHANGES = 24;

/** Edges at which print is cut: along them light paper and dark print take turns. A desk around the page is no paper. */
export function findCutEdges(picture: GrayPicture): Edge[] {
  const { width, height } = picture;
  const whole = readLightness(picture.grays);
  const edges: [Edge, number, (along: number, inside: number) => number][] = [
    ['top', width, (along, inside) => inside * width + along],
    ['right', height, (along, inside) => along * width + (width - 1 - inside)],
    ['bottom', width, (along, inside) => (height - 1 - inside) * width + along],
    ['left', height, (along, inside) => along * width + inside],
  ];
  return edges.flatMap(([edge, length, index]) => {
    const strip = Array.from({ length }, (_, along) => {
      let darkest = 255;
      for (let inside = 0; inside < STRIP; inside += 1)
        darkest = Math.min(darkest, picture.grays[index(along, inside)] ?? 255);
      return darkest;
    });
    const isPaper = readUpper(strip) > 0.75 * whole;
    const changes = strip.filter((gray, along) => {
      const isPrint = gray < 0.5 * whole;
      return along > 0 && isPrint !== (strip[along - 1] ?? 255) < 0.5 * whole;
    }).length;
    return isPaper && changes >= MIN_CHANGES ? [edge] : [];
  });
}

/** How light the paper is: nine tenths of the picture are no lighter. */
function readLightness(grays: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const gray of grays) counts[gray] = (counts[gray] ?? 0) + 1;
  let seen = 0;
  for (let gray = 0; gray < 256; gray += 1) {
    seen += counts[gray] ?? 0;
    if (seen >= 0.9 * grays.length) return gray;
  }
  return 255;
}

/** A quarter of them is lighter. */
const readUpper = (grays: readonly number[]) =>
  grays.toSorted((one, other) => one - other)[Math.floor(0.75 * grays.length)] ?? 0;
