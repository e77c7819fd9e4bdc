export const enterAWholeNumber = 'Enter a whole number of payments.';
export const paymentsAreCountedFrom1 = 'Payments are counted from 1.';
export const enterAtMostPayment600 = 'Enter at most payment 600.';
export const enterAWholeNumberOfMonths = 'Enter a whole number of months.';
export const enter0OrMore = 'Enter 0 or more.';
