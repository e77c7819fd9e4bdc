import { type FieldReading, parseField, removeMissing } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell, plain } from '../pages/find-cells.ts';
import { splitAt } from '../pages/label-cells.ts';
import { isMark, withoutMark } from '../pages/marks.ts';
import { type Cell, cover, letterHeight } from '../pages/page-text.ts';
import { loadAnswer, parsePrintedAmount } from '../pages/read-values.ts';

/** The table of projected payments, a value for each of its columns (12 CFR 1026.37(c)). The same on both forms. */
export function parseProjectedPayments(cells: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(cells, /^payment calculation$/i);
  if (heading === undefined) return {};
  const columns = findHeads(cellsRightOf(cells, heading));
  const rows = {
    pi: findCell(cells, /^principal & interest$/i, { top: heading.baseline }),
    mi: findCell(cells, /^mortgage( insurance)?$/i, { top: heading.baseline }),
    escrow: findCell(cells, /^estimated escrow$/i, { top: heading.baseline }),
    total: findCell(cells, /^estimated total( monthly payment)?$/i, { top: heading.baseline }),
  };
  const taxes = findCell(cells, /^estimated taxes, insurance/i, { top: heading.baseline });
  const order = [rows.pi, rows.mi, rows.escrow, rows.total, taxes].filter((cell) => cell !== undefined);
  const valuesOf = (row: Cell | undefined, empty?: string) =>
    readRow(cells, columns, [row, order[order.indexOf(row as Cell) + 1]], empty);
  const [monthly] =
    taxes === undefined ? [] : cellsRightOf(cells, taxes).filter(({ text }) => /\d/.test(text));
  const includes = findCell(cells, /^this estimate includes/i);
  // The label has two lines and a note below; the amount, in larger letters, may be beside any of them.
  const near =
    taxes &&
    cellsWithin(cells, {
      left: taxes.box.x + taxes.box.width,
      right: includes?.box.x ?? Infinity,
      top: taxes.baseline - 14,
      bottom: taxes.baseline + 2.5 * taxes.box.height,
    });
  const readMonth = ({ text }: Cell) => parsePrintedAmount(text.replace(/ ?a month$/i, ''));
  const month = monthly ?? near?.find((cell) => readMonth(cell) !== undefined);
  return flagUneven({
    columns: parseField(
      columns.length === 0 ? undefined : columns.map(({ text }) => plain(text).replace(/ ?- ?/g, '-')),
      columns,
    ),
    pi_month: valuesOf(rows.pi),
    mi_month: valuesOf(rows.mi, '0'),
    escrow_month: valuesOf(rows.escrow, '0'),
    total_month: valuesOf(rows.total),
    taxes_insurance_month: parseField(month && readMonth(month), month),
    in_escrow: readInEscrow(cells),
  });
}

/** Dollars by which a total may differ from its parts: each is rounded on its own. */
const MAX_ROUNDED = 3;
const PARTS = ['pi_month', 'mi_month', 'escrow_month', 'total_month'] as const;

/** Columns whose parts do not come to their total were taken apart wrongly: a person checks all four. */
function flagUneven(read: Record<string, FieldReading | undefined>): Record<string, FieldReading> {
  const found = removeMissing(read);
  const rows = PARTS.map((name) => found[name]?.value);
  if (!rows.every(Array.isArray)) return found;
  const [pi, mi, escrow, total] = rows as [string[], string[], string[], string[]];
  const isEven = total.every((_, index) =>
    [0, -1].every((end) => {
      const at = (row: readonly string[]) => Number((row[index] ?? '').split('-').at(end));
      return Math.abs(at(pi) + at(mi) + at(escrow) - at(total)) <= MAX_ROUNDED;
    }),
  );
  if (!isEven) for (const name of PARTS) Object.assign(found[name] ?? {}, { state: 'check' });
  return found;
}

/** "Years 1-7", "Year 8", "Final Payment": words that came apart are one head, and heads that grew together are several. */
const HEAD = /\b(?:years? ?\d{1,2}(?: ?[-–—] ?\d{1,2})?|final payment)\b/gi;

