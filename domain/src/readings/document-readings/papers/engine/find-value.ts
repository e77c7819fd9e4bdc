import { cellsRightOf, plain, plainOf } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import type { FoundValue, LabelledField, PaperPage } from './paper-schema.ts';
import { VALUE_READERS } from './paper-values.ts';

/** The characters allowed between a label and its value. */
const AFTER_LABEL = /^\s*(?:[:#*=)]|\$(?=\s*$))*\s*/;
/** The largest distance of a value from its label, in points; beyond it another column begins. */
const FURTHEST_WORDS = 260;
/** The largest distance of a value below its label, in heights of the text. */
const FURTHEST_BELOW = 3.6;

/** The first value of a field: in the cell of its label, to the right of it, or below. */
export function findValue(
  pages: readonly PaperPage[],
  field: LabelledField,
  /** Labels of the document, which cannot be a person's name. */
  known: readonly RegExp[] = [],
): FoundValue | undefined {
  for (const label of field.labels)
    for (const { cells } of pages)
      for (const cell of cells) {
        const rest = getValueAfter(cell, label);
        const found = rest === undefined ? undefined : findBeside(cells, cell, rest, field, known);
        if (found !== undefined) return found;
      }
  return undefined;
}

/** The text behind the label that a cell begins with; undefined where the cell begins with other words. */
export function getValueAfter(cell: Cell, label: RegExp): string | undefined {
  const text = plainOf(cell);
  const found = label.exec(text);
  if (found === null || found.index !== 0) return undefined;
  const rest = text.slice(found[0].length);
  // "Net pay" is no label of "Net payable".
  if (/^[\p{L}\d]/u.test(rest) && /[\p{L}\d]$/u.test(found[0])) return undefined;
  return rest.replace(AFTER_LABEL, '');
}

function findBeside(
  cells: readonly Cell[],
  label: Cell,
  rest: string,
  { is, where }: LabelledField,
  known: readonly RegExp[],
): FoundValue | undefined {
  const isLabel = (text: string) =>
    isName(is) && known.some((each) => getValueAfter({ ...label, text }, each) === '');
  const read = (text: string) => (isLabel(text) ? undefined : VALUE_READERS[is](text));
  if (rest !== '' && where !== 'below') {
    // Words behind a label that are not its value make another label of it.
    const hasMark = /[:#]/.test(plain(label.text).slice(0, -rest.length || undefined));
    const value = isName(is) && !hasMark ? undefined : read(rest);
    return value === undefined ? undefined : { value, cell: label };
  }
  if (rest !== '' && !/^[\p{P}\s]*$/u.test(rest)) return undefined;
  const right = () => findRight(cells, label, read, is);
  const below = () => findBelow(cells, label, read, is);
  if (where === 'right') return right();
  if (where === 'below') return below();
  return where === 'below-first' ? (below() ?? right()) : (right() ?? below());
}

const isName = (is: LabelledField['is']) => is === 'words' || is === 'name';

type Read = (text: string) => string | undefined;

function findRight(
  cells: readonly Cell[],
  label: Cell,
  read: Read,
  is: LabelledField['is'],
): FoundValue | undefined {
  const [first, second] = cellsRightOf(cells, label);
  // Before an amount there may be its sign, or the number of items that it adds up.
  const isSkipped = is === 'amount-with-cents' ? /^([$:]|\d{1,4})$/ : /^[$:]$/;
  const cell = first !== undefined && isSkipped.test(first.text) ? second : first;
  if (cell === undefined) return undefined;
  if (isName(is) && cell.box.x - (label.box.x + label.box.width) > FURTHEST_WORDS) return undefined;
  const value = read(cell.text);
  return value === undefined ? undefined : { value, cell };
}

/** The next cell of the column that a label heads, past a second line of the label. */
function findBelow(
  cells: readonly Cell[],
  label: Cell,
  read: Read,
  is: LabelledField['is'],
): FoundValue | undefined {
  let skipped = 0;
  for (const cell of listBelow(cells, label)) {
    const value = read(cell.text.replace(/^\$\s*/, '$'));
    if (value !== undefined) return { value, cell };
    // The next box of a form begins with its number.
    const isNextBox = /^\d{1,2}[a-z]?\s+\p{L}/u.test(cell.text);
    skipped += 1;
    if (isName(is) || isNextBox || (skipped > 1 && cell.text !== '$')) return undefined;
  }
  return undefined;
}

/** The cells below a label up to where the next label of its line begins. */
export function listBelow(cells: readonly Cell[], label: Cell): Cell[] {
  const next = cellsRightOf(cells, label)[0]?.box.x ?? Number.POSITIVE_INFINITY;
  const bottom = label.baseline + FURTHEST_BELOW * label.box.height;
  return cells.filter(
    ({ box, baseline }) =>
      baseline > label.baseline + 0.5 * label.box.height &&
      baseline <= bottom &&
      box.x + box.width > label.box.x - 4 &&
      box.x < next - 2 &&
      // A line of its own that only passes below.
      !(box.x < label.box.x - 40 && box.width > 2 * label.box.width + 80),
  );
}
