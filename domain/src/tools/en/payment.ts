export const totalPaymentsFormula = 'Unrounded payment x months, rounded to the cent';
export const totalPaymentsSource = 'Regulation Z, 12 CFR 1026.38(o)(1)';
export const totalInterestFormula = 'Total of payments - loan';
export const zeroRateFormula = 'Loan / months, rounded to the cent';
export const paymentFormula =
  'Loan x i / (1 - (1 + i)^-months), with i = rate / 12 / 100, rounded to the cent';
