export const nothingIsOwedSoThere = 'Nothing is owed, so there is nothing to refinance.';
export const monthsInterestOnCurrentLoan = (interest: string) =>
  `A month’s interest on the current loan is $${interest}; enter a payment above it.`;
export const enterWhatHomeIsWorth = 'Enter what the home is worth, or leave it out.';
export const balanceFinancedCostsCashTaken = 'Balance + financed costs + cash taken out';
export const currentPaymentNewPayment = 'Current payment - new payment';
export const allCostsMonthlySavingRounded = 'All costs / monthly saving, rounded up to whole months';
export const firstMonthInWhichInterest =
  'The first month in which interest so far on the current loan - interest so far on the new one is over all costs';
export const sumOfEachMonthLeft = 'The sum of each month left: balance x rate / 1200, rounded to the cent';
export const sumOfEachMonth =
  'The sum of each month of the new loan: balance x rate / 1200, rounded to the cent';
export const monthOfNextPayment =
  'The month of the next payment, and as many months on as the new loan has payments after it';
export const interestOfNewLoanInterest =
  'Interest of the new loan - interest left on the current one, both to their last payment';
export const changeInInterestAllCosts = 'Change in interest + all costs';
export const interestSoFarOnCurrent =
  'Interest so far on the current loan - interest so far on the new one - all costs, after the months it is kept';
export const sumOfEachMonthOfNew =
  'The sum of each month of the new loan at its rate, paid off with the current payment in place of the new one';
export const paymentThatWasEntered = 'The payment that was entered';
