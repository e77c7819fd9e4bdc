export const formH24B12 = 'Form H-24(B), 12 CFR 1026 appendix H (interest by a year of 360 days)';
export const homeownersInsuranceMonths = (hoiMonths: number) => `Homeowner’s insurance (${hoiMonths} months)`;
export const prepaidInterestDays = (days: number) => `Prepaid interest (${days} days)`;
export const loanXRate360Rounded =
  'loan x rate / 360, rounded to the cent, x days from the closing day to the end of its month';
export const loan = 'Loan';
export const rate = 'Rate';
export const day = 'A day';
export const days = 'Days';
