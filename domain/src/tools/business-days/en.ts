export const businessDaySource = 'Regulation Z, 12 CFR 1026.2(a)(6)';
export const observedHolidayRule =
  'The Friday before a holiday on a Saturday and the Monday after one on a Sunday: offices close, and the day counts';
export const specificDayRule = 'Not a Sunday, and not a federal holiday on the day the law names';
export const generalDayRule =
  'A day the creditor is open: Monday to Friday, Saturdays if it says so, no federal holiday and no day one is kept on';
export const dayCountRule = 'Business days counted from the day after (or before) the given one';
export const getFeeName = 'Name the fee.';
export const feeNameLong = 'Use at most 80 characters.';
export const tooManyFees = 'Enter at most 60 fees.';
export const enterAYear = 'Enter a year.';
export const yearTooEarly = 'Enter a year from 2000.';
export const yearTooLate = 'Enter a year up to 2099.';
export const dayCountProblem = 'Enter a whole number of days.';
export const tooManyDays = 'Count at most 400 days.';
export const buyerMissing = 'Enter at least one buyer.';
export const tooManyBuyers = 'Enter at most 10 buyers.';
export const questionKindProblem = 'Choose a kind of question; the reference lists them.';
export const ageRuleMissing = 'No rule on the age of this document is held for this program.';
export const latestDay = (latest: string | null) => `The latest: ${latest}`;
export const documentAgeLimit = (age: string, countedFrom: string) =>
  `At most ${age} before the day of the ${countedFrom}`;
export const earliestDayUnknown = 'depends on the day it is counted from';
export const firstBuyerRule =
  'No main home owned in the 3 years that end with the purchase, exceptions aside; if one of a couple meets it, both do. Programs may look back otherwise';
export const firstBuyerSource = "HUD's definition of a first-time homebuyer; 42 U.S.C. 12713";
export const enterOneDay =
  'Enter one day: that of the closing, or that on which the Closing Disclosure was received or was mailed.';
export const disclosureReceiptRule = (closing: string) => `The 3rd specific business day before ${closing}`;
export const disclosureMailingRule =
  'Three specific business days before that: mail counts as received on the third';
export const revisedReceiptRule = (closing: string) => `The 4th specific business day before ${closing}`;
export const estimateDeliveryRule = (closing: string) => `The 7th specific business day before ${closing}`;
export const closingCountStart = (countedFrom: string) =>
  `${countedFrom}, the last business day before a closing on a Sunday or holiday`;
export const disclosureWaitRule =
  'The 3rd specific business day after the Closing Disclosure was received; what was mailed counts as received on the 3rd';
export const aprAccuracyRule = (part: string) =>
  `At most ${part} of a point between the disclosed APR and the actual one`;
export const newWaitRule =
  'Yes where the APR became inaccurate, the product changed or a prepayment penalty was added';
export const rescissionDayMissing = 'Enter the day of the closing, or the last of the three events.';
export const rescissionEndRule =
  'Midnight of the 3rd specific business day after the last of closing, notice and disclosures; 3 years after closing where either was never given. A loan to buy a home cannot be rescinded';
export const lockDayProblem = 'Enter a day after the date of the Loan Estimate.';
export const lockDaysRule = 'Calendar days from one to the other';
/** One of the three is a number. */
export const span = ({
  days,
  months,
  businessDays,
}: Record<'days' | 'months' | 'businessDays', number | null>) => {
  if (days !== null) return `${days} days`;
  return months === null ? `${businessDays} business days` : `${months} months`;
};
export const tenPercentParagraph = '1026.19(e)(3)(ii) and its comment 5';
export const zeroCureRule =
  'What each fee that must not rise rose by, added up; a fee that fell does not make up for another';
export const groupLimitRule =
  'Estimates of the group that may rise by a tenth, together x 110 / 100; a fee that was estimated and not charged is left out';
export const notCharged = (name: string) => `${name}, not charged`;
export const groupActualRule = 'What the fees of that group came to at closing';
export const groupCureRule = 'Total at closing - its limit, if above 0';
export const totalCureRule = 'The two together; to be paid within 60 days of closing';
export const regulationZRefund = 'Regulation Z, 12 CFR 1026.19(f)(2)(v)';
export const cureDeadlineRule = '60 calendar days after closing';
export const estimateDueRule =
  'The 3rd general business day after the six items of an application have come in';
export const estimateDueSaturdays = 'The same where the creditor is open on Saturdays';
export const estimateWaitRule =
  'The 7th specific business day after the Loan Estimate was delivered or mailed';
export const estimateExpiryRule =
  'The 10th general business day after it: who says later to go ahead may get other figures';
export const estimateMailingRule = 'The 3rd specific business day after it was mailed';
export const revisedDeliveryRule =
  'The 3rd general business day after the creditor learned of the change; none once the Closing Disclosure was given';
export const notGiven = 'not given';
