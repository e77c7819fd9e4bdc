import { isOnLine, plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { getValueAfter, listBelow } from './find-value.ts';
import type { FoundField, FoundValue, PaperPage } from './paper-schema.ts';
import { VALUE_READERS } from './paper-values.ts';
import {
  findPayPeriod,
  hasYearAbove,
  isMoneyText,
  listFiguresBeside,
  listPeriodHeadings,
  type PayPeriod,
  parsePayPeriod,
} from './pay-periods.ts';
import { distanceAcross, findHeading } from './table-cells.ts';

const read = VALUE_READERS['amount-with-cents'];

/**
 * A total of a pay stub for one period. What the headings do not give to a period is not read, and a paper that gives two amounts for one is
 * to be checked.
 */
export function payTotal(labels: readonly RegExp[], period: PayPeriod): FoundField {
  return (pages) => {
    for (const label of labels) {
      const found = pages.flatMap((page) => listTotals(page, label, period));
      const [first] = found;
      if (first === undefined) continue;
      const isOne = found.every(({ value }) => Number(value) === Number(first.value));
      return isOne ? first : { ...first, isUnsure: true };
    }
    return undefined;
  };
}

function listTotals({ cells }: PaperPage, label: RegExp, period: PayPeriod): FoundValue[] {
  return cells.flatMap((cell): FoundValue[] => {
    const rest = getValueAfter(cell, label);
    if (rest === undefined) return [];
    const own = parsePayPeriod(rest);
    if (rest !== '' && own === undefined) {
      const value = read(rest);
      return value !== undefined && findFigurePeriod(cells, cell, cell) === period ? [{ value, cell }] : [];
    }
    const ways = own === undefined ? [findAcross, findInNextLine, findDown, findAlone] : [];
    if (own === period)
      return listFiguresBeside(cells, cell).length === 1 ? keep(listFiguresBeside(cells, cell)[0]) : [];
    for (const way of ways) {
      const figures = way(cells, cell, period);
      if (figures !== undefined) return figures.flatMap(keep);
    }
    return [];
  });
}

function keep(cell: Cell | undefined): FoundValue[] {
  const value = cell && read(cell.text);
  return cell === undefined || value === undefined ? [] : [{ value, cell }];
}

/** A figure alone is that of the period where nothing above speaks of a year. */
function findFigurePeriod(cells: readonly Cell[], label: Cell, figure: Cell) {
  const found = findPayPeriod(cells, label, figure);
  return found ?? (hasYearAbove(cells, figure) ? undefined : 'current');
}

/** Undefined where this is not how the total is printed, so that another way is tried; none where it is and the period has no figure. */
type Way = (cells: readonly Cell[], label: Cell, period: PayPeriod) => readonly Cell[] | undefined;

/** In the row of its label: "Gross Pay  2,400.00  33,600.00". */
const findAcross: Way = (cells, label, period) => {
  const figures = listFiguresBeside(cells, label);
  if (figures.length === 0) return undefined;
  const [only] = figures;
  if (figures.length === 1 && only !== undefined)
    return findFigurePeriod(cells, label, only) === period ? [only] : [];
  return pickNearest(
    cells,
    figures.filter((figure) => findPayPeriod(cells, label, figure) === period),
  );
};

/** Of two figures that the headings give to one period the one right below its heading; none where neither is. */
function pickNearest(cells: readonly Cell[], figures: readonly Cell[]): readonly Cell[] {
  if (figures.length <= 1) return figures;
  const headings = listPeriodHeadings(cells);
  const distance = (figure: Cell) => Math.min(...headings.map(({ cell }) => distanceAcross(cell, figure)));
  const [first, second] = figures.toSorted((one, other) => distance(one) - distance(other));
  return first && second && distance(first) + 3 < distance(second) ? [first] : [];
}

/** Below the headings that are in the label's own row: "NET PAY  THIS PERIOD ($)  YTD ($)". */
const findInNextLine: Way = (cells, label, period) => {
  const headings = listPeriodHeadings(cells).filter(
    ({ cell }) => isOnLine(cell, label) && cell.box.x > label.box.x,
  );
  const [first] = headings;
  if (first === undefined) return undefined;
  // Words between the label and the headings are those of another table.
  const between = cells.filter(
    (cell) =>
      isOnLine(cell, label) && cell.box.x > label.box.x && cell.box.x < first.cell.box.x && cell !== label,
  );
  if (between.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined;
  const next = cells.filter(
    (cell) =>
      isMoneyText(cell) &&
      cell.baseline > label.baseline + 0.5 * label.box.height &&
      cell.baseline < label.baseline + 3 * label.box.height &&
      cell.box.x > label.box.x,
  );
  const line = next.filter((cell) => next[0] !== undefined && isOnLine(cell, next[0]));
  const start = line[0];
  const isRow = (cell: Cell) =>
    start !== undefined &&
    isOnLine(cell, start) &&
    cell.box.x >= label.box.x - 4 &&
    cell.box.x < start.box.x &&
    /\p{L}/u.test(cell.text);
  if (cells.some(isRow)) return undefined;
  const own = headings.map(({ cell }) => cell);
  return line.filter((figure) => {
    const heading = findHeading(own, figure);
    return headings.some((each) => each.cell === heading && each.period === period);
  });
};

/** Below its label, in the rows of the periods: a table with the totals across. */
const findDown: Way = (cells, label, period) => {
  const line = cells.filter((cell) => isOnLine(cell, label));
  const rows = listPeriodHeadings(cells).filter(
    ({ cell }) => cell.baseline > label.baseline && listFiguresBeside(cells, cell).length > 0,
  );
  const found = rows.flatMap(({ cell: row, period: own }) => {
    const figure = listFiguresBeside(cells, row).find((each) => findHeading(line, each) === label);
    return figure === undefined || hasWordsBetween(cells, label, figure)
      ? []
      : [{ figure, period: own, at: row.baseline }];
  });
  if (found.length === 0) return undefined;
  const nearest = found
    .filter((each) => each.period === period)
    .toSorted((one, other) => one.at - other.at)[0];
  return nearest === undefined ? [] : [nearest.figure];
};

/** Another heading between a label and a figure begins another table. */
const hasWordsBetween = (cells: readonly Cell[], label: Cell, figure: Cell): boolean =>
  cells.some(
    (cell) =>
      cell.baseline > label.baseline + 1.7 * label.box.height &&
      cell.baseline < figure.baseline - 0.5 * figure.box.height &&
      /\p{L}{3}/u.test(cell.text) &&
      distanceAcross(cell, figure) < 12,
  );

/** A heading of its own, with its amount below it and no words in that line. */
const findAlone: Way = (cells, label, period) => {
  if (period !== 'current') return undefined;
  const figure = listBelow(cells, label).find(isMoneyText);
  if (figure === undefined) return undefined;
  const line = cells.filter((cell) => isOnLine(cell, figure));
  const isRow = line.some(({ text }) => /\p{L}{2}/u.test(plain(text)));
  return isRow || findPayPeriod(cells, label, figure) === 'year' ? [] : [figure];
};
