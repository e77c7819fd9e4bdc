export const housingPaymentFormula =
  'The smaller of: income x limit for housing; income x limit with debts - debts';
export const yearlyIncome = 'Income before taxes, a year';
export const monthlyIncome = 'Income before taxes, a month';
export const debtsAMonth = 'Debts, a month';
export const limitForHousing = 'Limit for housing';
export const limitWithDebts = 'Limit with debts';
export const loanDownPayment = 'Loan + down payment';
export const loan = 'Loan';
export const downPayment = 'Down payment';
export const principalInterestFormula = 'Loan x payment of one dollar';
export const dollarPayment = 'Payment of one dollar';
export const mortgageInsuranceFormula = 'Loan x yearly premium / 12, with less than 20% down';
export const loanOfPrice = 'Loan, of the price';
export const taxFormula = 'Price x yearly tax / 12';
export const price = 'Price';
export const yearlyTax = 'Property tax a year';
export const insuranceFormula = 'Insurance a year / 12';
export const insuranceAYear = 'Insurance a year';
export const totalFormula = 'Principal and interest + mortgage insurance + property tax + insurance + dues';
export const loanPrice = 'Loan / price';
export const limitOnLoan = 'The limit on the loan';
export const loanLimit = 'Limit on the loan';
export const leastDownFormula = 'Down payment x (100 - least percent) / least percent';
export const leastDownShare = 'Least down payment, of the price';
export const cashLoanFormula = '(Cash - down payment) / closing costs';
export const cashPriceFormula = 'Down payment + (cash - down payment) / closing costs';
export const cash = 'Cash';
export const closingCosts = 'Closing costs, of the loan';
export const paymentForHousing = 'Payment for housing';
export const insuranceStepFormula =
  'The loan at which mortgage insurance would start or rise: down payment x its share of the price / (100 - that share). One dollar more would cost more than the payment for housing';
export const housingCosts = 'Housing costs with this loan';
export const loanFormula =
  '(Payment - insurance - dues - tax on the down payment) / (payment of one dollar + its mortgage insurance + its tax)';
export const insuranceAndDues = 'Insurance and dues';
export const taxShare = 'Property tax, of the price a year';
export const dollarOverMonths = (paymentFactor: string, ratePercent: string, termMonths: number) =>
  `$${paymentFactor} at ${ratePercent}% over ${termMonths} months`;
export const answerMortgageInsurance = 'Mortgage insurance in the answer, a month';
export const priceFormula =
  'The largest price at which principal and interest of the loan and its fee, mortgage insurance, property tax, insurance and dues stay within what is left for housing';
export const limit = 'Limit';
export const leftForHousing = 'Left for housing';
export const financedFee = 'Fee added to the loan';
export const together = 'Together';
export const principalAndInterest = 'Principal and interest';
export const mortgageInsurance = 'Mortgage insurance';
export const propertyTax = 'Property tax';
export const insurance = 'Insurance';
export const dues = 'Dues';
