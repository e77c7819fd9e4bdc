import { type FormSum, sum } from '../form-sum.ts';

/** The sums that a Loan Estimate promises, and what it says twice. Credits are printed with a minus sign. */
export const ESTIMATE_SUMS: readonly FormSum[] = [
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
