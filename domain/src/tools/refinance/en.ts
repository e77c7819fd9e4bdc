export const balanceProblem = 'Nothing is owed, so there is nothing to refinance.';
export const currentPaymentProblem = (interest: string) =>
  `A month’s interest on the current loan is $${interest}; enter a payment above it.`;
export const homeValueProblem = 'Enter what the home is worth, or leave it out.';
export const newLoanFormula = 'Balance + financed costs + cash taken out';
export const monthlySavingFormula = 'Current payment - new payment';
export const simpleBreakEven = 'All costs / monthly saving, rounded up to whole months';
export const breakEvenFormula =
  'The first month in which interest so far on the current loan - interest so far on the new one is over all costs';
export const currentInterestFormula =
  'The sum of each month left: balance x rate / 1200, rounded to the cent';
export const newInterestFormula =
  'The sum of each month of the new loan: balance x rate / 1200, rounded to the cent';
export const payoffDateFormula =
  'The month of the next payment, and as many months on as the new loan has payments after it';
export const interestChangeFormula =
  'Interest of the new loan - interest left on the current one, both to their last payment';
export const costChangeFormula = 'Change in interest + all costs';
export const gainFormula =
  'Interest so far on the current loan - interest so far on the new one - all costs, after the months it is kept';
export const samePaymentFormula =
  'The sum of each month of the new loan at its rate, paid off with the current payment in place of the new one';
export const enteredPayment = 'The payment that was entered';
