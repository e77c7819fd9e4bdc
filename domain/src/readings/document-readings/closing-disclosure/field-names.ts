/**
 * The fields of a Closing Disclosure (12 CFR 1026.38), by page. A field that the Loan Estimate also has keeps its name. Amounts are as
 * printed, without sign and commas; a charge that is taken off is below zero, a deposit is not.
 */
export const CLOSING_DISCLOSURE_FIELDS = {
  /** Who, what for, which product, loan terms, projected payments (1026.38(a) to (c)). */
  page1: [
    ...['date_issued', 'closing_date', 'disbursement_date', 'settlement_agent', 'file_number', 'property'],
    ...['sale_price', 'borrower', 'seller', 'lender', 'term', 'purpose', 'product', 'loan_type', 'mic'],
    ...['loan_amount', 'amount_can_increase', 'rate', 'rate_can_increase', 'rate_max'],
    ...['pi', 'pi_can_increase', 'pi_max', 'prepayment_penalty', 'prepayment_penalty_max'],
    ...['balloon', 'balloon_amount', 'columns', 'pi_month', 'mi_month', 'escrow_month', 'total_month'],
    ...['taxes_insurance_month', 'in_escrow'],
    // Said once more in "Costs at Closing" (1026.38(d)): a second reading of J, D, I, the credits and the cash to close.
    ...['closing_costs_page_1', 'loan_costs_page_1', 'other_costs_page_1', 'lender_credits_page_1'],
    'cash_to_close_page_1',
  ],
  /** Closing Cost Details: what the borrower pays, and the subtotals of each column (1026.38(f) to (h)). */
  page2: [
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'lender_credits'],
    ...['loan_costs_at_closing', 'loan_costs_before_closing'],
    ...['other_costs_at_closing', 'other_costs_before_closing'],
    ...['closing_costs_at_closing', 'closing_costs_before_closing', 'closing_costs_by_others'],
    ...['closing_costs_seller_at_closing', 'closing_costs_seller_before_closing'],
  ],
  /** Calculating Cash to Close in three columns, and the Summaries of Transactions (1026.38(i) to (k)). */
  page3: [
    ...['total_closing_costs', 'closing_costs_paid_before', 'closing_costs_financed', 'down_payment'].flatMap(
      (row) => [`${row}_estimate`, `${row}_final`, `${row}_changed`],
    ),
    ...['deposit', 'funds_for_borrower', 'seller_credits', 'adjustments'].flatMap((row) => [
      `${row}_estimate`,
      `${row}_final`,
      `${row}_changed`,
    ]),
    // The final figures of these are what a Loan Estimate calls the same.
    ...['cash_to_close_estimate', 'cash_to_close_final', 'cash_to_close'],
    ...['due_from_borrower', 'paid_for_borrower', 'cash_from_borrower', 'cash_to_borrower'],
    ...['due_to_seller', 'due_from_seller', 'cash_to_seller', 'cash_from_seller'],
  ],
  /** Loan Disclosures (1026.38(l)) and the tables of adjustable payments and rates (1026.38(m) and (n)). */
  page4: [
    ...['assumption', 'demand_feature', 'late_payment', 'negative_amortization', 'partial_payments'],
    ...['security', 'escrow', 'no_escrow_reason', 'escrowed_costs_year_1', 'non_escrowed_costs_year_1'],
    ...['initial_escrow_payment', 'monthly_escrow_payment', 'costs_year_1_without_escrow'],
    'escrow_waiver_fee',
    ...['ap_interest_only', 'ap_optional_payments', 'ap_step_payments', 'ap_seasonal_payments'],
    ...['ap_first_change', 'ap_subsequent_changes', 'ap_maximum_payment'],
    ...['air_index_margin', 'air_initial_rate', 'air_rate_range', 'air_first_change'],
    ...['air_subsequent_changes', 'air_limit_first_change', 'air_limit_subsequent_changes'],
  ],
  /** Loan Calculations, liability after foreclosure, and whom to ask (1026.38(o) to (r)). */
  page5: [
    ...['total_of_payments', 'finance_charge', 'amount_financed', 'apr', 'tip'],
    'liability_after_foreclosure',
  ],
} as const;

/** The columns of Contact Information; a field of one is `contact_<party>_<what>`. */
export const CONTACT_PARTIES = [
  ...['lender', 'mortgage_broker', 'buyer_broker', 'seller_broker', 'settlement_agent'],
] as const;

/** The rows of Contact Information, from the top. */
export const CONTACT_ROWS = [
  ...['name', 'address', 'nmls', 'license', 'contact', 'contact_nmls', 'contact_license', 'email', 'phone'],
] as const;
