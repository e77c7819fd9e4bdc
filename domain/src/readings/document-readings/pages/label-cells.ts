import { findExactLabel, isLabelStart } from './exact-labels.ts';
import { splitBoxes, toBoxName } from './marks.ts';
import { type Cell, cover } from './page-text.ts';

/**
 * The cells of a page with text of its own, in the words of the form: a sign joins its figure, a label that grew together with its value comes
 * apart, and pieces of a label beside or below each other are one. Nothing is guessed: labels match in each of their letters.
 */
export const labelCells = (cells: readonly Cell[]): Cell[] =>
  joinLines(joinPieces(joinSigns(cells.flatMap(splitMarked).flatMap(splitSigns)).flatMap(splitValue)));

/** Points between a dollar sign at the edge of a column and its figure at the other. */
const MAX_SIGN_GAP = 70;
/** Space between a box and its words, as a share of the height. */
const MAX_BOX_GAP = 1.2;
const BOX_FIRST = /^[☒☐☑□✓✔](?: |$)/;
/** Space between pieces of one label, as a share of their height, and between a section's letter and its words. */
const MAX_PIECE_GAP = 1.6;
const MAX_LETTER_GAP = 4;
/** Lines of one label at most: a narrow column has "Adjustments for / Items Paid by / Seller in / Advance". */
const MAX_LINES = 5;
const MAX_PIECES = 8;
/** Words of the heads of one table. */
const MAX_HEAD_WORDS = 16;

const isBeside = (one: Cell, other: Cell) =>
  Math.abs(one.baseline - other.baseline) < 0.4 * Math.min(one.box.height, other.box.height);
const endOf = ({ box }: Cell) => box.x + box.width;

/** "[X] Conventional [ ] FHA": a cell for each box with its words. */
function splitMarked(cell: Cell): Cell[] {
  const text = toBoxName(cell.text);
  const parts = splitBoxes(text);
  return text === cell.text && parts.length < 2 ? [cell] : splitAt({ ...cell, text }, parts);
}

/** "7,210.54 $": the sign is that of the next column. "7,210.54 150.00": the columns are close. "Title Co.$ 405.00": the sign is the amount's. */
function splitSigns(cell: Cell): Cell[] {
  const parts = cell.text.split(
    /(?<=\d\)?) (?=[-–—(]?\$)|(?<=\.\d\d\)?) (?=[-–—(]?[\d,]{1,15}\.\d\d\)?$)|(?<=[a-z.)]) ?(?=\$ [\d,]{1,15}\.\d\d$)/i,
  );
  return parts.length < 2 ? [cell] : splitAt(cell, parts);
}

/** "$" or "Appraisal Fee $" before "405", and "6.625" before "%". */
function joinSigns(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last !== undefined && isBeside(last, cell) && cell.box.x - endOf(last) < MAX_SIGN_GAP) {
      const [, words, sign] = /^(.*?) ?((?:[-–—−(] ?)?\$(?: ?[-–—−])?)$/.exec(last.text) ?? [];
      if (sign !== undefined && /^\(?[-–—−]?[\d,]*\d(\.\d{2})?\)?$/.test(cell.text)) {
        const text = `${sign}${cell.text}`.replaceAll(' ', '');
        if (words === '' || words === undefined) {
          joined[joined.length - 1] = joinCells(last, cell, text);
          continue;
        }
        const signWide = (last.box.width * sign.length) / last.text.length;
        joined[joined.length - 1] = {
          ...{ ...last, text: words, box: { ...last.box, width: last.box.width - signWide } },
        };
        joined.push({ ...cell, text });
        continue;
      }
      // The words of a box in pieces.
      const gap = cell.box.x - endOf(last);
      if (BOX_FIRST.test(last.text) && !BOX_FIRST.test(cell.text) && gap < MAX_BOX_GAP * last.box.height) {
        joined[joined.length - 1] = joinCells(last, cell, `${last.text} ${cell.text}`);
        continue;
      }
      if (/^%/.test(cell.text) && /^\d{1,3}(\.\d+)?$/.test(last.text)) {
        joined[joined.length - 1] = joinCells(last, cell, `${last.text}${cell.text}`);
        continue;
      }
    }
    joined.push(cell);
  }
  // The sign of an amount that is too far away is none of the words before it.
  return joined.map((cell) => (/[a-z.] ?\$$/i.test(cell.text) ? withoutSign(cell) : cell));
}

