export const numberOfPaymentThatClears = 'The number of the payment that clears the balance as it is billed';
export const paymentEveryTwoWeeksX = 'Payment every two weeks x 26';
export const sumOfWhatWent = 'The sum of what went to the principal with each twelfth payment';
export const enterAWholeNumber = 'Enter a whole number.';
export const paymentsAreCountedFrom1 = 'Payments are counted from 1.';
export const enterAtMostPayment600 = 'Enter at most payment 600.';
export const paymentThatWasEntered = 'The payment that was entered';
export const numberOfPaymentThatClearsBalance =
  'The number of the payment that clears the balance, with each extra amount taken off it on the way';
export const interestWithoutExtraPaymentsInterest = 'Interest without extra payments - interest with them';
export const paymentsWithoutExtraPaymentsPayments = 'Payments without extra payments - payments with them';
export const sumOfEachMonthBalance =
  'The sum of each month: balance x rate / 1200, rounded to the cent; each extra payment lowers the balance of the months after it';
export const sumOfEachMonthBalanceX = 'The sum of each month: balance x rate / 1200, rounded to the cent';
export const everyExtraPaymentUp =
  'Every extra payment up to the last, which is no more than what is still owed';
