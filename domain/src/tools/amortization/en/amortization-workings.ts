export const sumOfEachMonthBalance =
  'The sum of each month: balance x rate / 1200, rounded to the cent, half a cent up';
export const interestWithoutExtraPaymentsInterest =
  'Interest without the extra payments - interest with them';
export const halfOfMonthlyPaymentRounded = 'Half of the monthly payment, rounded up to the cent';
export const paymentEveryTwoWeeks = 'The payment every two weeks that was entered';
export const sumOfEachMonthBalanceX =
  'The sum of each month: balance x rate / 1200, rounded to the cent; with every twelfth payment 26 payments - 12 monthly ones go to the principal';
export const sumOfEachTwoWeeks =
  'The sum of each two weeks: balance x rate / 2600, rounded to the cent, half a cent up';
export const numberOfMonthlyPayments = 'The number of monthly payments';
export const paymentsX1226Rounded = 'Payments x 12 / 26, rounded up to whole months';
export const paymentsOfMonthlyScheduleMonths = 'Payments of the monthly schedule - months of this one';
export const interestOfMonthlyScheduleInterest = 'Interest of the monthly schedule - interest of this one';
export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.36(c)(1)(ii)';
export const lastBalanceAfterRounding =
  'The last balance and its interest; it differs because every other payment was rounded to the cent';
export const lastBalanceLeftOver =
  'The last balance and its interest; it clears what the payments before it left over';
export const paymentThatWasEntered = 'The payment that was entered';
export const loanMonthsMonthsInterestEach = "Loan / months + the month's interest, each rounded to the cent";
export const loanXRate1200Rounded = 'Loan x rate / 1200, rounded to the cent, while interest alone is paid';
