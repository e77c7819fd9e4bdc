export const lowestScoreOfBand = 'Lowest score of your band';
export const points = (score: number) => `${score} points`;
export const loanOfPrice = 'Loan, of the price';
export const percentOfLoan = 'Percent of the loan';
export const loan = 'Loan';
export const percentXLoan = 'Percent of the agencies’ price grid x loan, once';
