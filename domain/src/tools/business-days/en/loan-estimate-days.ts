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
