export const enterAScore = (low: number, high: number) =>
  `Enter a whole number from ${low} to ${high}, as the notice shows it.`;
export const chooseAModel = 'Choose the score model printed on the notice.';
export const chooseABureau = 'Choose Equifax, Experian or TransUnion.';
export const modelOfBureau = 'This version of FICO belongs to another bureau. Check both on the notice.';
export const enterARange = 'Enter both ends of the range, the lower one first, or leave both empty.';
export const scoreOutsideRange = 'The score is outside the range you entered. Check both on the notice.';
export const enterFactors = (most: number) => `Enter at most ${most} key factors, each up to 160 characters.`;
export const dayNotAhead = 'Enter today or an earlier day.';
export const cardNameProblem = 'Enter a name for the card, up to 60 characters.';
export const enterABalance = 'Enter the balance as an amount from $0 to $1 million.';
export const enterALimit =
  'Enter a credit limit above $0, up to $1 million. If none is reported, choose “No limit reported”.';
export const statementDayProblem = 'Enter the day of the month the statement closes, from 1 to 31.';
export const enterAnItem = 'Name the account or item, up to 120 characters.';
export const disputeReasonProblem = 'Say what is wrong, in up to 1,000 characters.';
export const enterAFurnisher = 'Name the company that reported it, up to 120 characters.';
export const receivedAfterSent = 'It cannot be received before it was sent. Check both days.';
export const sentFirst = 'Enter the day you sent it first.';
export const informationAfterReceived =
  'More information comes after the dispute was received. Check both days.';
export const answeredAfterReceived = 'The answer cannot come before the dispute was sent. Check both days.';
export const resultNeedsAnswer = 'Enter the day of the answer with its result.';
