import { multiply, type PdfItem } from '@porchlight/domain/readings/document-readings/pages/pdf-items.ts';
import type { getResolvedPDFJS } from 'unpdf';

type Matrix = readonly number[];
type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** Left, top, right and bottom in the page's own units. */
type Rectangle = { left: number; bottom: number; right: number; top: number };
/** Text as it is drawn, with where it begins; `isHidden` where it cannot be seen. */
type DrawnText = { text: string; transform: Matrix; width: number; place: Rectangle; isHidden: boolean };

/** What a page draws beside its text: the area of its largest picture in its own units, and whether anything is drawn at all. */
export type PageDrawing = { pictureArea: number; isDrawn: boolean; texts: DrawnText[] };

type State = {
  matrix: Matrix;
  /** Nothing is drawn outside of it. */
  clip: Rectangle;
  /** Undefined for a pattern. */
  color: string | undefined;
  alpha: number;
  isNormal: boolean;
  font: number;
  charSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

const EVERYWHERE = { left: -Infinity, right: Infinity, bottom: -Infinity, top: Infinity };
const FIRST: State = {
  clip: EVERYWHERE,
  ...{ matrix: [1, 0, 0, 1, 0, 0], color: '#000000', alpha: 1, isNormal: true },
  ...{ font: 0, charSpace: 0, wordSpace: 0, scale: 1, leading: 0, rise: 0, mode: 0 },
};
type Glyph = number | { unicode?: string; width?: number; isSpace?: boolean } | null;

/** Rectangles thinner than this, in the page's units, are rules of a table. */
const MIN_SIDE = 4;
/** Fills that are looked at: what a hostile file has beyond them hides nothing. */
const MAX_FILLS = 2_000;
/** The same of pieces of text. */
const MAX_TEXTS = 12_000;
/** Shares of a text that are covered, and of an opacity, from which on it is hidden or nothing is seen through. */
const [COVERED, OPAQUE] = [0.6, 0.95];
/** Text of this height or less, in the page's units, cannot be read. */
const MIN_HEIGHT = 1;
/** A color so near to what is below it, of 255, is not seen. */
const SAME_COLOR = 24;

/** Walks through what a page draws, in its order: later fills lie above earlier text. */
export function getDrawingOps({ fnArray, argsArray }: OperatorList, ops: Operations): PageDrawing {
  const kept: State[] = [];
  let state = FIRST;
  let line: Matrix = FIRST.matrix;
  let text: Matrix = FIRST.matrix;
  let pictureArea = 0;
  let isDrawn = false;
  let isClipping = false;
  const texts: DrawnText[] = [];
  const fills: { place: Rectangle; color: string | undefined }[] = [];
  const save = () => kept.push(state);
  const restore = () => {
    state = kept.pop() ?? state;
  };
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  /** Text on a shape is seen by its color; only a single rectangle is sure to cover what was drawn before it. */
  const fill = (data: ArrayLike<number>) => {
    const shapes = listShapes(data);
    for (const { corners, isRectangle } of shapes) {
      const place = intersect(placeRectangle(state.matrix, corners), state.clip);
      const isThin = !(place.right - place.left >= MIN_SIDE && place.top - place.bottom >= MIN_SIDE);
      if (isThin || state.alpha < OPAQUE || !state.isNormal || fills.length >= MAX_FILLS) continue;
      if (isRectangle && shapes.length === 1)
        for (const drawn of texts)
          if (!drawn.isHidden && shareWithin(drawn.place, place) >= COVERED) drawn.isHidden = true;
      fills.push({ place, color: state.color });
    }
  };
  const show = (glyphs: readonly Glyph[]) => {
    const { words, width } = measure(glyphs, state);
    const matrix = multiply(multiply(state.matrix, text), [state.scale, 0, 0, 1, 0, state.rise]);
    const place = placeRectangle(matrix, [0, 0, width / state.scale, 0.7 * state.font]);
    const below = fills.findLast((each) => shareWithin(place, each.place) >= COVERED);
    const isClear = state.mode % 4 === 0 || state.mode % 4 === 2;
    const isSeen =
      (isClear ? state.alpha > 1 - OPAQUE && !isSameColor(state.color, below) : state.mode % 4 === 1) &&
      Math.hypot(matrix[2] ?? 0, matrix[3] ?? 0) * Math.abs(state.font) > MIN_HEIGHT;
    if (words.trim() !== '' && texts.length < MAX_TEXTS)
      texts.push({
        text: words,
        transform: multiply(matrix, [state.font, 0, 0, state.font, 0, 0]),
        width: (width / state.scale) * Math.hypot(matrix[0] ?? 0, matrix[1] ?? 0),
        ...{ place, isHidden: !isSeen },
      });
    text = multiply(text, [1, 0, 0, 1, width, 0]);
  };
  for (const [index, operation] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as never[];
    const [first, second] = args as unknown as [number, number];
    switch (operation) {
      case ops.save:
        save();
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        restore();
        break;
      case ops.transform:
        state = { ...state, matrix: multiply(state.matrix, args) };
        break;
      case ops.paintFormXObjectBegin:
        save();
        if (Array.isArray(first)) state = { ...state, matrix: multiply(state.matrix, first) };
        break;
      case ops.beginAnnotation:
        save();
        state = {
          ...FIRST,
          matrix: multiply((args[2] ?? FIRST.matrix) as Matrix, (args[3] ?? FIRST.matrix) as Matrix),
        };
        break;
      case ops.setFillRGBColor:
        state = { ...state, color: String(first) };
        break;
      case ops.setFillColorN:
      case ops.setFillTransparent:
        state = { ...state, color: undefined };
        break;
      case ops.setGState:
        state = { ...state, ...readGraphicsState(first as unknown as readonly [string, unknown][]) };
        break;
      case ops.beginText:
        line = FIRST.matrix;
        text = line;
        break;
      case ops.setFont:
        state = { ...state, font: second };
        break;
      case ops.setTextMatrix:
        line = (
          Array.isArray(first) || ArrayBuffer.isView(first) ? [...(first as Iterable<number>)] : args
        ) as Matrix;
        text = line;
        break;
      case ops.setCharSpacing:
        state = { ...state, charSpace: first };
        break;
      case ops.setWordSpacing:
        state = { ...state, wordSpace: first };
        break;
      case ops.setHScale:
        state = { ...state, scale: first / 100 || 1 };
        break;
      case ops.setLeading:
        state = { ...state, leading: -first };
        break;
      case ops.setTextRise:
        state = { ...state, rise: first };
        break;
      case ops.setTextRenderingMode:
        state = { ...state, mode: first };
        break;
      case ops.setLeadingMoveText:
        state = { ...state, leading: second };
        move(first, second);
        break;
      case ops.moveText:
        move(first, second);
        break;
      case ops.nextLine:
        move(0, state.leading);
        break;
      case ops.showText:
        show(first as unknown as readonly Glyph[]);
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject: {
        const [a = 0, b = 0, c = 0, d = 0] = state.matrix;
        pictureArea = Math.max(pictureArea, Math.abs(a * d - b * c));
        if (fills.length < MAX_FILLS)
          fills.push({ place: placeRectangle(state.matrix, [0, 0, 1, 1]), color: undefined });
        break;
      }
      case ops.clip:
      case ops.eoClip:
        isClipping = true;
        break;
      case ops.constructPath: {
        isDrawn = true;
        const [kind, [data] = []] = args as unknown as [number, (ArrayLike<number> | null)[]];
        if (data && (kind === ops.fill || kind === ops.eoFill || kind === ops.fillStroke)) fill(data);
        const bounds = args[2] as ArrayLike<number> | undefined;
        if (isClipping && bounds)
          state = { ...state, clip: intersect(placeRectangle(state.matrix, Array.from(bounds)), state.clip) };
        isClipping = false;
        break;
      }
      case ops.shadingFill:
        isDrawn = true;
        break;
    }
  }
  return { pictureArea, isDrawn: isDrawn || pictureArea > 0, texts };
}

function readGraphicsState(entries: readonly [string, unknown][]): Partial<State> {
  const found = Object.fromEntries(entries);
  return {
    ...(typeof found.ca === 'number' ? { alpha: found.ca } : {}),
    ...(typeof found.BM === 'string' ? { isNormal: /^(source-over|normal)$/i.test(found.BM) } : {}),
    ...(Array.isArray(found.Font) ? { font: Number(found.Font[1]) } : {}),
  };
}

/** What the glyphs say, and how far they reach in units of the text. */
function measure(glyphs: readonly Glyph[], { font, charSpace, wordSpace, scale }: State) {
  let [words, width] = ['', 0];
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      width -= (glyph * font) / 1_000;
      continue;
    }
    words += glyph.unicode ?? '';
    width += ((glyph.width ?? 0) * font) / 1_000 + charSpace + (glyph.isSpace ? wordSpace : 0);
  }
  return { words, width: width * scale };
}

