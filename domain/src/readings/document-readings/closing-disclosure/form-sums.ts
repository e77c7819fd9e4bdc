import { costColumns, type ReadCostLine } from '../form-reading.ts';
import { type FormSum, sum } from '../form-sum.ts';

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
export function listClosingSums(lines: Readonly<Record<string, readonly ReadCostLine[]>>): FormSum[] {
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
