export const enterTermDays = 'Enter whole days, 0 to 365.';
export const closingBeforeAcceptance = 'Enter a closing day on or after the day of acceptance.';
export const yourContract = 'Your contract, as you entered it';
export const counted = 'By the term or rule, from the days you entered';
export const closingLessLock = 'Days from the end of the lock to the new closing day';
export const lockCost = 'Loan x percent a day / 100 x days the lock falls short';
export const terms = {
  deposit: 'Earnest money due',
  attorneyReview: 'Attorney review ends',
  inspection: 'Inspection contingency ends',
  appraisal: 'Appraisal contingency ends',
  financing: 'Financing contingency ends',
  title: 'Title review ends',
};
export const closing = 'Closing day';
export const application = 'Loan application';
export const lock = 'Rate lock ends';
export const regulationB = 'Regulation B, 12 CFR 1002.14(a)';
export const ourGuide = 'Our guide';
export const appraisalCopy = {
  title: 'Last day to receive a copy of the appraisal',
  formula: (day: string) =>
    `Third business day before closing on ${day}, or promptly once it is complete, whichever is earlier. You can waive this only in writing, three business days ahead.`,
};
export const appraisalNotice = {
  title: 'Lender’s notice of your right to the appraisal due',
  formula: (day: string) => `Third business day after the lender had your application on ${day}.`,
};
export const correctionsDue = {
  title: 'Last day for corrections and refunds after closing',
  formula: (day: string) =>
    `60 days after closing on ${day}: until then the lender mends clerical errors of the Closing Disclosure and pays back what fees rose beyond their limit.`,
};
export const employmentCheck = {
  title: 'First day on which the lender may check your job',
  formula: (day: string) =>
    `Tenth business day before closing on ${day}. A lender calls your employer between this day and closing.`,
};
export const oldestPapers = {
  title: 'Oldest date that income and bank papers may have',
  formula: (length: string, day: string) =>
    `${length} before closing on ${day}. Older papers have to be replaced before you close.`,
};
export const oldestPayStub = {
  title: 'Oldest date that a pay stub may have',
  formula: (days: number, day: string) => `${days} days before your application on ${day}.`,
};
export const months = (count: number) => `${count} months`;
export const days = (count: number) => `${count} days`;
export const insuranceStarts = {
  title: 'Homeowner’s insurance starts',
  formula: (day: string) => `On closing day, ${day}. If closing moves, move the start of the policy with it.`,
};
export const walkThrough = {
  title: 'Final walk-through',
  formula: (day: string) => `Within 24 hours of closing on ${day}, after the seller has moved out.`,
};
export const wire = {
  title: 'Send the money for closing, after a call to a number you know',
  formula: (day: string) =>
    `One business day before closing on ${day}, so that the bank’s delay does not hold it up. Read the account back by phone before you send it.`,
};
export const lockEnds = {
  title: 'Rate lock ends',
  formula: 'You entered it. It has to hold through closing day.',
};
export const yourEntry = 'Your lock agreement';
export const countedFromRule = (reason: string, inputs: string) => `${reason} Counted from ${inputs}.`;
export const inputOn = (title: string, day: string) => `${title}, ${day}`;
export const and = ' and ';
