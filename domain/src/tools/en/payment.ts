export const unroundedPaymentXMonthsRounded = 'Unrounded payment x months, rounded to the cent';
export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.38(o)(1)';
export const totalOfPaymentsLoan = 'Total of payments - loan';
export const loanMonthsRoundedToCent = 'Loan / months, rounded to the cent';
export const loanXI11 = 'Loan x i / (1 - (1 + i)^-months), with i = rate / 12 / 100, rounded to the cent';
