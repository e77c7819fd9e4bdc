export const regulationX12Cfr1024 = 'Regulation X, 12 CFR 1024.17';
export const estimatesOfCfpb = 'The estimates of CFPB\'s "owning a home" tools; an assumption, change it';
export const allBillsOfYear = 'All bills of the year';
export const twelfthOfYearRounded = 'A twelfth of the year, rounded to the cent';
export const twelfthOfYearXMonths = 'A twelfth of the year x months of cushion';
export const lowestBalanceOfAYear =
  'The lowest balance of a year that starts from nothing: a twelfth is paid in each month, and each bill paid out in its own';
export const cushionLowestBalance = 'Cushion - lowest balance';
export const balanceWhatItShould =
  'Balance - what it should be, if above 0; from 50 dollars on it is paid back within 30 days';
export const whatItShouldBeBalance =
  "What it should be - balance (one below 0 counts as 0, and as a deficiency), if above 0; from a month's payment on it is spread over 12 months or more";
export const whatBalanceIsBelow0 = 'What the balance is below 0';
export const loanXRate100Days = 'Loan x rate / 100 / days of the year, rounded to the cent, x days';
export const priceXPercent10012 = 'Price x percent / 100 / 12 x months';
export const interestInsurance = 'Interest + insurance';
export const sameInWholeDollars = 'The same in whole dollars';
export const priceXTaxInsurancePercent = 'Price x (tax + insurance percent) / 100 / 12';
export const sameXMonthsRoundedOnce = 'The same x months, rounded once';
