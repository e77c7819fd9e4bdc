import { readLoanType, readMarked, readPurpose } from '../both-forms/loan-kind.ts';
import { type FieldReading, keepFound, readField } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell, plain } from '../pages/find-cells.ts';
import type { Cell } from '../pages/page-text.ts';
import { findDay, findMoment, readAmount } from '../pages/read-values.ts';

/**
 * The head of page 1: who, what for, which product, and the lock (12 CFR 1026.37(a)). Under the value of a form field may stand what was
 * printed there before, so that a purpose is one of those that the regulation names.
 */
export function readSummary(cells: readonly Cell[], middle: number): Record<string, FieldReading> {
  const title = findCell(cells, /^loan estimate$/i);
  const lender = cells.find(
    ({ box, baseline }) => box.x < middle && title !== undefined && baseline < title.baseline,
  );
  const leftLabels = /^(date issued|applicants?|property|sale price|(?:est\.|appraised)? ?prop\. value)$/i;
  const blockOf = (label: RegExp) =>
    readBlock(cells, findCell(cells, label, { right: middle }), { right: middle, leftLabels });
  const findValue = (label: RegExp, right = Infinity) => {
    const found = findCell(cells, label);
    return found === undefined ? undefined : cellsRightOf(cells, found, right)[0];
  };
  const lineOf = (label: RegExp) => {
    const found = findCell(cells, label);
    return found === undefined ? [] : cellsRightOf(cells, found);
  };
  const issued = findValue(/^date issued$/i, middle);
  const applicants = blockOf(/^applicants?$/i);
  const names = applicants.slice(
    0,
    Math.max(
      1,
      applicants.findIndex(({ text }) => /\d/.test(text)),
    ),
  );
  const property = blockOf(/^property$/i);
  const price = findValue(/^(sale price|(?:est\.|appraised)? ?prop\. value)$/i, middle);
  const purpose = findValue(/^purpose$/i);
  const product = findValue(/^product$/i);
  const term = findValue(/^loan term$/i);
  return keepFound({
    lender: readField(lender?.text, lender),
    date_issued: readField(findDay(issued?.text ?? ''), issued),
    applicants: readField(joinText(names), names),
    property: readField(joinText(property, ', '), property),
    sale_price: readField(readAmount(price?.text ?? ''), price),
    term: readField(term?.text, term),
    purpose: readPurpose(purpose),
    product: readField(product?.text, product),
    loan_type: readLoanType(lineOf(/^loan type$/i)),
    ...readLock(cells),
  });
}

const joinText = (cells: readonly Cell[], between = ' ') =>
  cells.length === 0 ? undefined : cells.map(({ text }) => text).join(between);

/** The cells beside a label and below them, up to the next label of the same column. */
function readBlock(
  cells: readonly Cell[],
  label: Cell | undefined,
  { right, leftLabels }: { right: number; leftLabels: RegExp },
): Cell[] {
  if (label === undefined) return [];
  const left = label.box.x + label.box.width;
  const next = cells.find(
    (cell) => cell.baseline > label.baseline + 1 && cell.box.x < left && leftLabels.test(plain(cell.text)),
  );
  // Six lines of address at most where no label follows.
  const bottom = (next?.baseline ?? label.baseline + 6 * label.box.height) - (next === undefined ? 0 : 3);
  return cellsWithin(cells, { left, right, top: label.baseline - label.box.height, bottom });
}

/** The rate lock: which of NO and YES is marked, and until when. Also when all other estimates expire. */
function readLock(cells: readonly Cell[]): Record<string, FieldReading | undefined> {
  const label = findCell(cells, /^rate lock$/i);
  const marked = label && readMarked(cellsRightOf(cells, label), ['YES', 'NO']);
  const until = findCell(cells, /until \d/i);
  const expires = findCell(cells, /closing costs expire on/i);
  const expiry = expires && [expires, ...cellsRightOf(cells, expires)];
  return {
    rate_lock: readField(marked?.value.toLowerCase().match(/^(yes|no)/)?.[0], marked?.cell),
    lock_until: /^yes/i.test(marked?.value ?? '')
      ? readField(findMoment(until?.text ?? ''), until)
      : undefined,
    costs_expire: readField(findMoment(expiry?.map(({ text }) => text).join(' ') ?? ''), expires),
  };
}
