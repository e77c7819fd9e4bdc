import { parseAdjustableTables } from './both-forms/adjustable-tables.ts';
import { parseCostsAtClosing } from './both-forms/costs-at-closing.ts';
import { listLoanChecks } from './both-forms/loan-checks.ts';
import { parseLoanTerms } from './both-forms/loan-terms.ts';
import { listPaymentSums } from './both-forms/payment-sums.ts';
import { parseProjectedPayments } from './both-forms/projected-payments.ts';
import { parseClosingDisclosure } from './closing-disclosure/parse-closing-disclosure.ts';
import type { FormReading } from './form-reading.ts';
import { type FormSum, sum } from './form-sum.ts';
import { parseComparisons } from './loan-estimate/comparisons.ts';
import { parseCostDetails } from './loan-estimate/cost-details.ts';
import { parseSummary } from './loan-estimate/summary.ts';
import { listUnread } from './missing-parts.ts';
import { listFormCells } from './pages/form-cells.ts';
import { listPictures, pageWith } from './pages/form-pages.ts';
import type { PageText } from './pages/page-text.ts';
import { proveBySums } from './prove-by-sums.ts';
import { type FormPages, splitForms } from './split-forms.ts';

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
