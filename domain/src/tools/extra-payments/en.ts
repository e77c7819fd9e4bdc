export const billedPayoffFormula = 'The number of the payment that clears the balance as it is billed';
export const biweeklyYearFormula = 'Payment every two weeks x 26';
export const biweeklyExtraFormula = 'The sum of what went to the principal with each twelfth payment';
export const wholeNumberNeeded = 'Enter a whole number.';
export const paymentNumberMinimum = 'Payments are counted from 1.';
export const paymentNumberMaximum = 'Enter at most payment 600.';
export const enteredPayment = 'The payment that was entered';
export const extraPayoffFormula =
  'The number of the payment that clears the balance, with each extra amount taken off it on the way';
export const interestSavedFormula = 'Interest without extra payments - interest with them';
export const paymentsSavedFormula = 'Payments without extra payments - payments with them';
export const extraInterestFormula =
  'The sum of each month: balance x rate / 1200, rounded to the cent; each extra payment lowers the balance of the months after it';
export const billedInterestFormula = 'The sum of each month: balance x rate / 1200, rounded to the cent';
export const extraTotalFormula =
  'Every extra payment up to the last, which is no more than what is still owed';