/** Two cells as one, as uncertain as the less certain of them. */
const joinCells = (one: Cell, other: Cell, text: string): Cell => ({
  ...one,
  text,
  box: cover(one.box, other.box),
  ...(one.confidence !== undefined && { confidence: Math.min(one.confidence, other.confidence ?? 0) }),
});

const withoutSign = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(/ ?\$$/, '') });

const VALUE =
  /(?<=^| )(?:(?:[-–—−] ?)?\(?\$ ?[-–—−]?[\d,]{0,15}\d(?:\.\d{2})?\)?|\d{1,3}(?:\.\d{1,4})? ?%|YES|NO|\d{1,2}\/\d{1,2}\/\d{2,4})(?= |$)/g;

/** "Loan Amount $162,000 NO", "$9,629.28 YES", and an amount with the label of the next column behind it. */
function splitValue(cell: Cell): Cell[] {
  const { text } = cell;
  const values = [...text.matchAll(VALUE)];
  const words = text.slice(0, values[0]?.index ?? text.length).trim();
  if (values.length === 0 || (words !== '' && !isLabelStart(words))) return splitHeads(cell);
  const parts = words === '' ? [] : [words];
  let at = values[0]?.index ?? 0;
  for (const value of values) {
    if (value.index !== at) break;
    parts.push(value[0]);
    at += value[0].length + 1;
  }
  const rest = text.slice(at);
  if (rest === '') return parts.length < 2 ? [cell] : splitAt(cell, parts);
  // An answer has its explanation behind it.
  const isAnswer = /^(YES|NO)$/.test(parts.at(-1) ?? '');
  if (isAnswer && parts.length > 1) return splitAt(cell, [...parts.slice(0, -1), `${parts.at(-1)} ${rest}`]);
  const [next, ...others] = splitValue({ ...cell, text: rest });
  const follows = next === undefined ? [] : [next.text, ...others.map((other) => other.text)];
  return !isAnswer && isLabelStart(follows[0] ?? '') ? splitAt(cell, [...parts, ...follows]) : [cell];
}

/** Heads of several columns that grew together: "At Closing Before Closing". */
function splitHeads(cell: Cell): Cell[] {
  const words = cell.text.split(' ');
  if (words.length > MAX_HEAD_WORDS || isLabelStart(cell.text)) return [cell];
  const heads: string[] = [];
  while (words.length > 0) {
    const count =
      words.findLastIndex((_, at) => findExactLabel(words.slice(0, at + 1).join(' ')) !== undefined) + 1;
    if (count === 0) return [cell];
    heads.push(words.splice(0, count).join(' '));
  }
  return heads.length < 2 ? [cell] : splitAt(cell, heads);
}

/** The parts of a cell's text as cells of their own, each with the share of its place that its letters have. */
export function splitAt(cell: Cell, parts: readonly string[]): Cell[] {
  let from = 0;
  return parts.map((text) => {
    const at = cell.text.indexOf(text, from);
    from = at + text.length;
    const wide = cell.box.width / cell.text.length;
    return { ...cell, text, box: { ...cell.box, x: cell.box.x + at * wide, width: text.length * wide } };
  });
}

/** Pieces of a line that are a label together: a section's letter in a cell of its own, wide letters. */
function joinPieces(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const run = listRun(cells, at);
    const texts = run.map(({ text }) => text);
    const count = run.findLastIndex(
      (_, index) => findExactLabel(texts.slice(0, index + 1).join(' ')) !== undefined,
    );
    const apart = count > 0 || findExactLabel(texts[0] ?? '') !== undefined ? undefined : splitRun(run);
    if (apart !== undefined) {
      joined.push(...apart.cells);
      at += apart.count - 1;
      continue;
    }
    joined.push(nameLabel(run.slice(0, Math.max(count, 0) + 1)));
    at += Math.max(count, 0);
  }
  return joined;
}

