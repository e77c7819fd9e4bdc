export const tooManyScores = 'Enter at most 3 scores for a borrower, one of each bureau.';
export const scoreMissing = 'Enter at least one score for each borrower, or null for a bureau without one.';
export const borrowerMissing = 'Enter at least one borrower.';
export const tooManyBorrowers = 'Enter at most 10 borrowers.';
export const cardMissing = 'Enter at least one card.';
export const tooManyCards = 'Enter at most 50 cards.';
export const monthDayProblem = 'Enter a day of the month, 1 to 31.';
export const wholeNumberProblem = 'Enter a whole number.';
export const cardLimitProblem = 'Enter a limit above zero, or null for a card that reports none.';
export const chooseACard = 'Choose a card of the list by its place, from 0.';
export const informationCameBefore =
  'Enter a day on or after the one on which the bureau received the dispute.';
export const tooManyInquiries = 'Enter at most 100 inquiries.';
export const enterWindow = 'Enter a window of 1 to 90 days.';
export const noLimitReported = 'no limit reported';
export const noScoreReason = 'a borrower has no score';
export const middleOfThree =
  'The middle of three scores, the lower of two; of several borrowers the lowest of theirs';
export const balancesOverLimits = 'Balances / limits, of the cards that report a limit';
export const balancesAboveLine = 'Balances - the line x limits, never below zero, up to the cent';
export const eachAboveLine =
  'For each card: balance - the line x its limit, never below zero, up to the cent; added';
export const closedCardRule =
  'Balances / limits that are left: what is owed still counts, the closed limit does not';
export const daysFromReceipt = 'The days of the law after the day of receipt';
export const fiveBusinessDays = 'Five business days, Monday to Friday, without federal holidays';
export const withinWindow = 'Inquiries within the window of the first one count as one';
export const commonlyDescribed =
  'Commonly described; the text of Fannie Mae Selling Guide B3-5.1-02 was not read by us. Ask the lender';
export const disputeLaw = '15 USC 1681i(a)';
export const freeReportLaw = '15 USC 1681j(a)(3), as commonly described; its text was not read by us';
export const windowsCommonlyDescribed =
  'Windows of 14 and 45 days are commonly described; which one a lender’s score uses was not seen by us';
