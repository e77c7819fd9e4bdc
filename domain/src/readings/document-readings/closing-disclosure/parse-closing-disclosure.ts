import { parseAdjustableTables } from '../both-forms/adjustable-tables.ts';
import { parseCostsAtClosing } from '../both-forms/costs-at-closing.ts';
import { listLoanChecks } from '../both-forms/loan-checks.ts';
import { parseLoanType, parseProduct, parsePurpose } from '../both-forms/loan-kind.ts';
import { parseLoanTerms } from '../both-forms/loan-terms.ts';
import { listPaymentSums } from '../both-forms/payment-sums.ts';
import { parseProjectedPayments } from '../both-forms/projected-payments.ts';
import {
  costColumns,
  type FieldReading,
  type FormReading,
  parseChoice,
  parseField,
  type ReadCostLine,
  removeMissing,
} from '../form-reading.ts';
import { type FormSum, sum } from '../form-sum.ts';
import { listUnread } from '../missing-parts.ts';
import { findGutter } from '../pages/columns.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isMoney, joinWords } from '../pages/find-rows.ts';
import { listPictures, pageWith } from '../pages/form-pages.ts';
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
import { findMarked } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findDay, findPercent, findTerm, parsePrintedAmount } from '../pages/read-values.ts';
import { proveBySums } from '../prove-by-sums.ts';
import type { FormPages } from '../split-forms.ts';
import { parseCashTable } from './cash-table.ts';
import { parseContacts } from './contacts.ts';
import { parseCostTable } from './cost-table.ts';
import { parseLoanDisclosures } from './loan-disclosures.ts';
import { parseTransactions } from './transactions.ts';

const ROWS = [
  ['total_of_payments', /^total of payments\b/i],
  ['finance_charge', /^finance charge\b/i],
  ['amount_financed', /^amount financed\b/i],
  ['apr', /^annual percentage rate( ?\(apr\))?/i],
  ['tip', /^total interest percentage( ?\(tip\))?/i],
] as const;

/** The total interest percentage is printed beside the last of the lines that explain it. */
const REACH = 6.5;

