export const differenceFormula = 'What the one way leaves at the end - what the other leaves';
export const buyingLeaves = 'Buying leaves';
export const rentingLeaves = 'Renting leaves';
export const buyingAtEnd = 'Buying leaves at the end';
export const buyingLeavesThen = 'Buying leaves then';
export const rentingAtEnd = 'Renting leaves at the end';
export const rentingLeavesThen = 'Renting leaves then';
export const firstMonth =
  'The first month from which a sale would leave the buyer at least what the renter has, until the end of the stay';
export const noBreakEven = 'Not in that time';
export const monthlyBuyingFormula =
  'Principal and interest + mortgage insurance + property tax + upkeep + insurance + dues - income tax saved';
export const principalAndInterest = 'Principal and interest';
export const mortgageInsurance = 'Mortgage insurance';
export const yearlyPropertyTax = 'Property tax a year';
export const upkeepAYear = 'Upkeep a year';
export const insuranceAYear = 'Insurance a year';
export const duesAMonth = 'Dues a month';
export const monthlyRentingFormula = 'Rent + insurance a year / 12';
export const rent = 'Rent';
export const buyingLeavesFormula =
  'Home value at the end - cost of selling - balance + savings from months in which owning costs less';
export const finalHomeValue = 'Home value at the end';
export const costOfSelling = 'Cost of selling';
export const balance = 'Balance';
export const rentingLeavesFormula =
  'What the buyer pays at closing, and each month’s difference where renting costs less, with their return';
export const upfrontCosts = 'Down payment and closing costs';
export const savingsEarn = 'Savings earn';
export const percentAYear = (returnPercent: string) => `${returnPercent}% a year`;
export const upfrontFormula = 'Down payment + closing costs, a share of the loan';
export const downPayment = 'Down payment';
export const closingCosts = 'Closing costs';
export const percentProblem = 'Enter a percentage in digits, like 2.5 or -1.';
export const changeProblem = 'Enter a change between -25 and 25 percent a year.';
export const priceProblem = 'Enter a price above zero.';
export const downPaymentProblem = 'The down payment is more than the price. Enter at most the price.';
