import { readAdjustableTables } from './both-forms/adjustable-tables.ts';
import { readCostsAtClosing } from './both-forms/costs-at-closing.ts';
import { listLoanChecks } from './both-forms/loan-checks.ts';
import { readLoanTerms } from './both-forms/loan-terms.ts';
import { listPaymentSums } from './both-forms/payment-sums.ts';
import { readProjectedPayments } from './both-forms/projected-payments.ts';
import { readClosingDisclosure } from './closing-disclosure/read-closing-disclosure.ts';
import type { FormReading } from './form-reading.ts';
import { type FormSum, sum } from './form-sum.ts';
import { readComparisons } from './loan-estimate/comparisons.ts';
import { readCostDetails } from './loan-estimate/cost-details.ts';
import { readSummary } from './loan-estimate/summary.ts';
import { listUnread } from './missing-parts.ts';
import { listFormCells } from './pages/form-cells.ts';
import { listPictures, pageWith } from './pages/form-pages.ts';
import type { PageText } from './pages/page-text.ts';
import { proveBySums } from './prove-by-sums.ts';
import { type FormPages, splitForms } from './split-forms.ts';

/** What the pages of a document say, where they are a form that is known: the first of several. Pages may come in any order. */
export function readForm(pages: readonly PageText[]): FormReading {
  return readForms(pages)[0] ?? { form: null, fields: {}, lines: {}, checks: {} };
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
  const details = readCostDetails(costs.cells);
  const found = {
    ...readSummary(first.cells, last.cells),
    ...readLoanTerms(first.cells),
    ...readProjectedPayments(first.cells),
    ...readCostsAtClosing(first.cells),
    ...details.fields,
    ...readAdjustableTables(costs.cells),
    ...readComparisons(last.cells),
  };
  const fields = { ...found, ...listUnread('loan_estimate', found, pages) };
  const sums = [...ESTIMATE_SUMS, ...listPaymentSums(fields)];
  const reading = { form: 'loan_estimate' as const, fields, lines: details.lines };
  return proveBySums(reading, sums, listPictures(pages), listLoanChecks);
}

/** Each form that a document holds, on its own. */
export function readForms(pages: readonly PageText[]): FormReading[] {
  return splitForms(listFormCells(pages)).map(({ form, pages: own }) =>
    form === 'loan_estimate' ? readLoanEstimate(own) : readClosingDisclosure(own),
  );
}
