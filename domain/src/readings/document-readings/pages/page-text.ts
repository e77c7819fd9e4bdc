/** A place on a page in points, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * One piece of text as a PDF or character recognition gives it; `y` is its top. `confidence`, from 0 to 1, is that of its least
 * certain character and comes with recognized text alone.
 */
export type TextItem = { text: string; box: Box; confidence?: number };

/** Whether a page's text is its own, or was recognized in a picture of it. */
export type ReadMethod = 'text' | 'picture';

/** A page as it is read: upright, with its text. `number` counts from 1; `turn` is how often it is shown turned to the right by a quarter. */
export type PageText = {
  number: number;
  width: number;
  height: number;
  turn?: 1 | 2 | 3;
  items: readonly TextItem[];
  /** Absent where the text is the page's own. */
  method?: ReadMethod;
};

/** Letters of one piece, and of one cell: a line of a form has 150. What is beyond is cut off, so that no pattern is given more. */
export const MAX_PIECE_LETTERS = 500;
export const MAX_CELL_LETTERS = 1_000;

/**
 * Pieces of one line that are close together, such as a label or an amount. `baseline` is the bottom of the first. Of a picture,
 * `confidence` is that of its least certain piece, 0 where none is known. A label of several lines has its `baseline` in the middle of
 * them, and the `lineHeight` of one.
 */
export type Cell = {
  text: string;
  box: Box;
  baseline: number;
  page: number;
  confidence?: number;
  lineHeight?: number;
};

/** The height of one line of a cell. */
export const letterHeight = ({ lineHeight, box }: Cell): number => lineHeight ?? box.height;

/** Pieces whose bottoms differ by no more are on one line, as a share of the height of the text. */
const SAME_LINE = 0.35;
/** Space between two words of a cell at most, as a share of the height: more is a column. */
const WORD_SPACE = 0.75;
/** Space between two columns at least, as a share of the height: words of most typefaces are closer. */
const NARROW_SPACE = 0.4;
/** Points by which two cells of a column may begin apart, and cells that make one. */
const EDGE_ROOM = 1;
const MIN_CELLS_OF_COLUMN = 4;

/** Where columns of a page begin: where several cells do. None where words are as far apart as columns. */
export function findEdges(cells: readonly Cell[]): number[] {
  const lefts = cells.map(({ box }) => box.x).sort((one, other) => one - other);
  return lefts.filter((left, index) => {
    const isFirst = index === 0 || left - (lefts[index - 1] ?? 0) > EDGE_ROOM / 2;
    return isFirst && (lefts[index + MIN_CELLS_OF_COLUMN - 1] ?? Infinity) - left < EDGE_ROOM;
  });
}

/** In a picture words come one by one, and are as far apart as in the widest typeface. */
const WORD_SPACE_OF_PICTURE = 0.95;

/** The text of a page as cells, line by line from the top. At one of the `edges`, where columns begin, a narrow space parts two cells. */
export function listCells(page: PageText, edges: readonly number[] = []): Cell[] {
  const cells: Cell[] = [];
  const space = page.method === 'picture' ? WORD_SPACE_OF_PICTURE : WORD_SPACE;
  for (const line of listLines(page.items)) {
    let last: Cell | undefined;
    for (const { text, box, confidence } of line) {
      const gap = last === undefined ? 0 : box.x - (last.box.x + last.box.width);
      if (
        last !== undefined &&
        (isAlike(last.box, box) || areSmallCapitals(last, { text, box }, gap)) &&
        gap < space * Math.max(box.height, last.box.height) &&
        !(gap > NARROW_SPACE * box.height && edges.some((edge) => Math.abs(edge - box.x) < EDGE_ROOM))
      ) {
        if (last.text.length < MAX_CELL_LETTERS) last.text = join(last.text, text, gap, box.height);
        last.box = cover(last.box, box);
        if (last.confidence !== undefined) last.confidence = Math.min(last.confidence, confidence ?? 0);
      } else {
        last = { text: tidy(text), box, baseline: box.y + box.height, page: page.number };
        if (page.method === 'picture') last.confidence = confidence ?? 0;
        cells.push(last);
      }
    }
  }
  return cells;
}

/** A figure in larger letters is a cell of its own, however close it is to its words. */
const isAlike = (one: Box, other: Box) =>
  Math.max(one.height, other.height) <= 1.25 * Math.min(one.height, other.height);

/** The letters of a word in small capitals, behind its first, and the next word behind them. */
const areSmallCapitals = (last: TextItem, next: TextItem, gap: number) =>
  /^[A-Z&' ]+$/.test(next.text) &&
  /[A-Z&'] ?$/.test(last.text) &&
  Math.max(last.box.height, next.box.height) <= 1.6 * Math.min(last.box.height, next.box.height) &&
  gap < 0.5 * Math.min(last.box.height, next.box.height);

function listLines(items: readonly TextItem[]): TextItem[][] {
  const bottom = ({ box }: TextItem) => box.y + box.height;
  const sorted = items
    .filter(({ text }) => text.trim() !== '')
    .sort((one, other) => bottom(one) - bottom(other));
  const lines: TextItem[][] = [];
  for (const item of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (
      line !== undefined &&
      first !== undefined &&
      bottom(item) - bottom(first) <= SAME_LINE * Math.max(item.box.height, first.box.height)
    )
      line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => line.sort((one, other) => one.box.x - other.box.x));
}

function join(before: string, text: string, gap: number, height: number): string {
  const isApart = gap > 0.1 * height || /\s$/.test(before) || /^\s/.test(text);
  return tidy(`${before}${isApart ? ' ' : ''}${text}`);
}

/** NFKC writes some letters as several. */
const tidy = (text: string) =>
  text.slice(0, MAX_CELL_LETTERS).normalize('NFKC').slice(0, MAX_CELL_LETTERS).replace(/\s+/g, ' ').trim();

export function cover(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
