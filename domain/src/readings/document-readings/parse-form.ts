import { parseAdjustableTables } from './both-forms/adjustable-tables.ts';
import { parseCostsAtClosing } from './both-forms/costs-at-closing.ts';
import { parseLatePayment } from './both-forms/late-payment.ts';
import { listLoanChecks } from './both-forms/loan-checks.ts';
import { parseLoanTerms } from './both-forms/loan-terms.ts';
import { listPaymentSums } from './both-forms/payment-sums.ts';
import { parseProjectedPayments } from './both-forms/projected-payments.ts';
import { parseClosingDisclosure } from './closing-disclosure/parse-closing-disclosure.ts';
import { parseCostDetails } from './cost-details.ts';
import {
  type FieldReading,
  type FormReading,
  parseChoice,
  parseField,
  type ReadForm,
  removeMissing,
} from './form-reading.ts';
import { type FormSum, sum } from './form-sum.ts';
import { listUnread } from './missing-parts.ts';
import { cellsRightOf, cellsWithin, findCell, isOnLine } from './pages/find-cells.ts';
import { listFormCells } from './pages/form-cells.ts';
import { listPictures, pageWith } from './pages/form-pages.ts';
import { splitAt } from './pages/label-cells.ts';
import { findMarked } from './pages/marks.ts';
import { type Cell, letterHeight, type PageText } from './pages/page-text.ts';
import { findPercent, parsePrintedAmount } from './pages/read-values.ts';
import type { PaperKind } from './papers/paper-kinds.ts';
import { parsePaper } from './papers/parse-paper.ts';
import { proveBySums } from './prove-by-sums.ts';
import { type FormPages, splitForms } from './split-forms.ts';
import { parseSummary } from './summary.ts';

/** What the pages of a document say, where they are a form that is known: the first of several. Pages may come in any order. */
export function parseForm(pages: readonly PageText[]): FormReading {
  return parseForms(pages)[0] ?? { form: null, fields: {}, lines: {}, checks: {} };
}

/** The sums that a Loan Estimate promises, and what it says twice. Credits are printed with a minus sign. */
const ESTIMATE_SUMS: readonly FormSum[] = [
  sum('A+B+C=D', 'D', 'A + B + C'),
  sum('E+F+G+H=I', 'I', 'E + F + G + H'),
  sum('D+I-credits=J', 'J', 'D + I - |lender_credits|'),
  sum(
    'cash_to_close',
    'cash_to_close',
    'J - |closing_costs_financed| + down_payment - |deposit| + funds_for_borrower + seller_credits + adjustments',
  ),
  sum('said_twice', 'd_plus_i', 'D + I'),
  sum('said_twice', 'closing_costs', 'J'),
  sum('said_twice', 'closing_costs_page_1', 'J'),
  sum('said_twice', 'loan_costs_page_1', 'D'),
  sum('said_twice', 'other_costs_page_1', 'I'),
  sum('said_twice', 'cash_to_close_page_1', 'cash_to_close'),
  sum('price_less_loan', 'down_payment', 'sale_price - loan_amount', { isAgreement: true }),
];

/** Page 3: comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function parseComparisons(cells: readonly Cell[]): Record<string, FieldReading> {
  const five = findCell(cells, /^in 5 years$/i);
  const apr = findCell(cells, /^annual percentage rate \(apr\)/i);
  const tip = findCell(cells, /^total interest percentage \(tip\)/i);
  const percentOf = (label: Cell | undefined) =>
    label && cellsRightOf(cells, label).find(({ text }) => findPercent(text) !== undefined);
  const [aprCell, tipCell] = [percentOf(apr), percentOf(tip)];
  const service = findCell(cells, /to service your loan/i);
  const transfer = findCell(cells, /to transfer servicing/i);
  const allow = findCell(cells, /will allow, under certain conditions/i);
  const notAllow = findCell(cells, /will not allow assumption/i);
  const servicing = findMarked(cells, { service, transfer });
  const assumption = findMarked(cells, { allow, notAllow });
  const inFive = five === undefined ? {} : readFive(cells, five);
  return removeMissing({
    five_years_total: parseField(findFirst(inFive.total), inFive.total),
    five_years_principal: parseField(findFirst(inFive.principal), inFive.principal),
    apr: parseField(findPercent(aprCell?.text ?? ''), aprCell),
    tip: parseField(findPercent(tipCell?.text ?? ''), tipCell),
    late_payment: parseLatePayment(cells),
    servicing: parseChoice(servicing?.value, servicing?.cell),
    assumption: parseChoice(
      assumption === undefined ? undefined : assumption.value === 'allow',
      assumption?.cell,
    ),
  });
}

const TOTAL = /total you will have paid/i;

const PRINCIPAL = /principal you will have paid off/i;

/** Both amounts, each beside its words; where the words do not say which, the first of two above each other is the total. */
function readFive(cells: readonly Cell[], label: Cell): { total?: Cell; principal?: Cell } {
  const [total, principal] = [TOTAL, PRINCIPAL].map((words) => findBeside(cells, label, words));
  if (total !== undefined && principal !== undefined && total !== principal) return { total, principal };
  const height = letterHeight(label);
  const amounts = cellsWithin(cells, {
    left: label.box.x + label.box.width,
    right: label.box.x + 260,
    top: label.box.y - 1.2 * height,
    bottom: label.box.y + label.box.height + 2.2 * height,
  }).filter((cell) => findFirst(cell) !== undefined);
  const [first, second] = amounts;
  if (first !== undefined && second !== undefined) return { total: first, principal: second };
  return { ...(total !== undefined && { total }), ...(principal !== undefined && { principal }) };
}

