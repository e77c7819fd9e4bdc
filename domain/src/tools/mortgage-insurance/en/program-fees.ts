export const downPaymentMustNot = 'The down payment must not be more than the price.';
export const noFeeExempt = 'No fee: exempt';
export const loanWithoutFeeXRate = 'Loan without the fee x rate / 100';
export const priceDownPayment = 'Price - down payment';
export const downPaymentX100Price =
  'Down payment x 100 / price, cut after two places: a cent less than 5 percent is not 5 percent';
export const loanFee = 'Loan + fee';
export const loanXUpfrontPercent100 =
  'Loan x upfront percent / (100 - upfront percent): the fee is a percent of the loan with the fee in it';
export const loanXUpfrontPercent100Paid = 'Loan x upfront percent / 100, paid in cash';
export const loanUpfrontFee = 'Loan + upfront fee';
export const loanFeeIsPaid = 'The loan; the fee is paid in cash';
export const wholeLoanXAnnualPercent =
  "Whole loan x annual percent / 100 / 12. The bill itself is a little lower: USDA takes each year's average balance";
