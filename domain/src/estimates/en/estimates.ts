export const higherCostWarning =
  'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.';
export const feesTooLarge = 'The fees are as large as the loan, so there is no APR. Check the fees.';
export const fallingPremiumsSum = (left: number, amount: string, total: string) =>
  `${left} premiums, ${amount} at first and less each year: ${total}`;
