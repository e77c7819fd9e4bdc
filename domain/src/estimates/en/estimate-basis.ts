export const priceNotPositive = 'Enter a price above zero.';
export const downPayment = 'Down payment';
export const ofPrice = (downPaymentPercent: string) => `${downPaymentPercent}% of the price.`;
export const noLoan = 'There is no loan to estimate: the down payment is the price.';
export const kindOfLoan = 'Kind of loan';
export const loanKindReason =
  'The most common kind. FHA, VA and USDA loans have insurance or fees of their own.';
export const term = 'Term';
export const years = (termMonths: number) => `${termMonths} years`;
export const termReason = 'The most common term. A shorter one costs more a month and less in all.';
export const interestRate = 'Interest rate';
export const rateReason = 'A lender quotes yours by credit, down payment, points and use of the home.';
export const rateAssumedReason =
  'Freddie Mac’s weekly survey has loans of 30 and of 15 years; for other terms this is our assumption, the nearest of the two.';
export const month = (monthly: string) => `${monthly} a month`;
export const yearlyShareReason = (percent: string) =>
  `${percent}% of the price a year. The county’s or insurer’s own figure is better.`;
export const propertyTax = 'Property tax';
export const homeownersInsurance = 'Homeowner’s insurance';
export const duesLabel = 'HOA or condo dues';
export const zeroAMonth = '$0 a month';
export const duesLikelyReason =
  'Homes of this type nearly always have dues. Put in the amount from the listing.';
export const noDuesReason = 'None, unless the home belongs to an association.';
export const prepaidDaysLabel = 'Days of prepaid interest';
export const days = (days: number) => `${days} days`;
export const halfAMonth =
  'Half a month. With a closing day, the days to the end of its month are counted, and escrow by when the bills are due.';
export const taxDueLabel = 'Property tax is due';
export const taxDueReason =
  'Once a year. The county’s bill says when; the first deposit into escrow depends on it.';
export const downAbovePrice = 'The down payment is more than the price.';
export const loanAbovePrice = 'The loan is more than the price.';
export const sumBelowPrice = 'Loan and down payment together are less than the price.';
export const termsDiffer = 'The term in months is not the term in years.';
export const conventional = 'Conventional';
