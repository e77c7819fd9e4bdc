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
