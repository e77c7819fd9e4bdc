export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.2(a)(6)';
export const fridayBeforeAHoliday =
  'The Friday before a holiday on a Saturday and the Monday after one on a Sunday: offices close, and the day counts';
export const notASundayAndNot = 'Not a Sunday, and not a federal holiday on the day the law names';
export const dayCreditorIsOpenMonday =
  'A day the creditor is open: Monday to Friday, Saturdays if it says so, no federal holiday and no day one is kept on';
export const businessDaysCountedFromDay =
  'Business days counted from the day after (or before) the given one';
export const getFeeName = 'Name the fee.';
export const useAtMost80Characters = 'Use at most 80 characters.';
export const enterAtMost60Fees = 'Enter at most 60 fees.';
export const enterAYear = 'Enter a year.';
export const enterAYearFrom2000 = 'Enter a year from 2000.';
export const enterAYearUp = 'Enter a year up to 2099.';
export const enterAWholeNumber = 'Enter a whole number of days.';
export const countAtMost400Days = 'Count at most 400 days.';
export const enterAtLeastOneBuyer = 'Enter at least one buyer.';
export const enterAtMost10Buyers = 'Enter at most 10 buyers.';
export const chooseAKindOfQuestion = 'Choose a kind of question; the reference lists them.';
export const noRuleOnAgeOfDocument = 'No rule on the age of this document is held for this program.';
export const latestDay = (latest: string | null) => `The latest: ${latest}`;
export const atMostBeforeDay = (age: string, countedFrom: string) =>
  `At most ${age} before the day of the ${countedFrom}`;
export const dependsOnDayItIsCountedFrom = 'depends on the day it is counted from';
export const noMainHomeOwned =
  'No main home owned in the 3 years that end with the purchase, exceptions aside; if one of a couple meets it, both do. Programs may look back otherwise';
export const hudDefinitionOfFirstTimeBuyer = "HUD's definition of a first-time homebuyer; 42 U.S.C. 12713";
export const enterOneDay =
  'Enter one day: that of the closing, or that on which the Closing Disclosure was received or was mailed.';
export const thirdSpecificBusinessDayBefore = (closing: string) =>
  `The 3rd specific business day before ${closing}`;
export const threeSpecificBusinessDaysBefore =
  'Three specific business days before that: mail counts as received on the third';
export const fourthSpecificBusinessDayBefore = (closing: string) =>
  `The 4th specific business day before ${closing}`;
export const seventhSpecificBusinessDayBefore = (closing: string) =>
  `The 7th specific business day before ${closing}`;
export const lastBusinessDayBefore = (countedFrom: string) =>
  `${countedFrom}, the last business day before a closing on a Sunday or holiday`;
export const thirdSpecificBusinessDayAfter =
  'The 3rd specific business day after the Closing Disclosure was received; what was mailed counts as received on the 3rd';
export const atMostOfAPoint = (part: string) =>
  `At most ${part} of a point between the disclosed APR and the actual one`;
export const yesWhereAprBecameInaccurate =
  'Yes where the APR became inaccurate, the product changed or a prepayment penalty was added';
export const enterDayOfClosing = 'Enter the day of the closing, or the last of the three events.';
export const midnightOf3rdSpecificBusiness =
  'Midnight of the 3rd specific business day after the last of closing, notice and disclosures; 3 years after closing where either was never given. A loan to buy a home cannot be rescinded';
export const enterADayAfterDate = 'Enter a day after the date of the Loan Estimate.';
export const calendarDaysFromOne = 'Calendar days from one to the other';
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
export const whatEachFeeThatMust =
  'What each fee that must not rise rose by, added up; a fee that fell does not make up for another';
export const estimatesOfGroupThatMay =
  'Estimates of the group that may rise by a tenth, together x 110 / 100; a fee that was estimated and not charged is left out';
export const notCharged = (name: string) => `${name}, not charged`;
export const whatFeesOfThatGroup = 'What the fees of that group came to at closing';
export const totalAtClosingItsLimit = 'Total at closing - its limit, if above 0';
export const twoTogetherToBePaid = 'The two together; to be paid within 60 days of closing';
export const regulationZRefund = 'Regulation Z, 12 CFR 1026.19(f)(2)(v)';
export const sixtyCalendarDaysAfterClosing = '60 calendar days after closing';
export const thirdGeneralBusinessDayAfter =
  'The 3rd general business day after the six items of an application have come in';
export const sameWhereCreditorIsOpen = 'The same where the creditor is open on Saturdays';
export const seventhSpecificBusinessDayAfter =
  'The 7th specific business day after the Loan Estimate was delivered or mailed';
export const tenthGeneralBusinessDayAfter =
  'The 10th general business day after it: who says later to go ahead may get other figures';
export const thirdSpecificDayAfterMailing = 'The 3rd specific business day after it was mailed';
export const thirdGeneralBusinessDayAfterCreditor =
  'The 3rd general business day after the creditor learned of the change; none once the Closing Disclosure was given';
export const notGiven = 'not given';
