export const downPaymentProblem = 'The down payment is more than the price. Lower it, or raise the price.';
export const insuranceEndSource = 'Homeowners Protection Act, 12 U.S.C. 4901 and 4902';
export const totalRule = 'Every part of a month as it is billed, added';
export const priceDownPayment = 'Price - down payment';
export const loanToValue = 'Loan / price x 100';
export const propertyTaxRule = 'A year’s tax / 12, rounded to the cent';
export const homeInsuranceRule = 'A year’s premium / 12, rounded to the cent';
export const mortgageInsuranceRule = 'Loan x yearly premium / 1200, rounded to the cent';
export const premiumCountRule =
  'Up to the payment after which the balance, by schedule, is 78 percent of the price or less, and no further than the middle of the term';
export const premiumTotalRule = 'Monthly premium x premiums';
