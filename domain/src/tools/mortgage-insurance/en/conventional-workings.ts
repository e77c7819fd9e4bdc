export const homeownersProtectionAct12U = 'Homeowners Protection Act, 12 U.S.C. 4901-4902';
export const loanXAnnualPercent100 =
  'Loan x annual percent / 100 / 12; 0 where the loan is at most 80 percent of the value';
export const roundedToCent = (premium: string) => `${premium}, rounded to the cent`;
export const sameInWholeDollars = 'The same in whole dollars';
export const loanX100OriginalValue = 'Loan x 100 / original value, with two places';
export const halfOfPayments = 'Half of the payments';
export const firstDayOfMonthAfter =
  'First day of the month after the midpoint of the term, which begins a month before the first payment';
export const paymentsUntilInsuranceEnds =
  'Payments until insurance ends by itself: at 78 percent, or at the midpoint where that comes first';
export const monthlyPremiumXPremiumsDue = 'Monthly premium x premiums due';
export const firstPaymentAfterWhichSchedule = (percent: number) =>
  `First payment after which the schedule owes at most ${percent} percent of the original value`;
export const whatScheduleOwesAfter =
  'What the schedule owes after that payment, each month rounded to the cent';
export const firstPaymentAndSoMany = 'The first payment and so many months';
