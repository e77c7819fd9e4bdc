import { plain } from './find-cells.ts';
import { splitAt } from './label-cells.ts';
import { type Cell, letterHeight } from './page-text.ts';

/** A label of a head: alone in its cell, or grown together with its value. */
export type BlockLabel<Name extends string> = { name: Name; alone: RegExp; merged: RegExp };

/** `words` is the source of a pattern without groups. */
export const blockLabel = <Name extends string>(name: Name, words: string): BlockLabel<Name> => ({
  ...{
    name,
    alone: new RegExp(`^(?:${words}) ?:?$`, 'i'),
    merged: new RegExp(`^((?:${words}) ?:?) (\\S.*)$`, 'i'),
  },
});

type Found<Name extends string> = { name: Name; label: Cell; value?: Cell; own: Cell };

/** The labels that cells have, each alone or, where none is, with its value behind it. */
export function findBlockLabels<Name extends string>(
  cells: readonly Cell[],
  labels: readonly BlockLabel<Name>[],
): Found<Name>[] {
  return labels.flatMap(({ name, alone, merged }): Found<Name>[] => {
    const own = cells.find(({ text }) => alone.test(plain(text)));
    if (own !== undefined) return [{ name, label: own, own }];
    for (const cell of cells) {
      const [, words, rest] = merged.exec(cell.text) ?? [];
      if (words === undefined || rest === undefined) continue;
      const [label, value] = splitAt(cell, [words, rest]);
      if (label !== undefined && value !== undefined) return [{ name, label, value, own: cell }];
    }
    return [];
  });
}

/** Rules that are printed where nothing is filled in. */
const isBlank = ({ text }: Cell) => /^[_.\s]*$/.test(text);

/**
 * The cells beside each label and below them, up to the next label of the same column; where nothing is beside a label, what is below it. A rule
 * for writing on is none of them.
 */
export function parseBlocks<Name extends string>(
  cells: readonly Cell[],
  labels: readonly BlockLabel<Name>[],
): Partial<Record<Name, Cell[]>> {
  const found = findBlockLabels(cells, labels).sort(
    (one, other) => one.label.baseline - other.label.baseline,
  );
  const taken = new Set(found.map(({ own }) => own));
  const endOf = ({ box }: Cell) => box.x + box.width;
  const values = Math.max(0, ...found.map(({ label }) => endOf(label)));
  const blocks = found.map(({ name, label, value }, index) => {
    const height = letterHeight(label);
    const top = label.box.y + 0.4 * height;
    const next = found.slice(index + 1).find((each) => each.label.baseline > label.baseline + 2)?.label;
    const bottom = next === undefined ? label.baseline + 5 * height : next.box.y + 0.4 * letterHeight(next);
    const inRow = cells.filter(
      (cell) => !taken.has(cell) && !isBlank(cell) && cell.baseline > top && cell.baseline <= bottom,
    );
    // Where a label ends within a piece is known roughly.
    const end = value === undefined ? endOf(label) - 1 : label.box.x + 0.6 * label.box.width;
    const beside = inRow.filter(({ box }) => box.x >= Math.min(values - 1, end));
    const below = inRow.filter(({ baseline }) => baseline > label.baseline + 1);
    const own = value === undefined ? (beside.length > 0 ? beside : below) : [value, ...beside];
    return [name, own] as const;
  });
  return Object.fromEntries(blocks) as Partial<Record<Name, Cell[]>>;
}

/** The first lines of a block: up to one with a gap above it, or one that is no part of it. */
export function listBlockLines(
  block: readonly Cell[] | undefined,
  isEnd: (cell: Cell) => boolean = () => false,
): Cell[] {
  const lines: Cell[] = [];
  for (const cell of block ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && (isEnd(cell) || cell.baseline - last.baseline > 2 * letterHeight(last))) break;
    lines.push(cell);
  }
  return lines;
}

/** Of what is printed as a product the last word is "Rate": what follows is no part of it. */
export function listBlockProduct(block: readonly Cell[] | undefined): Cell[] {
  const lines = listBlockLines(block);
  const end = lines.findIndex(({ text }) => /\brate$/i.test(text.trim()));
  return end < 0 ? lines.slice(0, 1) : lines.slice(0, end + 1);
}

export const joinBlock = (block: readonly Cell[]): string | undefined =>
  block.length === 0 ? undefined : block.map(({ text }) => text.replace(/(?<![\s_])[\s_]+$/, '')).join(' ');

const CITY = /^[A-Z][A-Za-z .'-]{0,60},? [A-Z]{2}\b/;

/** An address with a comma between its lines, but not within one that has been broken: "7863 Pine Ridge / Road / Springfield, IL 62704". */
export function joinAddress(block: readonly Cell[]): string {
  const endOf = ({ box }: Cell) => box.x + box.width;
  const limit = Math.max(0, ...block.map(endOf));
  return block.reduce((text, cell, index) => {
    const last = block[index - 1];
    const own = cell.text.replace(/(?<![\s_])[\s_]+$/, '');
    if (last === undefined) return own;
    const isSameLine = Math.abs(cell.baseline - last.baseline) < 0.4 * letterHeight(last);
    const word = own.split(' ')[0] ?? '';
    const wide = (cell.box.width * (word.length + 1)) / cell.text.length;
    const isBroken = !CITY.test(own) && (/^\d{5}/.test(own) || endOf(last) + wide > limit);
    return `${text}${isSameLine || isBroken || text.endsWith(',') ? ' ' : ', '}${own}`;
  }, '');
}

/** The names of a block, which are above their address: the first line with a number and what is below are none of them. */
export function listBlockNames(block: readonly Cell[] | undefined): Cell[] {
  const lines = listBlockLines(block);
  const address = lines.find(({ text }, index) => index > 0 && /\d/.test(text));
  if (address === undefined) return lines;
  return lines.filter(({ baseline }) => baseline < address.baseline - 0.4 * letterHeight(address));
}
