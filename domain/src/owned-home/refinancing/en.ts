export const noHome =
  'It is not the home you live in: the right to cancel is for a principal residence alone.';
export const noPurchase = 'A loan to buy the home has no right to cancel.';
export const newMoney =
  'From the lender you have now, the right covers the new money alone: what the new loan is above what you owe and the costs of refinancing.';
export const noNewMoney =
  'From the lender you have now and without new money there is no right to cancel. Ask the lender to say so in writing.';
export const whole = 'You may cancel the whole new loan until then, for any reason and in writing.';
export const nothingOwed = 'Enter what you owe, above $0.';
export const enterCash = 'Enter the cash you need, above $0.';
export const enterValue = 'Enter what the home is worth, above $0.';
export const enterCosts = 'Enter the costs in dollars, 0 if there are none.';
export const enterRate = 'Enter a yearly rate above 0% and up to 25%.';
export const enterMonths = 'Enter whole months from 12 to 480.';
export const enterYears = 'Enter whole years from 1 to 40.';
