/** Photos that become one PDF at most: a page each. */
export const MAX_PHOTO_PAGES = 40;
/** Pixels of the longer side of a page: 200 dots per inch of a letter page, at which small print is read. */
export const MAX_PHOTO_PAGE_SIDE = 2_200;
/** How much of a page the browser keeps of it, from 0 to 1: print stays sharp, and a page takes half a megabyte. */
export const PAGE_QUALITY = 0.8;

/** A place on a picture: 0 and 0 its upper left, 1 and 1 its lower right. */
export type Point = { x: number; y: number };
/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];
/** How a photo becomes a page: turned by so many quarters to the right, then cut to its corners and drawn straight. */
export type PhotoPage = { turns: number; corners: Corners };

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
export const wholePhoto: PhotoPage = { turns: 0, corners: wholePicture };

/** Whether nothing is cut off, so that the photo need not be straightened. */
export function isWhole({ corners }: PhotoPage): boolean {
  return corners.every(({ x, y }, index) => x === wholePicture[index]?.x && y === wholePicture[index]?.y);
}

/** The same page turned a quarter to the right. */
export function turnPage({ turns, corners }: PhotoPage): PhotoPage {
  return { turns: (turns + 1) % 4, corners: turnCorners(corners) };
}

/** Where the corners of the page lie on the photo before it was turned, in the order they have on the page. */
export function findSourceCorners({ turns, corners }: PhotoPage): Corners {
  const back = ({ x, y }: Point): Point => ({ x: y, y: 1 - x });
  let points = corners;
  for (let turn = 0; turn < turns; turn += 1)
    points = [back(points[0]), back(points[1]), back(points[2]), back(points[3])];
  return points;
}

function turnCorners([first, second, third, fourth]: Corners): Corners {
  const turn = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });
  return [turn(fourth), turn(first), turn(second), turn(third)];
}

/** Corners are no nearer to each other, as a share of the side: a sliver is no page. */
const NEAREST = 0.08;

/** The corners with one of them at another place on the picture; as they were where they would no longer be those of a page. */
export function moveCorner(corners: Corners, index: number, to: Point): Corners {
  const clamp = (share: number) => Math.min(1, Math.max(0, share));
  const moved = corners.map((corner, each) => (each === index ? { x: clamp(to.x), y: clamp(to.y) } : corner));
  const [first, second, third, fourth] = moved;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return corners;
  const next: Corners = [first, second, third, fourth];
  return isPage(next) ? next : corners;
}

/** Whether no corner is folded in, and no two lie together. */
function isPage(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]];
    if (before === undefined || after === undefined) return false;
    const across =
      (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return across > NEAREST ** 2 && Math.hypot(after.x - corner.x, after.y - corner.y) >= NEAREST;
  });
}

/** Pixels of a page cut from a photo: as long as the longer of its opposite sides, and no side longer than `longest`. */
export function measurePage(
  source: Corners,
  photo: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const length = (from: Point, to: Point) =>
    Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height);
  const [first, second, third, fourth] = source;
  const width = Math.max(length(first, second), length(fourth, third));
  const height = Math.max(length(first, fourth), length(second, third));
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
