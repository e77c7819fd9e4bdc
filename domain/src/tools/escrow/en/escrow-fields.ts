export const enterAMonth = 'Enter a month as a number.';
export const januaryIsMonth1 = 'January is month 1.';
export const decemberIsMonth12 = 'December is month 12.';
export const enterAWholeNumber = 'Enter a whole number of months.';
export const enter0OrMoreMonths = 'Enter 0 or more months.';
export const enterAtMost36Months = 'Enter at most 36 months.';
export const enterDollarsAndCents = 'Enter dollars and cents in digits, like -120.50.';
export const enterAtMost60Bills = 'Enter at most 60 bills.';
export const enter01Or2 = 'Enter 0, 1 or 2 months: a sixth of a year at most.';
export const enterAWholeNumberOfDays = 'Enter a whole number of days.';
export const enter0OrMore = 'Enter 0 or more.';
export const enterAtMost31 = 'Enter at most 31.';
export const enter360Or365 = 'Enter 360 or 365.';
export const chooseAKind =
  'Choose a kind: escrowAggregate, escrowAnalysis, prepaidEstimate or escrowEstimate.';
