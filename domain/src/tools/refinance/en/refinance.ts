export const nothingIsOwedSoThere = 'Nothing is owed, so there is nothing to refinance.';
export const monthsInterestOnCurrentLoan = (interest: string) =>
  `A month’s interest on the current loan is $${interest}; enter a payment above it.`;
export const enterWhatHomeIsWorth = 'Enter what the home is worth, or leave it out.';