/** Loan Calculations of page 5, and whether state law may protect after foreclosure (12 CFR 1026.38(o) and (p)). */
function readLoanCalculations(cells: readonly Cell[], width: number): Record<string, FieldReading> {
  const heading = findCell(cells, /^loan calculations$/i);
  if (heading === undefined) return {};
  const beside = findCell(cells, /^other disclosures$/i);
  const left = cellsWithin(cells, {
    top: heading.baseline + 1,
    right: beside === undefined ? width / 2 : beside.box.x - 6,
    bottom: (findCell(cells, /^questions\?/i)?.baseline ?? Infinity) - 4,
  });
  const found = findRows(left, ROWS, Infinity, REACH).map(({ name, cells: row }) => {
    const isRate = name === 'apr' || name === 'tip';
    const figure = row.findLast((cell) => (isRate ? /^\d{1,3}(\.\d+)? ?%$/.test(cell.text) : isMoney(cell)));
    const value = isRate ? findPercent(figure?.text ?? '') : parsePrintedAmount(figure?.text ?? '');
    return [name, parseField(value, figure)] as const;
  });
  const liability = findMarked(cells, {
    may_protect: findCell(cells, /state law may protect/i),
    no_protection: findCell(cells, /state law does not/i),
  });
  return removeMissing({
    ...Object.fromEntries(found),
    liability_after_foreclosure: parseChoice(liability?.value, liability?.cell),
  });
}

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
function parseClosingSummary(cells: readonly Cell[]): Record<string, FieldReading> {
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

const CASH =
  'total_closing_costs_# + closing_costs_paid_before_# - |closing_costs_financed_#| + down_payment_# - |deposit_#| + funds_for_borrower_# + seller_credits_# + adjustments_#';

const COLUMN_TOTALS = [
  'closing_costs_at_closing',
  'closing_costs_before_closing',
  'closing_costs_seller_at_closing',
  'closing_costs_seller_before_closing',
  'closing_costs_by_others',
];

/** The sums that a Closing Disclosure promises, and what it says twice. Credits are printed with a minus sign. */
function listClosingSums(lines: Readonly<Record<string, readonly ReadCostLine[]>>): FormSum[] {
  return [
    sum('A+B+C=D', 'D', 'A + B + C'),
    sum('E+F+G+H=I', 'I', 'E + F + G + H'),
    sum('D+I-credits=J', 'J', 'D + I - |lender_credits|'),
    sum('columns=D', 'D', 'loan_costs_at_closing + loan_costs_before_closing'),
    sum('columns=I', 'I', 'other_costs_at_closing + other_costs_before_closing'),
    sum('columns=J', 'J', 'closing_costs_at_closing + closing_costs_before_closing - |lender_credits|'),
    ...listColumnSums(lines),
    sum('cash_to_close', 'cash_to_close_final', CASH.replaceAll('#', 'final')),
    sum('cash_to_close_estimate', 'cash_to_close_estimate', CASH.replaceAll('#', 'estimate')),
    sum('K-L=cash', 'cash_from_borrower', 'due_from_borrower - paid_for_borrower'),
    sum('K-L=cash', 'cash_to_borrower', 'paid_for_borrower - due_from_borrower'),
    sum('M-N=cash', 'cash_to_seller', 'due_to_seller - due_from_seller'),
    sum('M-N=cash', 'cash_from_seller', 'due_from_seller - due_to_seller'),
    sum('K=lines', 'due_from_borrower', addLines('K', lines)),
    sum('L=lines', 'paid_for_borrower', addLines('L', lines)),
    sum('M=lines', 'due_to_seller', addLines('M', lines)),
    sum('N=lines', 'due_from_seller', addLines('N', lines)),
    sum('said_twice', 'cash_to_close', 'cash_to_close_final'),
    sum('said_twice', 'total_closing_costs_final', 'J'),
    sum('said_twice', 'closing_costs_page_1', 'J'),
    sum('said_twice', 'loan_costs_page_1', 'D'),
    sum('said_twice', 'other_costs_page_1', 'I'),
    sum('said_twice', 'cash_to_close_page_1', 'cash_to_close_final'),
    sum('said_twice', 'cash_from_borrower', 'cash_to_close_final'),
    sum('initial_escrow=G', 'initial_escrow_payment', 'G'),
    sum('monthly_escrow', 'monthly_escrow_payment', 'escrow_month:0', { isAgreement: true }),
    ...listFinanceSums(lines),
    sum('price_less_loan', 'down_payment_final', 'sale_price - loan_amount', { isAgreement: true }),
    ...listSameAmounts(lines),
  ];
}

const addLines = (section: string, lines: Readonly<Record<string, readonly ReadCostLine[]>>) =>
  (lines[section] ?? []).map((_, index) => `+ ${section}:${index}`).join(' ');

/** Each column of the cost table adds up to its subtotal; a line's two columns of the borrower's to its amount. */
function listColumnSums(lines: Readonly<Record<string, readonly ReadCostLine[]>>): FormSum[] {
  const rows = Object.entries(lines).flatMap(([section, own]) =>
    own.map((line, index) => ({ name: `${section}:${index}`, columns: line.columns ?? {} })),
  );
  return costColumns.map((column, place) => ({
    name: 'columns_sum',
    total: COLUMN_TOTALS[place] ?? '',
    terms: rows
      .filter(({ columns }) => columns[column] !== undefined)
      .map(({ name }) => ({ name: `${name}:${column}`, sign: 1 as const })),
  }));
}

/** Payments are what is financed with what that costs; their total has the loan costs and the interest before the first of them too. */
function listFinanceSums({ F = [] }: Readonly<Record<string, readonly ReadCostLine[]>>): FormSum[] {
  const index = F.findIndex(({ label }) => /^prepaid ?interest/i.test(label));
  const interest = index < 0 ? '' : ` + F:${index}`;
  const terms = `finance_charge + amount_financed + D${interest}`;
  return [sum('total_of_payments', 'total_of_payments', terms, { isAgreement: true })];
}

/** Lines of the summaries that other parts of the form say too (12 CFR 1026.38(j) and (k)). */
const SAME: readonly (readonly [string, RegExp, string])[] = [
  ['K', /^sale price of property$/i, 'sale_price'],
  ['M', /^sale price of property$/i, 'sale_price'],
  ['L', /^loan amount$/i, 'loan_amount'],
  ['L', /^deposit$/i, 'deposit_final'],
];

function listSameAmounts(lines: Readonly<Record<string, readonly ReadCostLine[]>>): FormSum[] {
  return SAME.flatMap(([section, label, field]) => {
    const index = lines[section]?.findIndex((line) => label.test(line.label)) ?? -1;
    return index < 0 ? [] : [sum('said_twice', field, `${section}:${index}`, { isAgreement: true })];
  });
}

/** What the pages of one Closing Disclosure say (12 CFR 1026.38), each found by its labels. */
export function parseClosingDisclosure(pages: FormPages['pages']): FormReading {
  const first = pageWith(pages, /^loan terms$/i);
  const third = pageWith(pages, /^summaries of transactions$/i);
  const cash = pageWith(pages, /^calculating cash to close$/i);
  const fourth = pageWith(pages, /^loan disclosures$/i);
  const fifth = pageWith(pages, /^loan calculations$/i);
  const contacts = pageWith(pages, /^contact information$/i);
  // Loan costs and other costs may each have a page (12 CFR 1026.38(t)(5)(iv)).
  const loanCosts = pageWith(pages, /^a\. ?origination charges$/i);
  const otherCosts = pageWith(pages, /^e\. ?taxes and other government fees$/i);
  const tables = [...new Set([loanCosts, otherCosts].map(({ cells }) => cells))].map((cells) =>
    parseCostTable(cells, loanCosts.width),
  );
  const transactions = parseTransactions(third.cells, third.width);
  const found = {
    ...parseClosingSummary(first.cells),
    ...parseLoanTerms(first.cells),
    ...parseProjectedPayments(first.cells),
    ...parseCostsAtClosing(first.cells),
    ...Object.assign({}, ...tables.map((table) => table.fields)),
    ...parseCashTable(cash.cells),
    ...transactions.fields,
    ...parseLoanDisclosures(fourth.cells, fourth.width),
    ...parseAdjustableTables(fourth.cells),
    ...readLoanCalculations(fifth.cells, fifth.width),
    ...parseContacts(contacts.cells),
  };
  const fields = { ...found, ...listUnread('closing_disclosure', found, pages) };
  const lines = { ...Object.assign({}, ...tables.map((table) => table.lines)), ...transactions.lines };
  const sums = [...listClosingSums(lines), ...listPaymentSums(fields)];
  return proveBySums(
    { form: 'closing_disclosure', fields, lines },
    sums,
    listPictures(pages),
    listLoanChecks,
  );
}
