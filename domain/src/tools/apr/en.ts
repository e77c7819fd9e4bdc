export const dayInvalid = 'Enter a day that exists, as YYYY-MM-DD.';
export const wholeNumberNeeded = 'Enter a whole number.';
export const enterAtLeast1 = 'Enter at least 1.';
export const enterAtMost366 = 'Enter at most 366.';
export const fractionInvalid = 'Enter a fraction from 0 to 1.';
export const enterPayments = 'Enter the payments.';
export const advancesMissing = 'Enter what is advanced, or the amount financed.';
export const noteRateMissing = 'Enter the rate of the note.';
export const paymentCountMissing = 'Enter the number of monthly payments.';
export const chargesExceedLoan = 'The charges come to more than the loan.';
export const lastPaymentEarly = 'The last payment cannot come before the first.';
export const advanceDaysMissing = 'Enter the days of the advances: the payments are given by their days.';
export const aprFormula =
  'The i at which the sum of advances / ((1 + f i)(1 + i)^t) equals the same sum of payments; APR = 100 x i x unit-periods a year';
export const yearHas365Days52 =
  'A year has 365 days, 52 weeks, 24 semimonths or 12 months; divided by the unit-period';
export const asGiven = 'as given';
export const unitPeriodDerived = 'derived from the days or terms by paragraph (b)(4)';
export const unitPeriodAssumed = 'assumed to be a month: the payments do not say how far apart they are';
export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026 appendix J (b)(8)';
export const unitPeriodSource = 'Regulation Z, 12 CFR 1026 appendix J (b)(4) and (5)';
export const nothingFinanced = 'Nothing is financed, so there is no rate.';
export const paymentsBelowFinanced = (paid: string, financed: string) =>
  `The payments come to $${paid}, less than the $${financed} that is financed, so there is no rate.`;
export const rateNotFound =
  'No rate makes these payments worth what is financed: too much is paid at the start.';
export const financeChargeFormula = 'Total of payments - amount financed';
