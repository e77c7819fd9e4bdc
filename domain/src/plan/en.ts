export const enterDollars = 'Enter an amount of 0 or more, up to $100 million.';
export const enterWholeNumber = (from: number, to: number) => `Enter a whole number from ${from} to ${to}.`;
export const enterAPercentage = 'Enter a percentage from 0 to 100, like 6.875.';
export const closingDayPast = 'Enter a closing day that is today or later.';
export const scoreDayAhead = 'Enter the day the score was pulled, today or earlier.';
export const chooseAState = 'Choose the state the home is in. A county alone is not enough.';
export const enterACounty = 'Enter a county in at most 80 characters.';
export const lowestFirst = 'Enter the lower price first.';
export const chooseOne = 'Choose one of the list.';
export const enterALender = 'Enter the lender’s name in at most 80 characters.';
export const shareOrFee =
  'Enter what a step costs: either a share of the loan in percent, or a fee in dollars. Leave the other empty.';
export const enterOffers = 'Enter at most five offers.';
export const wrongFactValue = 'This value does not fit this fact.';
