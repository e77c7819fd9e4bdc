export const tenPercentParagraph = '1026.19(e)(3)(ii) and its comment 5';

export const whatEachFeeThatMust =
  'What each fee that must not rise rose by, added up; a fee that fell does not make up for another';

export const estimatesOfGroupThatMay =
  'Estimates of the group that may rise by a tenth, together x 110 / 100; a fee that was estimated and not charged is left out';

export const notCharged = (name: string) => `${name}, not charged`;
export const whatFeesOfThatGroup = 'What the fees of that group came to at closing';
export const totalAtClosingItsLimit = 'Total at closing - its limit, if above 0';
export const twoTogetherToBePaid = 'The two together; to be paid within 60 days of closing';
export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.19(f)(2)(v)';
export const sixtyCalendarDaysAfterClosing = '60 calendar days after closing';

export const thirdGeneralBusinessDayAfter =
  'The 3rd general business day after the six items of an application have come in';
export const sameWhereCreditorIsOpen = 'The same where the creditor is open on Saturdays';
export const seventhSpecificBusinessDayAfter =
  'The 7th specific business day after the Loan Estimate was delivered or mailed';
export const tenthGeneralBusinessDayAfter =
  'The 10th general business day after it: who says later to go ahead may get other figures';
export const thirdSpecificBusinessDayAfter = 'The 3rd specific business day after it was mailed';
export const thirdGeneralBusinessDayAfterCreditor =
  'The 3rd general business day after the creditor learned of the change; none once the Closing Disclosure was given';
export const notGiven = 'not given';
export const fourthSpecificBusinessDayBefore = (consummation: string) =>
  `The 4th specific business day before ${consummation}`;
