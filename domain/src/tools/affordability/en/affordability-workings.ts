export const smallerOfIncomeXLimit =
  'The smaller of: income x limit for housing; income x limit with debts - debts';
export const incomeBeforeTaxesAYear = 'Income before taxes, a year';
export const incomeBeforeTaxesAMonth = 'Income before taxes, a month';
export const debtsAMonth = 'Debts, a month';
export const limitForHousing = 'Limit for housing';
export const limitWithDebts = 'Limit with debts';
export const loanDownPayment = 'Loan + down payment';
export const loan = 'Loan';
export const downPayment = 'Down payment';
export const loanXPaymentOfOne = 'Loan x payment of one dollar';
export const paymentOfOneDollar = 'Payment of one dollar';
export const loanXYearlyPremium12 = 'Loan x yearly premium / 12, with less than 20% down';
export const loanOfPrice = 'Loan, of the price';
export const priceXYearlyTax12 = 'Price x yearly tax / 12';
export const price = 'Price';
export const propertyTaxAYear = 'Property tax a year';
export const insuranceAYear12 = 'Insurance a year / 12';
export const insuranceAYear = 'Insurance a year';
export const principalAndInterestMortgageInsurance =
  'Principal and interest + mortgage insurance + property tax + insurance + dues';
export const loanPrice = 'Loan / price';
export const limitOnLoan = 'The limit on the loan';
export const limitOnTheLoan = 'Limit on the loan';
export const downPaymentX100Least = 'Down payment x (100 - least percent) / least percent';
export const leastDownPaymentOfPrice = 'Least down payment, of the price';
export const paymentForHousing = 'Payment for housing';
export const loanAtWhichMortgageInsurance =
  'The loan at which mortgage insurance would start or rise: down payment x its share of the price / (100 - that share). One dollar more would cost more than the payment for housing';
export const housingCostsWithThisLoan = 'Housing costs with this loan';
export const paymentInsuranceDuesTax =
  '(Payment - insurance - dues - tax on the down payment) / (payment of one dollar + its mortgage insurance + its tax)';
export const insuranceAndDues = 'Insurance and dues';
export const propertyTaxOfPrice = 'Property tax, of the price a year';
export const dollarOverMonths = (paymentFactor: string, ratePercent: string, termMonths: number) =>
  `$${paymentFactor} at ${ratePercent}% over ${termMonths} months`;
export const mortgageInsuranceInAnswer = 'Mortgage insurance in the answer, a month';
export const largestPriceAtWhichPrincipal =
  'The largest price at which principal and interest of the loan and its fee, mortgage insurance, property tax, insurance and dues stay within what is left for housing';
export const limit = 'Limit';
export const leftForHousing = 'Left for housing';
export const feeAddedToLoan = 'Fee added to the loan';
export const together = 'Together';
export const principalAndInterest = 'Principal and interest';
export const mortgageInsurance = 'Mortgage insurance';
export const propertyTax = 'Property tax';
export const insurance = 'Insurance';
export const dues = 'Dues';
