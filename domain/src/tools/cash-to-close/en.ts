export const formH24B12 = 'Form H-24(B), 12 CFR 1026 appendix H (interest by a year of 360 days)';
export const homeownersInsuranceMonths = (hoiMonths: number) => `Homeowner’s insurance (${hoiMonths} months)`;
export const prepaidInterestDays = (days: number) => `Prepaid interest (${days} days)`;
export const prepaidInterestFormula =
  'loan x rate / 360, rounded to the cent, x days from the closing day to the end of its month';
export const loan = 'Loan';
export const rate = 'Rate';
export const day = 'A day';
export const days = 'Days';
export const tooManyCosts = 'Enter at most 40 costs a section.';
export const regulationZ12Cfr1026 =
  'Regulation Z, 12 CFR 1026.37(f) to (h) and (o)(4) (Loan Estimate: costs, cash to close, rounding)';
export const programsUpfrontFee = 'Program’s upfront fee';
export const totalClosingCosts = 'Total closing costs (J)';
export const financedClosingCosts = 'Closing costs financed (paid from your loan amount)';
export const downPayment = 'Down payment';
export const fundsForBorrower = 'Funds for borrower';
export const sellerCredits = 'Seller credits';
export const otherCredits = 'Adjustments and other credits';
export const cashFormula =
  'closing costs - costs paid from the loan + down payment - deposit - funds for borrower - credits';
export const closingCostsFormula =
  'D + I - lender credits; as an estimate, the middle of two shares of the loan, with the program’s fee';
export const loanAmount = 'Loan amount';
export const lowShare = 'Low share';
export const highShare = 'High share';
export const lenderCredits = 'Lender credits';