/** Text of a pattern's color, or on a picture, is taken for seen. Paper is white. */
function isSameColor(color: string | undefined, below: { color: string | undefined } | undefined): boolean {
  const ground = below === undefined ? '#ffffff' : below.color;
  if (color === undefined || ground === undefined) return false;
  const read = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const other = read(ground);
  return read(color).every((part, index) => Math.abs(part - (other[index] ?? Number.NaN)) <= SAME_COLOR);
}

type Shape = { corners: [number, number, number, number]; isRectangle: boolean };

/** Numbers that follow each kind of step of a path: a move, a line, two kinds of curves, and a closing. */
const STEP_NUMBERS = [2, 2, 6, 4, 0];

/** Left, bottom, right and top of each shape of a path, and whether it is a rectangle along the page. */
function listShapes(data: ArrayLike<number>): Shape[] {
  const shapes: { xs: number[]; ys: number[]; isStraight: boolean }[] = [];
  for (let at = 0; at < data.length; ) {
    const kind = data[at] ?? 0;
    const count = STEP_NUMBERS[kind];
    if (count === undefined) return [];
    if (kind === 0 || shapes.length === 0) shapes.push({ xs: [], ys: [], isStraight: true });
    const shape = shapes.at(-1);
    if (shape !== undefined && (kind === 2 || kind === 3)) shape.isStraight = false;
    for (let place = at + 1; place < at + 1 + count; place += 2) {
      shape?.xs.push(data[place] ?? Number.NaN);
      shape?.ys.push(data[place + 1] ?? Number.NaN);
    }
    at += 1 + count;
  }
  return shapes.map(({ xs, ys, isStraight }) => {
    const corners: Shape['corners'] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const [left, bottom, right, top] = corners;
    const isCorner = (x: number, index: number) =>
      (x === left || x === right) && (ys[index] === bottom || ys[index] === top);
    const isRectangle = isStraight && xs.length >= 4 && xs.length <= 5 && xs.every(isCorner);
    return { corners, isRectangle };
  });
}

