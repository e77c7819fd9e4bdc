export const at80PercentYouHave =
  'At 80 percent you have to ask in writing, with a good payment history: no payment 60 days late in the 12 months that began 24 months before, and none 30 days late in the last 12. The lender may ask for proof that the home has not lost value and carries no second loan.';
export const at78PercentItEnds =
  'At 78 percent it ends by itself where your payments are current; no valuation may be asked for. Where they are not, it ends when they are.';
export const onFirstOfMonthAfter =
  'On the first of the month after the midpoint of the term it ends in any case where your payments are current.';
export const enterWhatHomeIsWorth = 'Enter what the home is worth: more than 0 dollars.';
export const enterPremiumInPercent =
  'Enter the premium in percent a year, or the value of the home so that a range can be assumed.';
