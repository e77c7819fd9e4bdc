export const wholeNumberProblem = 'Enter a whole number.';
export const scoresBeginAt300 = 'Scores begin at 300.';
export const scoresEndAt850 = 'Scores end at 850.';
export const reasonTooLong = 'Use at most 200 characters.';
export const programProblem = 'Choose a program: conventional, fha, va or usda.';
export const requestCondition =
  'At 80 percent you have to ask in writing, with a good payment history: no payment 60 days late in the 12 months that began 24 months before, and none 30 days late in the last 12. The lender may ask for proof that the home has not lost value and carries no second loan.';
export const automaticCondition =
  'At 78 percent it ends by itself where your payments are current; no valuation may be asked for. Where they are not, it ends when they are.';
export const midpointCondition =
  'On the first of the month after the midpoint of the term it ends in any case where your payments are current.';
export const originalValueProblem = 'Enter what the home is worth: more than 0 dollars.';
export const premiumProblem =
  'Enter the premium in percent a year, or the value of the home so that a range can be assumed.';
export const insuranceEndSource = 'Homeowners Protection Act, 12 U.S.C. 4901-4902';
export const monthlyPremiumFormula =
  'Loan x annual percent / 100 / 12; 0 where the loan is at most 80 percent of the value';
export const roundedToCent = (premium: string) => `${premium}, rounded to the cent`;
export const wholeDollarsFormula = 'The same in whole dollars';
export const conventionalLtvFormula = 'Loan x 100 / original value, with two places';
export const halfOfPayments = 'Half of the payments';
export const midpointDateFormula =
  'First day of the month after the midpoint of the term, which begins a month before the first payment';
export const premiumCountFormula =
  'Payments until insurance ends by itself: at 78 percent, or at the midpoint where that comes first';
export const totalPremiumsFormula = 'Monthly premium x premiums due';
export const thresholdPaymentFormula = (percent: number) =>
  `First payment after which the schedule owes at most ${percent} percent of the original value`;
export const thresholdBalanceFormula =
  'What the schedule owes after that payment, each month rounded to the cent';
export const paymentDateFormula = 'The first payment and so many months';
export const downPaymentProblem = 'The down payment must not be more than the price.';
export const noFeeExempt = 'No fee: exempt';
export const vaFeeFormula = 'Loan without the fee x rate / 100';
export const priceDownPayment = 'Price - down payment';
export const downPercentFormula =
  'Down payment x 100 / price, cut after two places: a cent less than 5 percent is not 5 percent';
export const loanFee = 'Loan + fee';
export const usdaFinancedFee =
  'Loan x upfront percent / (100 - upfront percent): the fee is a percent of the loan with the fee in it';
export const usdaCashFee = 'Loan x upfront percent / 100, paid in cash';
export const loanUpfrontFee = 'Loan + upfront fee';
export const usdaCashLoan = 'The loan; the fee is paid in cash';
export const usdaMonthlyFormula =
  "Whole loan x annual percent / 100 / 12. The bill itself is a little lower: USDA takes each year's average balance";
export const elevenYears = '11 years';
export const mortgageTerm = 'mortgage term';
export const fhaUpfrontFormula = 'Base loan x upfront percent / 100';
export const fhaDurationFormula =
  '11 years where the loan began at 90 percent of the value or less, else the whole term';
export const sameInMonths = 'The same in months';
export const fhaLoanFormula = 'Base loan + upfront premium';
export const fhaLtvFormula = 'Base loan x 100 / value of the home, with two places';
export const asGiven = 'As given';
export const notGiven = 'not given';
export const fhaMonthlyFormula =
  "Base loan x annual percent / 100 / 12. The bill itself is a little lower: HUD takes each year's average balance";
export const fhaAverageFormula =
  'Average of the balances owed during the first 12 months x annual percent / 100 / 12';
export const propertyValueProblem = 'Enter the value of the home, or the loan-to-value.';
export const baseLoanProblem = 'The base loan must not be more than the home is worth.';
export const ltvProblem = (exact: string) =>
  `The loan is ${exact} percent of the value. Leave the loan-to-value out, or correct one of the three.`;