const intersect = (one: Rectangle, other: Rectangle): Rectangle => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  top: Math.min(one.top, other.top),
});

function placeRectangle(matrix: Matrix, [x1, y1, x2, y2]: readonly number[]): Rectangle {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as [number, number][];
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** The share of one place that lies within another, from 0 to 1. */
function shareWithin(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  const area = (one.right - one.left) * (one.top - one.bottom);
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area;
}

/** An amount, which a note speaks of where it is hidden: tags for signatures are, too. */
const AMOUNT = /\$ ?\d|\d\.\d{2}(?!\d)|\d,\d{3}(?!\d)/;

/**
 * The pieces of text that can be seen on a page. `hidesAmount` where the file holds an amount on it that is not printed: in the color of the
 * paper, without ink, below a fill, or too small to be seen.
 */
export function listPrinted(
  items: readonly PdfItem[],
  texts: readonly DrawnText[],
): { items: PdfItem[]; hidesAmount: boolean } {
  if (!texts.some(({ isHidden }) => isHidden)) return { items: withoutTwins(items), hidesAmount: false };
  const hidden: string[] = [];
  const printed = items.flatMap((item): PdfItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [item];
    const own = texts.filter((drawn) => isPartOf(drawn, item));
    const seen = own.filter(({ isHidden }) => !isHidden);
    if (own.length === seen.length) return [item];
    const letters = (all: readonly DrawnText[]) => squeeze(all.map(({ text }) => text).join('')).length;
    if (letters(seen) >= squeeze(item.str).length) return [item];
    hidden.push(...own.flatMap(({ isHidden, text }) => (isHidden ? [text] : [])));
    return seen.map(({ text, transform, width }) => ({ str: text, transform, width, height: item.height }));
  });
  const shown = squeeze(printed.map((item) => ('str' in item ? item.str : '')).join('\n'));
  return {
    items: withoutTwins(printed),
    hidesAmount: hidden.some((text) => AMOUNT.test(text) && !shown.includes(squeeze(text))),
  };
}

/** Points by which a text is moved and printed once more to look bold, at most. */
const SAME_PLACE = 0.6;

/** Each text once where it is printed twice in one place. */
function withoutTwins(items: readonly PdfItem[]): PdfItem[] {
  const places = new Map<string, [number, number][]>();
  return items.filter((item) => {
    if (!('str' in item) || item.str.trim() === '') return true;
    const [, , , , x = 0, y = 0] = item.transform;
    const same = places.get(item.str) ?? [];
    if (same.some(([left, bottom]) => Math.hypot(left - x, bottom - y) <= SAME_PLACE)) return false;
    same.push([x, y]);
    places.set(item.str, same);
    return true;
  });
}

const squeeze = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** Whether a text begins within a piece, and says a part of it. */
function isPartOf({ text, transform }: DrawnText, item: Extract<PdfItem, { str: string }>): boolean {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
  const length = Math.hypot(a, b) || 1;
  const [right, up] = [(transform[4] ?? 0) - x, (transform[5] ?? 0) - y];
  const along = (right * a + up * b) / length;
  const across = Math.abs(right * b - up * a) / length;
  return (
    along >= -1 &&
    along <= item.width + 1 &&
    across <= 0.3 * Math.max(item.height, 1) &&
    squeeze(item.str).includes(squeeze(text))
  );
}
