import { parseLoanType, parseMarkedBoxes, parseProduct, parsePurpose } from '../both-forms/loan-kind.ts';
import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { findGutter } from '../pages/columns.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { joinWords } from '../pages/find-rows.ts';
import {
  blockLabel,
  findBlockLabels,
  joinAddress,
  joinBlock,
  listBlockLines,
  listBlockNames,
  parseBlocks,
} from '../pages/labelled-blocks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findDay, findMoment, findTerm, parsePrintedAmount } from '../pages/read-values.ts';
import { parseLender } from './lender.ts';

const LEFT = [
  blockLabel('issued', 'date issued'),
  blockLabel('applicants', 'applicants?'),
  blockLabel('property', 'property'),
  blockLabel('price', 'sale price|(?:est\\.|estimated|appraised)? ?prop(?:\\.|erty) value'),
];
const RIGHT = [
  blockLabel('term', 'loan term'),
  blockLabel('purpose', 'purpose'),
  blockLabel('product', 'product'),
  blockLabel('type', 'loan type'),
  blockLabel('id', 'loan id ?#'),
  blockLabel('lock', 'rate lock'),
];

/**
 * The head of page 1: who, what for, which product, and the lock (12 CFR 1026.37(a)). Under the value of a form field may be the text that
 * was printed there before, so that a purpose is one of those that the regulation names. `last` is page 3, which names the lender too.
 */
export function parseSummary(cells: readonly Cell[], last: readonly Cell[]): Record<string, FieldReading> {
  const end = findCell(cells, /^loan terms$/i);
  const head = cellsWithin(cells, { bottom: (end?.baseline ?? Infinity) - 2 });
  const edge = Math.min(...findBlockLabels(head, RIGHT).map(({ label }) => label.box.x));
  const below = findCell(head, /^loan estimate$/i)?.box.y ?? 0;
  const middle = findGutter(cellsWithin(head, { top: below }), edge + 1, 40) ?? edge - 4;
  const left = parseBlocks(cellsWithin(head, { right: middle }), LEFT);
  const right = parseBlocks(cellsWithin(head, { left: middle }), RIGHT);
  const names = listBlockNames(left.applicants);
  const property = listBlockLines(left.property);
  const [price] = left.price ?? [];
  const [term] = right.term ?? [];
  return removeMissing({
    lender: parseLender(cells, middle, last),
    date_issued: parseField(findDay(joinWords(left.issued ?? [])), left.issued?.[0]),
    applicants: parseField(joinBlock(names), names),
    property: parseField(joinAddress(property), property),
    sale_price: parseField(parsePrintedAmount(price?.text ?? ''), price),
    term: parseField(findTerm(term?.text ?? ''), term),
    purpose: parsePurpose(right.purpose?.[0]),
    product: parseProduct(right.product),
    loan_type: parseLoanType(right.type ?? []),
    ...readLock(right.lock ?? [], cellsWithin(head, { left: middle })),
  });
}

/** The rate lock: which of NO and YES is marked, and until when. Also when all other estimates expire. */
function readLock(block: readonly Cell[], column: readonly Cell[]): Record<string, FieldReading | undefined> {
  const marked = parseMarkedBoxes(block, ['YES', 'NO']);
  const answer = marked?.value.toLowerCase().match(/^(yes|no)/)?.[0];
  const [, until = ''] = /until ?(.{1,60})/i.exec(joinWords(block)) ?? [];
  const start =
    column.find(({ text }) => /expire/i.test(text)) ??
    column.find(({ text }) => /closing costs$/i.test(text));
  const words = start === undefined ? [] : column.slice(column.indexOf(start)).slice(0, MAX_LOCK_LINES);
  const [, expires = ''] = /expire ?(?:on ?)?(.{1,60})/i.exec(joinWords(words)) ?? [];
  return {
    rate_lock: parseChoice(answer, marked?.cell),
    lock_until: answer === 'yes' ? parseField(findMoment(until), block) : undefined,
    // Of the sentence the lines with the day and the hour alone have to be sure.
    costs_expire: parseField(
      findMoment(expires),
      words.filter(({ text }) => /\d/.test(text)),
    ),
  };
}

/** Lines that the words on when estimates expire may take from where they begin. */
const MAX_LOCK_LINES = 4;