/** Pieces that break within a label, and hold what is behind it: "Loan" and "Estimate Final". */
function splitRun(run: readonly Cell[]): { cells: Cell[]; count: number } | undefined {
  const [first] = run;
  if (first === undefined || !isLabelStart(first.text)) return undefined;
  for (let count = 2; count <= run.length; count += 1) {
    const own = run.slice(0, count);
    const box = own.reduce((all, cell) => cover(all, cell.box), first.box);
    const cells = splitValue({ ...first, text: own.map(({ text }) => text).join(' '), box });
    if (cells.length > 1 && findExactLabel(cells[0]?.text ?? '') !== undefined) return { cells, count };
  }
  return undefined;
}

function listRun(cells: readonly Cell[], at: number): Cell[] {
  const run: Cell[] = [];
  for (const cell of cells.slice(at, at + MAX_PIECES)) {
    const last = run.at(-1);
    if (last !== undefined) {
      const gap = cell.box.x - endOf(last);
      const room = /^[A-N]\.?$/.test(last.text) ? MAX_LETTER_GAP : MAX_PIECE_GAP;
      if (!isBeside(last, cell) || gap < -2 || gap > room * last.box.height) break;
    }
    run.push(cell);
  }
  return run;
}

/** Cells as the label that they are together; one that is none keeps its words. */
function nameLabel(own: readonly Cell[]): Cell {
  const [first, ...others] = own as [Cell, ...Cell[]];
  const printed = own.map(({ text }) => text).join(' ');
  const label = findExactLabel(printed);
  if (label === undefined) return first;
  const last = own.at(-1) ?? first;
  return {
    ...first,
    text: label,
    baseline: (first.baseline + last.baseline) / 2,
    box: others.reduce((all, { box }) => cover(all, box), first.box),
    ...(last.baseline - first.baseline > 1 && { lineHeight: first.lineHeight ?? first.box.height }),
  };
}

/** Lines of a label below each other are one cell, in the middle of its lines: its value is printed beside any of them. */
function joinLines(cells: readonly Cell[]): Cell[] {
  const taken = new Set<Cell>();
  const joined: Cell[] = [];
  for (const [index, cell] of cells.entries()) {
    if (taken.has(cell)) continue;
    const own = listLabelCells(cells, index, taken);
    for (const each of own) taken.add(each);
    joined.push(own.length > 1 ? nameLabel(own) : cell);
  }
  return joined;
}

/** The cells from this one on and down that are a label together; this one alone where it is none, or whole as it is. */
function listLabelCells(cells: readonly Cell[], index: number, taken: ReadonlySet<Cell>): Cell[] {
  const own: Cell[] = [];
  let whole = 1;
  let at = index;
  for (let line = 0; line < MAX_LINES; line += 1) {
    const run = listRun(cells, at);
    const count =
      run.findLastIndex((_, last) => isLabelStart(joinTexts([...own, ...run.slice(0, last + 1)]))) + 1;
    own.push(...run.slice(0, count));
    if (count === 0) break;
    if (line > 0 && findExactLabel(joinTexts(own)) !== undefined) whole = own.length;
    const below = findBelow(cells, at, taken);
    if (below === undefined) break;
    at = below;
  }
  return whole === 1 ? cells.slice(index, index + 1) : own.slice(0, whole);
}

const joinTexts = (cells: readonly Cell[]) => cells.map(({ text }) => text).join(' ');

/** Where the next line of a label is: close below, at the same left edge, middle or right edge, or set in or out a little. */
function findBelow(cells: readonly Cell[], index: number, taken: ReadonlySet<Cell>): number | undefined {
  const last = cells[index] as Cell;
  const { height } = last.box;
  for (let at = index + 1; at < cells.length; at += 1) {
    const cell = cells[at] as Cell;
    const drop = cell.baseline - last.baseline;
    if (drop > 2.2 * height) return undefined;
    if (drop < 0.6 * height || taken.has(cell)) continue;
    const shift = cell.box.x - last.box.x;
    const middle = shift + (cell.box.width - last.box.width) / 2;
    const end = shift + cell.box.width - last.box.width;
    const isAligned = (shift > -20 && shift < 26) || Math.abs(middle) < 6 || Math.abs(end) < 3;
    if (isAligned && cell.box.height < 1.4 * height && height < 1.4 * cell.box.height) return at;
  }
  return undefined;
}
