export const creditYearProblem = 'Enter a tax year from 2019 to 2099.';
export const interestYearProblem = 'Enter a tax year from 2025 to 2099: earlier limits are not held here.';
export const premiumYearProblem =
  'Enter a tax year from 2026 to 2099: in the years just before, premiums could not be deducted.';
export const certificateRateProblem = (lowest: number, highest: number) =>
  `Enter the certificate’s own rate, ${lowest} to ${highest}%: it is not the rate of your loan.`;
export const balanceProblem = 'Enter an average balance above zero.';
export const creditFormula = 'Line 1 x line 2 of Form 8396';
export const cappedCreditFormula = (most: string) =>
  `Line 1 x line 2 of Form 8396, and $${most} at most where the rate is above 20%`;
export const reducedInterestFormula = 'Line 3: mortgage interest on Schedule A falls by as much';
export const usedCreditFormula = 'The lower of this year’s credit + what was carried in, and the tax';
export const creditLessUsed = 'This year’s credit + what was carried in - what is used';
export const certificateNote =
  'The credit takes tax off and is never paid out. What is left can be used in the next three years, each year’s part for three years of its own. Who sells within nine years may have to pay part of it back.';
export const shareOfPremiums = (step: string, fullUpTo: string) =>
  `100% up to an income of $${fullUpTo}, then 10% less for each $${step} or part of it`;
export const premiumsTimesPercent = 'Premiums x percent / 100';
export const premiumNote =
  'It counts as mortgage interest, so only if you itemize, and only of a loan to buy, build or improve your home.';
export const debtThatCounts = 'Debt of which interest counts, by how you file';
export const shareOfInterest =
  'Interest x limit / average balance; all of it where the balance is within the limit';
export const interestNote =
  'For loans to buy, build or improve a first or second home, and only if you itemize. Debt from before December 16, 2017 can have a higher limit: ask a tax preparer.';
