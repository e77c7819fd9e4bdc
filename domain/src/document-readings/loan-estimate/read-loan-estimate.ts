import { readAdjustableTables } from '../both-forms/adjustable-tables.ts';
import { readCostsAtClosing } from '../both-forms/costs-at-closing.ts';
import { listLoanChecks } from '../both-forms/loan-checks.ts';
import { readLoanTerms } from '../both-forms/loan-terms.ts';
import { listPaymentSums } from '../both-forms/payment-sums.ts';
import { readProjectedPayments } from '../both-forms/projected-payments.ts';
import type { FormReading } from '../form-reading.ts';
import { listUnread } from '../missing-parts.ts';
import { listPictures, pageWith } from '../pages/form-pages.ts';
import { proveBySums } from '../prove-by-sums.ts';
import type { FormPages } from '../split-forms.ts';
import { readComparisons } from './comparisons.ts';
import { readCostDetails } from './cost-details.ts';
import { ESTIMATE_SUMS } from './form-sums.ts';
import { readSummary } from './summary.ts';

/** What the pages of one Loan Estimate say (12 CFR 1026.37), each found by its labels. */
export function readLoanEstimate(pages: FormPages['pages']): FormReading {
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
