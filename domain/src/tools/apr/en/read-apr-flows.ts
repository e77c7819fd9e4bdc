export const enterPayments = 'Enter the payments.';
export const enterWhatIsAdvanced = 'Enter what is advanced, or the amount financed.';
export const enterRateOfNote = 'Enter the rate of the note.';
export const enterNumberOfMonthlyPayments = 'Enter the number of monthly payments.';
export const chargesComeToMoreThan = 'The charges come to more than the loan.';
export const lastPaymentCannotComeBefore = 'The last payment cannot come before the first.';
export const enterDaysOfAdvancesPayments =
  'Enter the days of the advances: the payments are given by their days.';
