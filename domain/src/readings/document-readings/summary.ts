import { parseLoanType, parseMarkedBoxes, parseProduct, parsePurpose } from './both-forms/loan-kind.ts';
import { type FieldReading, parseChoice, parseField, removeMissing } from './form-reading.ts';
import { findGutter } from './pages/columns.ts';
import { cellsWithin, findCell } from './pages/find-cells.ts';
import { joinWords } from './pages/find-rows.ts';
import {
  blockLabel,
  findBlockLabels,
  joinAddress,
  joinBlock,
  listBlockLines,
  listBlockNames,
  parseBlocks,
} from './pages/labelled-blocks.ts';
import { type Cell, letterHeight } from './pages/page-text.ts';
import { findDay, findMoment, findTerm, parsePrintedAmount } from './pages/read-values.ts';

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

/** What services for signing, fax machines and stamps print above a page. */
const BANNER =
  /envelope|docusign|e-?sign|\bfax|\bpage\b|\bcopy\b|confidential|received|printed|draft|^(?:from|to|date):|\d{1,2}:\d{2}|[0-9a-f]{8}-|\b\d{3}[-. ]\d{4}\b|www\.|@/i;

const LINES_OF_LENDER = [
  blockLabel('lender', 'lender'),
  ...[blockLabel('license', 'nmls ?/ ?[a-z_]* ?license id'), blockLabel('officer', 'loan officer')],
];

const letters = (cells: readonly Cell[]) =>
  cells.map(({ text }) => text.toLowerCase().replace(/[^a-z0-9]/g, '')).join('');

/**
 * Who lends, as the head of page 1 has it: the lines that page 3 names as the lender. Where it names none, the first line of the head that is no
 * banner, with those that follow up to the address; to be checked where there are several that it may be.
 */
function parseLender(first: readonly Cell[], right: number, last: readonly Cell[]): FieldReading | undefined {
  const title = findCell(first, /^loan estimate$/i);
  if (title === undefined) return undefined;
  const head = first.filter(({ box, baseline }) => box.x < right && baseline < title.baseline - 1);
  const named = letters(readNamed(last));
  for (let from = 0; named !== '' && from < head.length; from += 1)
    for (let count = 1; count <= 3; count += 1) {
      const lines = head.slice(from, from + count);
      if (letters(lines) === named) return parseField(joinLines(lines), lines);
    }
  const [top, ...others] = head.filter(({ text }) => !BANNER.test(text) && /[a-z]{2}/i.test(text));
  if (top === undefined) return undefined;
  const below = others.filter(({ box }) => Math.abs(box.x - top.box.x) < 3);
  const lines = listBlockLines(
    [top, ...below],
    ({ text, box }) => /\d/.test(text) || box.height < 0.8 * top.box.height,
  );
  const field = parseField(joinLines(lines), lines);
  const isUnsure = named !== '' && top.confidence === undefined;
  return field && isUnsure ? { ...field, state: 'check' } : field;
}

const joinLines = (lines: readonly Cell[]) => lines.map(({ text }) => text).join(' ');

/** What page 3 has beside LENDER. */
function readNamed(cells: readonly Cell[]): Cell[] {
  const end = findCell(cells, /^comparisons$/i)?.baseline ?? 0;
  const head = cells.filter(({ baseline }) => baseline < end);
  const broker = findCell(head, /^mortgage broker:?/i);
  const right = broker === undefined ? Infinity : (findGutter(head, broker.box.x + 1) ?? broker.box.x - 4);
  const { lender = [] } = parseBlocks(
    head.filter(({ box }) => box.x < right),
    LINES_OF_LENDER,
  );
  const [value] = lender;
  return listBlockLines(
    lender,
    (cell) => value !== undefined && cell.baseline - value.baseline > 2.5 * letterHeight(value),
  );
}

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
