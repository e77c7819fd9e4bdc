import { parseLoanType, parseProduct, parsePurpose } from '../both-forms/loan-kind.ts';
import { type FieldReading, parseField, removeMissing } from '../form-reading.ts';
import { findGutter } from '../pages/columns.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { joinWords } from '../pages/find-rows.ts';
import {
  type BlockLabel,
  blockLabel,
  findBlockLabels,
  joinAddress,
  joinBlock,
  listBlockLines,
  listBlockNames,
  parseBlocks,
} from '../pages/labelled-blocks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findDay, findTerm, parsePrintedAmount } from '../pages/read-values.ts';

/** The labels of each of the three columns of the head, as the regulation has them (12 CFR 1026.38(a)). */
const CLOSING = [
  blockLabel('date_issued', 'date issued'),
  blockLabel('closing_date', 'closing date'),
  blockLabel('disbursement_date', 'disbursement date'),
  blockLabel('settlement_agent', 'settlement agent'),
  blockLabel('file_number', 'file ?#'),
  blockLabel('property', 'property'),
  blockLabel('sale_price', 'sale price|(?:est\\. |estimated |appraised )?prop(?:\\.|erty) value'),
];
const TRANSACTION = [
  blockLabel('borrower', 'borrower(?:\\(?s\\)?)?'),
  blockLabel('seller', 'seller(?:\\(?s\\)?)?'),
  blockLabel('lender', 'lender'),
];
const LOAN = [
  blockLabel('term', 'loan term'),
  blockLabel('purpose', 'purpose'),
  blockLabel('product', 'product'),
  blockLabel('type', 'loan type'),
  blockLabel('id', 'loan id ?#'),
  blockLabel('mic', 'mic ?#'),
];

/** The head of page 1: closing, transaction and loan information side by side. */
export function parseClosingSummary(cells: readonly Cell[]): Record<string, FieldReading> {
  const end = findCell(cells, /^loan terms$/i);
  const head = end === undefined ? cells : cellsWithin(cells, { bottom: end.baseline - 2 });
  const [closing, transaction, loan] = [
    /^closing information$/i,
    /^transaction information$/i,
    /^loan information$/i,
  ].map((heading) => findCell(head, heading));
  const top = (closing?.baseline ?? 0) + 1;
  const below = cellsWithin(head, { top });
  // Headings may be set apart from their columns: the labels below begin where the column does.
  const edgeOf = (heading: Cell | undefined, labels: readonly BlockLabel<string>[], usual: number) =>
    Math.min(heading?.box.x ?? usual, ...findBlockLabels(below, labels).map(({ label }) => label.box.x));
  const [second, third] = [edgeOf(transaction, TRANSACTION, 228), edgeOf(loan, LOAN, 432)].map(
    (edge) => findGutter(below, edge + 1, 40) ?? edge - 4,
  ) as [number, number];
  const part = (from: number, to: number) => below.filter(({ box }) => box.x >= from && box.x < to);
  const left = parseBlocks(part(0, second), CLOSING);
  const middle = parseBlocks(part(second, third), TRANSACTION);
  const right = parseBlocks(part(third, Infinity), LOAN);
  const text = (block: readonly Cell[] | undefined) =>
    block === undefined || block.length === 0 ? undefined : parseField(joinBlock(block), block);
  const day = (block: readonly Cell[] | undefined) => parseField(findDay(joinWords(block ?? [])), block?.[0]);
  return removeMissing({
    date_issued: day(left.date_issued),
    closing_date: day(left.closing_date),
    disbursement_date: day(left.disbursement_date),
    settlement_agent: text(left.settlement_agent),
    file_number: text(left.file_number),
    property: left.property && parseField(joinAddress(left.property), left.property),
    sale_price: parseField(parsePrintedAmount(left.sale_price?.[0]?.text ?? ''), left.sale_price?.[0]),
    borrower: text(listBlockNames(middle.borrower)),
    seller: text(listBlockNames(middle.seller)),
    lender: text(listBlockLines(middle.lender)),
    term: parseField(findTerm(right.term?.[0]?.text ?? ''), right.term?.[0]),
    purpose: parsePurpose(right.purpose?.[0]),
    product: parseProduct(right.product),
    loan_type: parseLoanType(right.type ?? []),
    mic: text(right.mic),
  });
}
