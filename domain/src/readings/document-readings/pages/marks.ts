import type { Cell } from './page-text.ts';

/** What is in a box that is chosen, as a letter or as a sign of the typeface. */
const MARK = '[x✓✔✗✘☒☑⊠■\\uf0fd\\uf0fe\\uf078]';
const ALONE = new RegExp(`^${MARK}$`, 'i');
const FIRST = new RegExp(`^${MARK}\\s+`, 'i');
/** An empty box that a typeface or a recognition has as a sign. */
const EMPTY_BOX = /^[☐□❏❑]\s*/;

export const isMark = (text: string): boolean => ALONE.test(text.trim());

/** Boxes that are printed as signs of the keyboard or of a symbol typeface, each as one sign: "[X]", "( )" and "___ FHA". */
export const toBoxName = (text: string): string =>
  text
    .replace(/\[ ?[x✓✔] ?\]|\([x✓✔]\)|[\uf0fd\uf0fe\uf078]|(?<=^| )_{1,2}[x✓✔]_{1,2}(?= )/gi, '☒')
    .replace(/\[[ _]?\]|\( \)|[\uf0a8\uf06f\uf071\uf0a3]|(?<=^| )_{2,4}(?= )/g, '☐');

/** Where each box of a line begins, with its words. */
export const splitBoxes = (text: string): string[] =>
  text
    .split(/(?=[☒☐☑□])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Words without the box before them. */
export const withoutMark = (text: string): string => text.replace(FIRST, '').replace(EMPTY_BOX, '');

/** Whether the box of these words is chosen: its mark is their first letter, or comes before them. */
export function isMarked(cells: readonly Cell[], cell: Cell | undefined): boolean {
  if (cell === undefined) return false;
  return FIRST.test(cell.text) || cells.some((mark) => isMark(mark.text) && isJustBefore(mark, cell));
}

const isJustBefore = (mark: Cell, cell: Cell) =>
  Math.abs(mark.baseline - cell.baseline) < cell.box.height &&
  mark.box.x < cell.box.x &&
  cell.box.x - mark.box.x < 30;

/** The one of several choices that is marked; nothing where none is, or more than one. */
export function findMarked<Choice extends string>(
  cells: readonly Cell[],
  choices: Readonly<Record<Choice, Cell | undefined>>,
): { value: Choice; cell: Cell } | undefined {
  const found = (Object.keys(choices) as Choice[]).flatMap((value) => {
    const cell = choices[value];
    return cell !== undefined && isMarked(cells, cell) ? [{ value, cell }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
