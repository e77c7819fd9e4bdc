import { isOnLine, plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { parsePaperAmount, VALUE_READERS } from './paper-values.ts';
import { distanceAcross, findHeading } from './table-cells.ts';

/** What a figure of a pay stub counts: one pay period, or the year so far. */
export type PayPeriod = 'current' | 'year';

const YEAR =
  /^(ytd|y-t-d|y\/t\/d|(calendar )?year[- ]to[- ]date|total to date|to date|cumulative)( (amount|earnings|totals?|summary|pay|figures|information)){0,2}$/i;
const CURRENT =
  /^(this (pay )?period|current|current (pay )?period|this (check|pay)|amount|period)( (amount|earnings|totals?|summary|pay|figures|information)){0,2}$/i;
/** The first line of a heading that is printed on two. */
const FIRST_LINE = /^(this|this pay|current|current pay|year|year[- ]to-?|total to|calendar year)$/i;

/** What a heading says of the figures below or beside it; undefined of any other words. */
export function parsePayPeriod(text: string): PayPeriod | undefined {
  const words = plain(text)
    .replace(/\(\$\)|[$:*]/g, '')
    .replace(/-(?= )|(?<= )-/g, '')
    .trim();
  if (YEAR.test(words)) return 'year';
  return CURRENT.test(words) ? 'current' : undefined;
}

/** What is counted in a column that is no money, on the second line of its heading. */
const OTHER = /^(hours|hrs|units|qty|quantity|rate|days)$/i;

type Heading = { cell: Cell; period: PayPeriod };

/** The headings of a page that name a period, also those on two lines. */
export function listPeriodHeadings(cells: readonly Cell[]): Heading[] {
  return cells.flatMap((cell) => {
    const period = parsePayPeriod(cell.text);
    if (period === undefined && !FIRST_LINE.test(plain(cell.text))) return [];
    const below = cells.find(
      (other) =>
        other.baseline > cell.baseline + 0.6 * cell.box.height &&
        other.baseline < cell.baseline + 1.7 * cell.box.height &&
        distanceAcross(cell, other) < 6,
    );
    if (period !== undefined) return OTHER.test(plain(below?.text ?? '')) ? [] : [{ cell, period }];
    const both = below && parsePayPeriod(`${plain(cell.text)} ${plain(below.text)}`.replace('- ', '-'));
    return below === undefined || both === undefined ? [] : [{ cell: below, period: both }];
  });
}

/** The amounts to the right of a cell, up to the next words of its line. */
export function listFiguresBeside(cells: readonly Cell[], label: Cell): Cell[] {
  const end = label.box.x + label.box.width - 1;
  const right = cells
    .filter((cell) => cell !== label && isOnLine(cell, label) && cell.box.x >= end)
    .toSorted((one, other) => one.box.x - other.box.x);
  const next = right.findIndex(({ text }) => /\p{L}{2}/u.test(text) && !/^[-$\d,. ]+ USD$/.test(text));
  return (next < 0 ? right : right.slice(0, next)).filter(isMoneyText);
}

export const isMoneyText = ({ text }: Cell): boolean =>
  VALUE_READERS['amount-with-cents'](text) !== undefined;

/**
 * The period of a figure in the row of a label: its column's heading, else the heading of the block that the row is in. `other` where its
 * column counts something else, such as hours; undefined where the paper does not say.
 */
export function findPayPeriod(
  cells: readonly Cell[],
  label: Cell,
  figure: Cell,
): PayPeriod | 'other' | undefined {
  const headings = listPeriodHeadings(cells);
  return findColumnPeriod(cells, headings, figure) ?? findBlockPeriod(cells, headings, label);
}

function findColumnPeriod(
  cells: readonly Cell[],
  headings: readonly Heading[],
  figure: Cell,
): PayPeriod | 'other' | undefined {
  const above = headings
    .filter(({ cell }) => cell.baseline < figure.baseline - 0.5 * figure.box.height && !isBlock(cells, cell))
    .toSorted((one, other) => other.cell.baseline - one.cell.baseline);
  for (const { cell } of above) {
    const line = cells.filter(
      (each) =>
        Math.abs(each.baseline - cell.baseline) <= MAX_WRAPPED * cell.box.height &&
        each.baseline < figure.baseline - 0.5 * figure.box.height &&
        parsePaperAmount(each.text) === undefined,
    );
    const nearest = findHeading(line, figure);
    if (nearest === undefined) continue;
    // Of a heading on several lines each line may be as near.
    const found = headings.find(
      (each) =>
        line.includes(each.cell) &&
        distanceAcross(each.cell, figure) <= distanceAcross(nearest, figure) + SAME_PLACE,
    );
    if (found !== undefined) return found.period;
    // Words of a row that only lies beside a table with headings head no column.
    if (!hasFigureBetween(cells, nearest, cell)) return 'other';
  }
  return undefined;
}

/** Points. */
const SAME_PLACE = 1;
/** Headings of one table are wrapped, so that their words are up to so many heights of the text above or below each other. */
const MAX_WRAPPED = 1.5;

function hasFigureBetween(cells: readonly Cell[], one: Cell, other: Cell): boolean {
  const [left, right] = [Math.min(one.box.x, other.box.x), Math.max(one.box.x, other.box.x)];
  return cells.some(
    (cell) => isMoneyText(cell) && isOnLine(cell, other) && cell.box.x > left && cell.box.x < right,
  );
}

/** A heading of a block heads rows: its own line has no figures and no other heading of a period beside it. */
function isBlock(cells: readonly Cell[], heading: Cell): boolean {
  const hasLabels = cells.some(
    (cell) =>
      Math.abs(cell.box.x - heading.box.x) <= MAX_INDENT &&
      cell.baseline > heading.baseline + 0.5 * heading.box.height &&
      cell.baseline <= heading.baseline + 4 * heading.box.height &&
      /\p{L}{3}/u.test(cell.text) &&
      listFiguresBeside(cells, cell).length > 0,
  );
  return hasLabels && listFiguresBeside(cells, heading).length === 0;
}

/** Points by which the rows of a block begin before or behind its heading. */
const MAX_INDENT = 40;

/** The heading above the rows that a label is one of: each row in between has a figure. */
function findBlockPeriod(
  cells: readonly Cell[],
  headings: readonly Heading[],
  label: Cell,
): PayPeriod | undefined {
  const isNear = (cell: Cell) => Math.abs(cell.box.x - label.box.x) <= MAX_INDENT;
  const column = cells
    .filter((cell) => isNear(cell) && cell.baseline < label.baseline - 0.5 * label.box.height)
    .toSorted((one, other) => other.baseline - one.baseline);
  for (const cell of column) {
    const heading = headings.find((each) => each.cell === cell);
    if (heading !== undefined) return isBlock(cells, cell) ? heading.period : undefined;
    if (listFiguresBeside(cells, cell).length === 0) return undefined;
  }
  return undefined;
}

/** Whether the paper has a heading of the year above a figure, so that one without a period of its own may be the year's. */
export const hasYearAbove = (cells: readonly Cell[], figure: Cell): boolean =>
  listPeriodHeadings(cells).some(
    ({ cell, period }) => period === 'year' && cell.baseline < figure.baseline - 0.5 * figure.box.height,
  );
