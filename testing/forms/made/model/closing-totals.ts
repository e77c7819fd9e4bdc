import {
  type CashRow,
  type ClosingLine,
  type CostSection,
  costSections,
  type MadeClosing,
  paidOf,
  sumOf,
} from './form-model.ts';

type Totalled = Pick<MadeClosing, 'sections' | 'credits' | 'price' | 'loan' | 'deposit' | 'sellerCredits'>;

/** Totals of a Closing Disclosure in cents, each from its lines. */
export function totalClosing(form: Totalled) {
  const section = Object.fromEntries(
    costSections.map((name) => [name, sumOf(form.sections[name].map(paidOf))]),
  ) as Record<CostSection, number>;
  const all = costSections.flatMap((name) => form.sections[name]);
  const columnOf = (lines: readonly ClosingLine[], column: ColumnName) =>
    sumOf(lines.map((line) => line[column]));
  const loanLines = (['A', 'B', 'C'] as const).flatMap((name) => form.sections[name]);
  const otherLines = (['E', 'F', 'G', 'H'] as const).flatMap((name) => form.sections[name]);
  const d = section.A + section.B + section.C;
  const i = section.E + section.F + section.G + section.H;
  return {
    ...section,
    ...{ D: d, I: i, J: d + i + form.credits },
    loan: columns.map((column) => columnOf(loanLines, column)),
    other: columns.map((column) => columnOf(otherLines, column)),
    all: columns.map((column) => columnOf(all, column)),
    before: columnOf(all, 'borrowerBeforeClosing'),
    atClosing: columnOf(all, 'borrowerAtClosing') + form.credits,
    sellerAtClosing: columnOf(all, 'sellerAtClosing'),
  };
}

export const columns = [
  'borrowerAtClosing',
  'borrowerBeforeClosing',
  'sellerAtClosing',
  'sellerBeforeClosing',
  'byOthers',
] as const;
type ColumnName = (typeof columns)[number];

export const totalSummary = (form: Pick<MadeClosing, 'summaries'>, name: 'K' | 'L' | 'M' | 'N') =>
  sumOf(form.summaries[name].flatMap(({ lines }) => lines.map(({ cents }) => cents)));

/** The final column of Calculating Cash to Close. */
export function finalCash(form: Totalled & Pick<MadeClosing, 'summaries'>): Record<CashRow, number> {
  const totals = totalClosing(form);
  const cash = totalSummary(form, 'K') - totalSummary(form, 'L');
  const rows = {
    ...{ total_closing_costs: totals.J, closing_costs_paid_before: -totals.before },
    ...{ closing_costs_financed: 0, down_payment: form.price - form.loan, deposit: -form.deposit },
    ...{ funds_for_borrower: 0, seller_credits: form.sellerCredits },
  };
  // Of the two ways to the cash to close this is the one row that is in no other table as a figure.
  return { ...rows, adjustments: cash - sumOf(Object.values(rows)), cash_to_close: cash };
}
