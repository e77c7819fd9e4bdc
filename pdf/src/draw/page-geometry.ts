/** A box in a page's own coordinates: from the lower left to the upper right corner. */
export type PageBox = { left: number; bottom: number; right: number; top: number };

/** How a page is shown. */
export type PageView = {
  /** What is shown of it, before its rotation. */
  box: PageBox;
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 180 | 270;
  /** Points for one unit of its coordinates. */
  unit: number;
};

/** A page as it is shown, in points. */
export type PageSize = { width: number; height: number };

/** A place on a page as it is shown: in points (1/72 inch) from its upper left corner. */
export type Place = { x: number; y: number; width: number; height: number };

/** Smallest that still shows something, in points. */
const LEAST = { width: 24, height: 10 };

/** The size of a page as it is shown, in points. */
export function shownSize({ box, rotation, unit }: PageView): PageSize {
  const [width, height] = [(box.right - box.left) * unit, (box.top - box.bottom) * unit];
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };
}

/** The place moved and cut so that all of it is on the page and large enough to be seen. */
export function fitOnPage({ x, y, width, height }: Place, size: PageSize): Place {
  const fitted = {
    width: Math.min(Math.max(width, LEAST.width), size.width),
    height: Math.min(Math.max(height, LEAST.height), size.height),
  };
  return {
    ...fitted,
    x: Math.min(Math.max(x, 0), size.width - fitted.width),
    y: Math.min(Math.max(y, 0), size.height - fitted.height),
  };
}

/** Where a place on the page as shown (points, from its upper left corner) lies in the page's own coordinates. */
export function toPageBox({ x, y, width, height }: Place, page: PageView): PageBox {
  const [ax, ay] = toPagePoint(x, y, page);
  const [bx, by] = toPagePoint(x + width, y + height, page);
  return { left: Math.min(ax, bx), bottom: Math.min(ay, by), right: Math.max(ax, bx), top: Math.max(ay, by) };
}

/** The way back: a box in the page's own coordinates, on the page as it is shown. */
export function toShownPlace({ left, bottom, right, top }: PageBox, page: PageView): Place {
  const [ax, ay] = toShownPoint(left, bottom, page);
  const [bx, by] = toShownPoint(right, top, page);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

/**
 * What turns an appearance of the given size upright on the page as it is shown (ISO 32000-2 12.5.5); its box is then the
 * size that the page's own coordinates see.
 */
export function uprightMatrix(
  width: number,
  height: number,
  rotation: PageView['rotation'],
): readonly number[] {
  switch (rotation) {
    case 90:
      return [0, 1, -1, 0, height, 0];
    case 180:
      return [-1, 0, 0, -1, width, height];
    case 270:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

function toPagePoint(x: number, y: number, { box, rotation, unit }: PageView): [number, number] {
  const [right, down] = [x / unit, y / unit];
  switch (rotation) {
    case 90:
      return [box.left + down, box.bottom + right];
    case 180:
      return [box.right - right, box.bottom + down];
    case 270:
      return [box.right - down, box.top - right];
    default:
      return [box.left + right, box.top - down];
  }
}

function toShownPoint(x: number, y: number, { box, rotation, unit }: PageView): [number, number] {
  switch (rotation) {
    case 90:
      return [(y - box.bottom) * unit, (x - box.left) * unit];
    case 180:
      return [(box.right - x) * unit, (y - box.bottom) * unit];
    case 270:
      return [(box.top - y) * unit, (box.right - x) * unit];
    default:
      return [(x - box.left) * unit, (box.top - y) * unit];
  }
}
