import { readLoanType, readPurpose } from '../both-forms/loan-kind.ts';
import { type FieldReading, keepFound, readField } from '../form-reading.ts';
import { cellsWithin, findCell, plain } from '../pages/find-cells.ts';
import { joinWords } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';
import { findDay, readAmount } from '../pages/read-values.ts';

/** The labels of each of the three columns of the head, as the regulation has them (12 CFR 1026.38(a)). */
const CLOSING = [
  ['date_issued', /^date issued$/i],
  ['closing_date', /^closing date$/i],
  ['disbursement_date', /^disbursement date$/i],
  ['settlement_agent', /^settlement agent$/i],
  ['file_number', /^file ?#$/i],
  ['property', /^property$/i],
  ['sale_price', /^(sale price|(?:est\. |estimated |appraised )?prop(\.|erty) value)$/i],
] as const;
const TRANSACTION = [
  ['borrower', /^borrower(\(?s\)?)?$/i],
  ['seller', /^seller(\(?s\)?)?$/i],
  ['lender', /^lender$/i],
] as const;
const LOAN = [
  ['term', /^loan term$/i],
  ['purpose', /^purpose$/i],
  ['product', /^product$/i],
  ['type', /^loan type$/i],
  ['id', /^loan id ?#$/i],
  ['mic', /^mic ?#$/i],
] as const;

/** The head of page 1: closing, transaction and loan information side by side. */
export function readClosingSummary(cells: readonly Cell[]): Record<string, FieldReading> {
  const end = findCell(cells, /^loan terms$/i);
  const head = end === undefined ? cells : cellsWithin(cells, { bottom: end.baseline - 2 });
  const [closing, transaction, loan] = [
    /^closing information$/i,
    /^transaction information$/i,
    /^loan information$/i,
  ].map((heading) => findCell(head, heading));
  const [second, third] = [transaction?.box.x ?? 228, loan?.box.x ?? 432];
  const top = closing?.baseline ?? 0;
  const part = (left: number, right: number) => cellsWithin(head, { left, right, top });
  const left = readBlocks(part(0, second - 4), CLOSING);
  const middle = readBlocks(part(second - 2, third - 4), TRANSACTION);
  const right = readBlocks(part(third - 2, Infinity), LOAN);
  const text = (block: readonly Cell[] | undefined, between = ' ') =>
    block === undefined || block.length === 0 ? undefined : readField(joinAsPrinted(block, between), block);
  const day = (block: readonly Cell[] | undefined) => readField(findDay(joinWords(block ?? [])), block?.[0]);
  return keepFound({
    date_issued: day(left.date_issued),
    closing_date: day(left.closing_date),
    disbursement_date: day(left.disbursement_date),
    settlement_agent: text(left.settlement_agent),
    file_number: text(left.file_number),
    property: text(left.property, ', '),
    sale_price: readField(readAmount(left.sale_price?.[0]?.text ?? ''), left.sale_price?.[0]),
    borrower: text(untilAddress(middle.borrower)),
    seller: text(untilAddress(middle.seller)),
    lender: text(middle.lender),
    term: text(right.term),
    purpose: readPurpose(right.purpose?.[0]),
    product: text(right.product),
    loan_type: readLoanType(right.type ?? []),
    mic: text(right.mic),
  });
}

const joinAsPrinted = (block: readonly Cell[], between: string) =>
  block.map(({ text }) => text).join(between);

/** Names stand above their address, which has a number in each of its lines. */
function untilAddress(block: readonly Cell[] | undefined): Cell[] | undefined {
  if (block === undefined) return undefined;
  const address = block.findIndex(({ text }) => /\d/.test(text));
  return address < 0 ? [...block] : block.slice(0, Math.max(address, 1));
}

/** The cells beside each label and below them, up to the next label of the same column. */
function readBlocks<Name extends string>(
  cells: readonly Cell[],
  labels: readonly (readonly [Name, RegExp])[],
): Partial<Record<Name, Cell[]>> {
  const found = labels
    .flatMap(([name, pattern]) => {
      const label = cells.find(({ text }) => pattern.test(plain(text).replace(/:$/, '')));
      return label === undefined ? [] : [{ name, label }];
    })
    .sort((one, other) => one.label.baseline - other.label.baseline);
  const values = Math.max(0, ...found.map(({ label }) => label.box.x + label.box.width));
  const blocks = found.map(({ name, label }, index) => {
    const next = found[index + 1]?.label.baseline ?? label.baseline + 5 * label.box.height;
    const own = cellsWithin(cells, {
      left: Math.min(values, label.box.x + label.box.width),
      top: label.baseline - 0.6 * label.box.height,
      bottom: next - 0.6 * label.box.height,
    });
    return [name, own.filter((cell) => cell !== label)] as const;
  });
  return Object.fromEntries(blocks) as Partial<Record<Name, Cell[]>>;
}
