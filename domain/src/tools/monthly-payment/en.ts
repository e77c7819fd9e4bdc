export const downPaymentIsMoreThan = 'The down payment is more than the price. Lower it, or raise the price.';
export const homeownersProtectionAct12U = 'Homeowners Protection Act, 12 U.S.C. 4901 and 4902';
export const everyPartOfAMonth = 'Every part of a month as it is billed, added';
export const priceDownPayment = 'Price - down payment';
export const loanPriceX100 = 'Loan / price x 100';
export const yearsTax12Rounded = 'A year’s tax / 12, rounded to the cent';
export const yearsPremium12Rounded = 'A year’s premium / 12, rounded to the cent';
export const loanXYearlyPremium1200 = 'Loan x yearly premium / 1200, rounded to the cent';
export const upToPaymentAfter =
  'Up to the payment after which the balance, by schedule, is 78 percent of the price or less, and no further than the middle of the term';
export const monthlyPremiumXPremiums = 'Monthly premium x premiums';
