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
