export const balanceProblem = 'Enter a balance above zero.';
export const lumpSumProblem = 'Enter a lump sum above zero.';
export const lumpSumPayoff =
  'This pays the whole loan off. Enter less than the balance, or ask for a payoff statement.';
export const rateProblem = 'Enter the yearly rate of the note, 0 to 30%.';

export const oldPaymentFormula =
  'The level payment that clears the balance in the months left, rounded to the cent';
export const newPaymentFormula =
  'The same of the balance - the lump sum, at the same rate over the same months';
export const oldLessNew = 'Old payment - new payment';
export const feeBySaving = 'Fee / monthly saving, taken up to whole months; none where the term ends first';
export const interestOfSchedule = 'All interest to come on the balance, each month’s rounded to the cent';
export const newInterestFormula = 'All interest to come on the balance - the lump sum, with the new payment';
export const interestLess = 'Interest before - interest after';
export const keptPayment = 'The lump sum without a recast: the old payment goes on until nothing is owed';
export const servicerDecides =
  'Whether a loan can be recast, from what sum on and for what fee, is for your servicer to say: ask before you send the money.';