function findHeads(row: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of row) {
    const last = joined.at(-1);
    const isPart = last !== undefined && !/\d$|payment$/i.test(last.text);
    if (isPart || (last !== undefined && /^[-–—]/.test(cell.text)))
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${cell.text}`,
        box: cover(last.box, cell.box),
      };
    else joined.push(cell);
  }
  return joined.flatMap((cell) => {
    const heads = plain(cell.text).match(HEAD) ?? [];
    return heads.length < 2 ? [cell] : splitAt({ ...cell, text: plain(cell.text) }, heads);
  });
}

/**
 * One value for each column: one amount, or the least and the most of it with a dash. A dash alone is nothing to pay; recognition loses it
 * easily, so that a column of a picture without anything counts as `empty` where that is given.
 */
function readRow(
  cells: readonly Cell[],
  columns: readonly Cell[],
  [row, next]: readonly [Cell | undefined, Cell | undefined],
  empty?: string,
): FieldReading | undefined {
  if (row === undefined || columns.length === 0) return undefined;
  const inRow = cellsWithin(cells, {
    left: row.box.x + row.box.width,
    top: row.box.y + 0.2 * letterHeight(row),
    bottom:
      next === undefined
        ? row.box.y + row.box.height + 1.5 * letterHeight(row)
        : next.box.y - 0.2 * letterHeight(next),
  });
  const lines = cells.filter((cell) => inRow.includes(cell) || isBeside(cell, row));
  const values = columns.map((_, index) => {
    const [left, right] = boundsOf(columns, index);
    const inColumn = lines.filter(
      ({ box, text }) => middle(box) >= left && middle(box) < right && text !== '+',
    );
    const own = inColumn.filter((cell) => inColumn.length === 1 || !isRule(cell));
    const isLost = own.length === 0 && row.confidence !== undefined;
    return { cells: own, text: isLost ? empty : combine(own.map(({ text }) => text)) };
  });
  if (values.some(({ text }) => text === undefined)) return undefined;
  const boxes = values.flatMap((value) => value.cells);
  if (boxes.length === 0) boxes.push(row);
  return parseField(
    values.map(({ text }) => text ?? ''),
    boxes,
  );
}

/** The rule between two columns, which is read as a letter of its form. */
const isRule = ({ text, confidence }: Cell) => confidence !== undefined && /^[1Il|]$/.test(text);

const middle = ({ x, width }: Cell['box']) => x + width / 2;
const isBeside = (cell: Cell, row: Cell) =>
  cell.box.x > row.box.x + row.box.width && Math.abs(cell.baseline - row.baseline) <= row.box.height;

/** From the middle between two column heads to the next one. */
function boundsOf(columns: readonly Cell[], index: number): [number, number] {
  const at = (place: number) => {
    const column = columns[place];
    return column === undefined ? undefined : middle(column.box);
  };
  const [before, own, after] = [at(index - 1), at(index) ?? 0, at(index + 1)];
  const half = ((after ?? own) - (before ?? own)) / (before === undefined || after === undefined ? 1 : 2) / 2;
  return [own - Math.abs(half || 200), own + Math.abs(half || 200)];
}

function combine(texts: readonly string[]): string | undefined {
  const words = texts.join(' ').replace(/\+/g, ' ');
  const amounts = [...words.matchAll(/\$?\s?([\d,]{0,15}\d(?:\.\d{2})?)(?!\s?%)/g)].flatMap(
    ([, digits = '']) => parsePrintedAmount(digits) ?? [],
  );
  if (amounts.length === 0) return /[-–—]/.test(words) ? '0' : undefined;
  const [least = '', most] = amounts;
  return most === undefined || most === least ? least : `${least}-${most}`;
}

/** Which of taxes, insurance and others are paid through escrow. */
function readInEscrow(cells: readonly Cell[]): FieldReading | undefined {
  const heading = findCell(cells, /^in escrow\?$/i);
  const includes = findCell(cells, /^this estimate includes/i);
  if (heading === undefined || includes === undefined) return undefined;
  const rows = cellsWithin(cells, {
    left: includes.box.x - 2,
    right: heading.box.x - 4,
    top: heading.baseline,
    bottom: heading.baseline + 60,
  });
  const found = rows.flatMap((row) => {
    if (isMark(row.text)) return [];
    // A long name reaches to its answer, and may be one piece with it.
    const [, longName, ownAnswer] =
      row.box.x + row.box.width > heading.box.x ? (/^(.+?) ?(YES|NO)$/.exec(row.text) ?? []) : [];
    const name = withoutMark(longName ?? row.text).replace(/:$/, '');
    const answer = cellsRightOf(cells, row).find((cell) => Math.abs(cell.box.x - heading.box.x) < 40);
    const value = loadAnswer(ownAnswer ?? answer?.text ?? '');
    return value === undefined || name === '' ? [] : [{ name, value, row }];
  });
  if (found.length === 0) return undefined;
  const answers = Object.fromEntries(found.map(({ name, value }) => [name, value]));
  const { state = 'check' } =
    parseField(
      answers,
      found.map(({ row }) => row),
    ) ?? {};
  const field = parseField(answers, heading);
  return field && { ...field, state };
}
