export const enterADayThatExists = 'Enter a day that exists, as YYYY-MM-DD.';
export const enterAWholeNumber = 'Enter a whole number.';
export const enterAtLeast1 = 'Enter at least 1.';
export const enterAtMost366 = 'Enter at most 366.';
export const enterAFractionFrom0 = 'Enter a fraction from 0 to 1.';
export const enterPayments = 'Enter the payments.';
export const enterWhatIsAdvanced = 'Enter what is advanced, or the amount financed.';
export const enterRateOfNote = 'Enter the rate of the note.';
export const enterNumberOfMonthlyPayments = 'Enter the number of monthly payments.';
export const chargesComeToMoreThan = 'The charges come to more than the loan.';
export const lastPaymentCannotComeBefore = 'The last payment cannot come before the first.';
export const enterDaysOfAdvancesPayments =
  'Enter the days of the advances: the payments are given by their days.';
export const rateAtWhichSumsAreEqual =
  'The i at which the sum of advances / ((1 + f i)(1 + i)^t) equals the same sum of payments; APR = 100 x i x unit-periods a year';
export const yearHas365Days52 =
  'A year has 365 days, 52 weeks, 24 semimonths or 12 months; divided by the unit-period';
export const asGiven = 'as given';
export const derivedFromDaysOrTerms = 'derived from the days or terms by paragraph (b)(4)';
export const assumedToBeAMonth = 'assumed to be a month: the payments do not say how far apart they are';
export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026 appendix J (b)(8)';
export const regulationZ12Cfr1026Appendix = 'Regulation Z, 12 CFR 1026 appendix J (b)(4) and (5)';
export const nothingIsFinancedSoThere = 'Nothing is financed, so there is no rate.';
export const paymentsComeToLessThan = (paid: string, financed: string) =>
  `The payments come to $${paid}, less than the $${financed} that is financed, so there is no rate.`;
export const noRateMakesThesePayments =
  'No rate makes these payments worth what is financed: too much is paid at the start.';
export const totalOfPaymentsAmountFinanced = 'Total of payments - amount financed';
