import { parseTotal, splitAmounts } from '../both-forms/amount-place.ts';
import {
  type FieldReading,
  markWords,
  parseField,
  type ReadCostLine,
  removeMissing,
} from '../form-reading.ts';
import { findGutter } from '../pages/columns.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { isMoney, joinWords, listRows } from '../pages/find-rows.ts';
import { findLabel } from '../pages/mend-cells.ts';
import { type Cell, cover } from '../pages/page-text.ts';
import { parsePrintedAmount } from '../pages/read-values.ts';
import { joinWrappedLines, type TableLine } from '../pages/wrapped-lines.ts';
import { parseLineWords } from './line-words.ts';

export type Transactions = { fields: Record<string, FieldReading>; lines: Record<string, ReadCostLine[]> };

const SECTION = /^([K-N])\. ?(?=[A-Z])/;
const TOTALS: Readonly<Record<string, string>> = {
  ...{ K: 'due_from_borrower', L: 'paid_for_borrower', M: 'due_to_seller', N: 'due_from_seller' },
};
const HEADINGS =
  /^(adjustments|other credits|adjustments for items (paid by seller in advance|unpaid by seller))$/i;
/** "City/Town Taxes 1/1/13 to 4/14/13": a line with the days that it counts from and to. */
const DAYS = /^(.{1,200}?) (\d{1,2}\/\d{1,2}\/\d{2,4} to \d{1,2}\/\d{1,2}\/\d{2,4})$/i;

/** Summaries of Transactions: both sides beside each other, K and L of the borrower, M and N of the seller (12 CFR 1026.38(j), (k)). */
export function parseTransactions(cells: readonly Cell[], width: number): Transactions {
  const heading = findCell(cells, /^summaries of transactions$/i);
  const found: Transactions = { fields: {}, lines: {} };
  if (heading === undefined) return found;
  const table = cellsWithin(cells, { top: heading.baseline + 1 });
  const [borrower, seller] = splitSides(table, width);
  readSide(splitAmounts(borrower), 'borrower', found);
  readSide(splitAmounts(seller), 'seller', found);
  return found;
}

/** The borrower's side and the seller's: beside each other, or one below the other. */
function splitSides(table: readonly Cell[], width: number): [readonly Cell[], readonly Cell[]] {
  const headOf = (due: RegExp, title: RegExp) => findCell(table, due) ?? findCell(table, title);
  const borrower = headOf(/^k\. ?due from borrower/i, /^borrower's transaction$/i);
  const seller = headOf(/^m\. ?due to seller/i, /^seller's transaction$/i);
  if (borrower !== undefined && seller !== undefined && Math.abs(seller.box.x - borrower.box.x) < 30) {
    const title = findCell(table, /^seller's transaction$/i);
    const middle = Math.min(seller.baseline, title?.baseline ?? Infinity) - 1;
    return [
      table.filter(({ baseline }) => baseline < middle),
      table.filter(({ baseline }) => baseline >= middle),
    ];
  }
  const middle = seller === undefined ? width / 2 : (findGutter(table, seller.box.x + 1) ?? seller.box.x - 6);
  return [table.filter(({ box }) => box.x < middle), table.filter(({ box }) => box.x >= middle)];
}

const isHeading = (text: string) =>
  SECTION.test(text) || HEADINGS.test(text) || /^(calculation|cash\b)/i.test(text);

function readSide(cells: readonly Cell[], who: 'borrower' | 'seller', found: Transactions): void {
  const calculation = findCell(cells, /^calculation$/i);
  let section: string | undefined;
  const rows = listRows(cells).map((row): TableLine => {
    const amount = row.findLast(isMoney);
    return { words: row.filter((cell) => cell !== amount), amounts: amount === undefined ? [] : [amount] };
  });
  for (const { words, amounts, isUncertain } of joinWrappedLines(rows, isHeading)) {
    const [first] = words;
    const [amount] = amounts;
    if (first === undefined) continue;
    if (calculation !== undefined && first.baseline > calculation.baseline - 2) {
      section = undefined;
      if (amount !== undefined) readCash(words, amount, who, found);
      continue;
    }
    const text = joinWords(words);
    const name = SECTION.exec(text)?.[1];
    const value = amount && parsePrintedAmount(amount.text);
    if (name !== undefined) {
      section = name;
      found.lines[name] = [];
      found.fields[TOTALS[name] ?? name] = parseTotal({ row: [...words, ...amounts], amount, column: [] });
    } else if (section !== undefined && amount !== undefined && value !== undefined && !HEADINGS.test(text))
      found.lines[section]?.push({
        ...readLine(words, amount, value),
        ...(isUncertain && { areWordsUncertain: true }),
      });
  }
}

function readLine(words: readonly Cell[], amount: Cell, value: string): ReadCostLine {
  const read = parseLineWords(words);
  const isPicture = words.some(({ confidence }) => confidence !== undefined);
  const text = (isPicture ? findLabel(read) : undefined) ?? read;
  const [, label, days] = DAYS.exec(text) ?? [];
  const box = words.reduce((all, cell) => cover(all, cell.box), amount.box);
  return {
    ...{ label: label ?? text.replace(/ to$/, ''), detail: days ?? null, amount: value },
    ...{ page: amount.page, box, state: 'read', ...markWords(words) },
  };
}

/** "Cash to Close [x] From [ ] To Borrower": which box is marked says who brings the money. */
function readCash(words: readonly Cell[], amount: Cell, who: string, { fields }: Transactions): void {
  const text = joinWords(words);
  if (!/^cash\b/i.test(text)) return;
  const value = parsePrintedAmount(amount.text)?.replace(/^-/, '');
  const isFrom = /(?:[x☒☑✓✔⊠]|\[x\]) ?from\b/i.test(text);
  const isTo = new RegExp(`(?:[x☒☑✓✔⊠]|\\[x\\]) ?to ${who}`, 'i').test(text);
  const [total, taken] = (who === 'borrower' ? ['K', 'L'] : ['M', 'N']).map(
    (name) => fields[TOTALS[name] ?? '']?.value,
  );
  // Where no box can be made out, the larger of both totals says the same.
  const rest = isFrom === isTo ? Number(total) - Number(taken) : Number.NaN;
  const bySums = rest > 0 ? who === 'borrower' : rest < 0 ? who !== 'borrower' : undefined;
  const comesFrom = isFrom === isTo ? bySums : isFrom;
  if (comesFrom === undefined) return;
  Object.assign(
    fields,
    removeMissing({ [`cash_${comesFrom ? 'from' : 'to'}_${who}`]: parseField(value, amount) }),
  );
}
