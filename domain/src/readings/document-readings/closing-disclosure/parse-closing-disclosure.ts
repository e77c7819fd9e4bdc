import { parseAdjustableTables } from '../both-forms/adjustable-tables.ts';
import { parseCostsAtClosing } from '../both-forms/costs-at-closing.ts';
import { listLoanChecks } from '../both-forms/loan-checks.ts';
import { parseLoanTerms } from '../both-forms/loan-terms.ts';
import { listPaymentSums } from '../both-forms/payment-sums.ts';
import { parseProjectedPayments } from '../both-forms/projected-payments.ts';
import {
  type FieldReading,
  type FormReading,
  parseChoice,
  parseField,
  removeMissing,
} from '../form-reading.ts';
import { listUnread } from '../missing-parts.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isMoney } from '../pages/find-rows.ts';
import { listPictures, pageWith } from '../pages/form-pages.ts';
import { findMarked } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findPercent, parsePrintedAmount } from '../pages/read-values.ts';
import { proveBySums } from '../prove-by-sums.ts';
import type { FormPages } from '../split-forms.ts';
import { parseCashTable } from './cash-table.ts';
import { parseContacts } from './contacts.ts';
import { parseCostTable } from './cost-table.ts';
import { listClosingSums } from './form-sums.ts';
import { parseLoanDisclosures } from './loan-disclosures.ts';
import { parseClosingSummary } from './summary.ts';
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
