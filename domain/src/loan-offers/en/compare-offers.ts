export const loanCostsD = 'Loan costs (D)';
export const prepaidInterest = 'Prepaid interest';
export const principalAndInterest = (paid: number) => `${paid} × principal and interest`;
export const mortgageInsurance = (insured: number) => `${insured} × mortgage insurance`;
export const lenderCredits = 'Lender credits';
export const loanAmountsDifferSoThese =
  'The loan amounts differ, so these are not the same loan. Ask for offers on one amount.';
export const termsDifferAShorterLoan =
  'The terms differ. A shorter loan takes more each month and less in all; compare like with like.';
export const countingWhatPaymentsTakeOff = (name: string | undefined) =>
  `Counting what the payments take off the loan, ${name} is ahead after 5 years: more of what you pay there comes back as a smaller debt.`;
export const whereNoYearsOfMortgage =
  'Where no years of mortgage insurance are given, it is counted for as long as you stay. Put in the years from page 1.';
