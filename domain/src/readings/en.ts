/**
 * The labels that the regulation fixes for both forms (12 CFR 1026.37 and 1026.38, forms H-24 and H-25): what recognition made of one is
 * found among them. Labels of single fees are the lender's own, and none of these.
 */
export const FORM_LABELS: readonly string[] = [
  // Heads of both forms.
  ...[
    'Loan Estimate',
    'Closing Disclosure',
    'Closing Information',
    'Transaction Information',
    'Loan Information',
  ],
  ...[
    'Date Issued',
    'Closing Date',
    'Disbursement Date',
    'Settlement Agent',
    'File #',
    'Property',
    'Sale Price',
  ],
  ...[
    'Applicants',
    'Borrower',
    'Seller',
    'Lender',
    'Loan Term',
    'Purpose',
    'Product',
    'Loan Type',
    'Loan ID #',
    'MIC #',
  ],
  ...['Rate Lock', 'Purchase', 'Refinance', 'Construction', 'Fixed Rate', 'Conventional'],
  'Save this Loan Estimate to compare with your Closing Disclosure.',
  // Loan terms, projected payments, costs at closing.
  ...['Loan Terms', 'Can this amount increase after closing?', 'Does the loan have these features?'],
  ...[
    'Loan Amount',
    'Interest Rate',
    'Monthly Principal & Interest',
    'Prepayment Penalty',
    'Balloon Payment',
  ],
  ...[
    'Projected Payments',
    'Payment Calculation',
    'Principal & Interest',
    'Mortgage Insurance',
    'Estimated Escrow',
  ],
  ...['Estimated Total', 'Monthly Payment', 'Estimated Total Monthly Payment', 'Estimated Taxes, Insurance'],
  ...['This estimate includes', 'In escrow?', 'Property Taxes', 'Homeowner’s Insurance', 'Costs at Closing'],
  ...['Estimated Closing Costs', 'Closing Costs', 'Estimated Cash to Close', 'Cash to Close'],
  // Closing cost details.
  ...[
    'Closing Cost Details',
    'Loan Costs',
    'Other Costs',
    'A. Origination Charges',
    'B. Services You Cannot Shop For',
  ],
  ...[
    'B. Services Borrower Did Not Shop For',
    'C. Services You Can Shop For',
    'C. Services Borrower Did Shop For',
  ],
  ...[
    'D. TOTAL LOAN COSTS (A + B + C)',
    'D. TOTAL LOAN COSTS (Borrower-Paid)',
    'Loan Costs Subtotals (A + B + C)',
  ],
  ...[
    'E. Taxes and Other Government Fees',
    'F. Prepaids',
    'G. Initial Escrow Payment at Closing',
    'H. Other',
  ],
  ...[
    'I. TOTAL OTHER COSTS (E + F + G + H)',
    'I. TOTAL OTHER COSTS (Borrower-Paid)',
    'J. TOTAL CLOSING COSTS',
  ],
  ...[
    'Other Costs Subtotals (E + F + G + H)',
    'J. TOTAL CLOSING COSTS (Borrower-Paid)',
    'D + I',
    'Lender Credits',
  ],
  ...[
    'Closing Costs Subtotals (D + I)',
    'Borrower-Paid',
    'Seller-Paid',
    'At Closing',
    'Before Closing',
    'Paid by',
    'Others',
  ],
  ...['Prepaid Interest', 'Aggregate Adjustment', 'Recording Fees and Other Taxes'],
  // Cash to close and the summaries.
  ...[
    'Calculating Cash to Close',
    'Total Closing Costs (J)',
    'Closing Costs Paid Before Closing',
    'Did this change?',
    'Final',
  ],
  ...[
    'Closing Costs Financed',
    'Closing Costs Financed (Paid from your Loan Amount)',
    '(Paid from your Loan Amount)',
  ],
  ...[
    'Down Payment/Funds from Borrower',
    'Deposit',
    'Funds for Borrower',
    'Seller Credits',
    'Adjustments and Other Credits',
  ],
  ...['Summaries of Transactions', 'BORROWER’S TRANSACTION', 'SELLER’S TRANSACTION', 'CALCULATION'],
  ...[
    'K. Due from Borrower at Closing',
    'L. Paid Already by or on Behalf of Borrower at Closing',
    'M. Due to Seller at Closing',
  ],
  ...[
    'N. Due from Seller at Closing',
    'Adjustments',
    'Other Credits',
    'Adjustments for Items Paid by Seller in Advance',
  ],
  ...[
    'Adjustments for Items Unpaid by Seller',
    'Sale Price of Property',
    'Closing Costs Paid at Closing (J)',
    'Seller Credit',
  ],
  // What a loan allows, escrow, comparisons and calculations.
  ...[
    'Loan Disclosures',
    'Other Disclosures',
    'Escrow Account',
    'Escrow',
    'No Escrow',
    'Escrowed',
    'Non-Escrowed',
  ],
  ...[
    'Property Costs',
    'over Year 1',
    'Initial Escrow',
    'Monthly Escrow',
    'Payment',
    'Estimated',
    'Escrow Waiver Fee',
  ],
  ...['In the future,', 'Comparisons', 'Other Considerations', 'In 5 Years', 'Annual Percentage Rate (APR)'],
  ...[
    'Total Interest Percentage (TIP)',
    'Loan Calculations',
    'Questions?',
    'Contact Information',
    'Confirm Receipt',
  ],
  ...[
    'Name',
    'Address',
    'NMLS ID',
    'ST License ID',
    'Contact',
    'Contact NMLS ID',
    'Contact ST License ID',
    'Email',
    'Phone',
  ],
  ...[
    'Mortgage Broker',
    'Real Estate Broker',
    'Real Estate Broker (B)',
    'Real Estate Broker (S)',
    '(B)',
    '(S)',
  ],
  // Adjustable payments and rates.
  ...['Adjustable Payment (AP) Table', 'Interest Only Payments?', 'Optional Payments?', 'Step Payments?'],
  ...[
    'Seasonal Payments?',
    'Monthly Principal and Interest Payments',
    'First Change/Amount',
    'Subsequent Changes',
  ],
  ...['Maximum Payment', 'Adjustable Interest Rate (AIR) Table', 'Index + Margin', 'Initial Interest Rate'],
  ...['Minimum/Maximum Interest Rate', 'Change Frequency', 'First Change', 'Limits on Interest Rate Changes'],
];
/** Labels that the form has in one line or several: what a maker breaks elsewhere is one label all the same. */
export const WRAPPED_LABELS: readonly string[] = [
  ...['Estimated Taxes, Insurance & Assessments', 'Monthly Principal and Interest', 'Principal and Interest'],
  ...['Initial Escrow Payment', 'Monthly Escrow Payment', 'Paid by Others', 'In escrow?', 'Final Payment'],
  ...['Escrowed Property Costs over Year 1', 'Non-Escrowed Property Costs over Year 1'],
  ...['Estimated Property Costs over Year 1', 'Total of Payments', 'Finance Charge', 'Amount Financed'],
  ...['Annual Percentage Rate', 'Total Interest Percentage', 'Est. Prop. Value', 'Appraised Prop. Value'],
  ...['Closing Costs Subtotals', 'Loan Costs Subtotals', 'Other Costs Subtotals', 'D. Total Loan Costs'],
  ...['I. Total Other Costs', 'Less Lender Credits'],
  ...['Down Payment', 'Estimated Property Value', 'Additional Information About This Loan'],
];
/** Labels that lines of costs and answers have too: they are given as they are printed. */
export const LINE_LABELS: readonly string[] = [
  ...['Purchase', 'Refinance', 'Construction', 'Fixed Rate', 'Conventional', 'Property Taxes', 'Deposit'],
  ...['Homeowner’s Insurance', 'Mortgage Insurance', 'Prepaid Interest', 'Aggregate Adjustment'],
  ...['Recording Fees and Other Taxes', 'Seller Credit', 'Sale Price of Property', 'Loan Amount', 'Escrow'],
  ...['Adjustments', 'Other Credits', 'Escrow Waiver Fee', 'Closing Costs Paid at Closing (J)'],
];
/** Lines that the Summaries of Transactions have printed on every form. */
export const SUMMARY_LABELS: readonly string[] = [
  ...['Sale Price of Any Personal Property Included in Sale', 'Existing Loan(s) Assumed or Taken Subject to'],
  ...['City/Town Taxes', 'County Taxes', 'Assessments', 'HOA Dues', 'Rebates', 'Excess Deposit'],
  ...['Homeowner’s Insurance Premium', 'Mortgage Insurance Premium'],
  ...['Payoff of First Mortgage Loan', 'Payoff of Second Mortgage Loan'],
];
