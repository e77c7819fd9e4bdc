export const dueForPayments = (months: number) => `Due for ${months} payments.`;
export const dueWholeLoan = 'Due for as long as the loan runs.';
export const endAtBalance = 'until the loan is 78% of the price';
export const endAtMidterm = 'until the middle of the term';
export const dueUntilEnd = (premiums: number, end: string) =>
  `Due for ${premiums} payments, ${end}; shown in whole years.`;
export const mortgageInsurance = 'Mortgage insurance';
export const premiumShare = (expected: string) => `${expected}% of the loan a year`;
export const premiumReason = (ltv: string, assumedCreditScore: number) =>
  `The loan is ${ltv} of the price, above 80%. Assumed for a credit score of ${assumedCreditScore}; insurers price by score.`;
export const loanAmount = 'loan amount';
export const year = 'a year';
export const annualRate = 'annual rate';
export const interestRate = 'interest rate';
export const premiumFormula = 'Loan amount × annual rate ÷ 1,200';
export const insuranceEndSource =
  'Homeowners Protection Act, 12 U.S.C. 4901 and 4902 (end of private mortgage insurance)';
export const noneNeeded = 'None: the loan is at most 80% of the price';
export const noneByProgram = 'This program has no monthly premium';
export const noneAsEntered = 'None, as entered. Above 80% of the price lenders usually ask for it';
export const premiumAsEntered = 'The premium as entered';
export const month = (miMonthlyUnrounded: string) => `$${miMonthlyUnrounded} a month`;