/** The amount that begins a cell with these words, or the next one left of them on their line. */
function findBeside(cells: readonly Cell[], label: Cell, words: RegExp): Cell | undefined {
  const cell = cells.find(
    ({ text, baseline }) => words.test(text) && baseline > label.box.y - label.box.height,
  );
  if (cell === undefined) return undefined;
  const [amount = ''] = /^\$ ?[\d,]*\d(?= )/.exec(cell.text) ?? [];
  if (amount !== '') return splitAt(cell, [amount])[0];
  return cells.findLast(
    (each) =>
      findFirst(each) !== undefined &&
      isOnLine(each, cell) &&
      each.box.x < cell.box.x &&
      each.box.x >= label.box.x + label.box.width - 1,
  );
}

/** The amount of a cell; of a picture, also one that grew together with the words beside it: "$159, 785otal you will have paid". */
function findFirst(cell: Cell | undefined): string | undefined {
  if (cell?.confidence === undefined) return parsePrintedAmount(cell?.text ?? '');
  const [figure = ''] = /^\$ ?\d{1,3}(?:, ?\d{3})+(?![\d,])/.exec(cell.text) ?? [];
  return parsePrintedAmount(cell.text) ?? parsePrintedAmount(figure.replaceAll(' ', ''));
}

/** What the pages of one Loan Estimate say (12 CFR 1026.37), each found by its labels. */
function readLoanEstimate(pages: FormPages['pages']): FormReading {
  const first = pageWith(pages, /^loan terms$/i);
  const costs = pageWith(pages, /^closing cost details$/i);
  const last = pageWith(pages, /^comparisons$/i);
  const details = parseCostDetails(costs.cells);
  const found = {
    ...parseSummary(first.cells, last.cells),
    ...parseLoanTerms(first.cells),
    ...parseProjectedPayments(first.cells),
    ...parseCostsAtClosing(first.cells),
    ...details.fields,
    ...parseAdjustableTables(costs.cells),
    ...parseComparisons(last.cells),
  };
  const fields = { ...found, ...listUnread('loan_estimate', found, pages) };
  const sums = [...ESTIMATE_SUMS, ...listPaymentSums(fields)];
  const reading = { form: 'loan_estimate' as const, fields, lines: details.lines };
  return proveBySums(reading, sums, listPictures(pages), listLoanChecks);
}

/** Each form that a document holds, on its own. */
export function parseForms(pages: readonly PageText[]): FormReading[] {
  return splitForms(listFormCells(pages)).map(({ form, pages: own }) =>
    form === 'loan_estimate' ? readLoanEstimate(own) : parseClosingDisclosure(own),
  );
}

/** What a document says. `form` is null where it is no form and no paper that is known. */
export type PagesReading = Omit<FormReading, 'form'> & { form: ReadForm | PaperKind | null };

/** Reads the pages as one of the federal forms, and where they are none as one of the other papers of a purchase. */
export function parseDocumentPages(pages: readonly PageText[]): PagesReading {
  const reading = parseForm(pages);
  return reading.form === null ? (parsePaper(pages) ?? reading) : reading;
}
