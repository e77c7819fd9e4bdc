export const inputTitles = {
  'application-complete': 'Loan application complete',
  'loan-estimate-provided': 'Loan Estimate provided',
  'intent-to-proceed-given': 'You told the lender to proceed',
  'closing-disclosure-mailed': 'Closing Disclosure sent',
  'closing-day': 'Closing day',
};
export const inputHints = {
  'application-complete':
    'The day the lender had your name, income, Social Security number, the address, its estimated value and the loan amount.',
  'loan-estimate-provided':
    'The day the lender handed over or mailed the Loan Estimate. It is the date issued on page 1.',
  'intent-to-proceed-given': 'The day you told a lender that you want its loan.',
  'closing-disclosure-mailed':
    'The day the lender mailed or emailed the Closing Disclosure. Once you have it, set the day you received it instead.',
  'closing-day': 'The day you plan to sign. Most other dates are counted back from it.',
};
export const inputReasons = {
  'application-complete': 'You entered it. The lender’s time for the Loan Estimate starts on this day.',
  'loan-estimate-provided':
    'You entered it. The Loan Estimate’s waiting period and its expiry are counted from this day.',
  'intent-to-proceed-given': 'You entered it. It keeps the lender to the Loan Estimate you accepted.',
  'closing-disclosure-mailed':
    'You entered it. Until you receive it, it counts as received three business days later.',
  'closing-day': 'You entered it.',
};

export const loanEstimateDue = {
  title: 'Loan Estimate due',
  reason: 'Third business day after the lender had your application. Days the lender is closed do not count.',
  consequence: 'Ask the lender for it. After this day the lender is late under federal rules.',
};
export const intentDue = {
  title: 'Last day to accept the Loan Estimate',
  reason: 'Tenth business day after the Loan Estimate was provided. Days the lender is closed do not count.',
  consequence: 'The lender may change its fees and terms, unless it gave you longer.',
};
export const latestEstimate = {
  title: 'Last day for the Loan Estimate to be sent',
  reason: 'Seventh business day before closing. Saturdays count; Sundays and federal holidays do not.',
  consequence: 'Closing has to move to a later day.',
};
export const latestRevisedEstimate = {
  title: 'Last day to receive a revised Loan Estimate',
  reason: 'Fourth business day before closing. Saturdays count; Sundays and federal holidays do not.',
  consequence: 'Later changes of fees go on the Closing Disclosure.',
};
export const disclosureDue = {
  title: 'Last day to receive the Closing Disclosure',
  reason: 'Third business day before closing. Saturdays count; Sundays and federal holidays do not.',
  consequence: 'Closing has to move to a later day.',
};
export const disclosureMailBy = {
  title: 'Last day to mail the Closing Disclosure',
  reason:
    'Mail counts as received three business days later, which has to be three business days before closing.',
  consequence: 'The lender has to hand it over, or show that you received it in time.',
};
export const disclosureReceived = {
  title: 'Closing Disclosure counts as received',
  reason:
    'Third business day after it was mailed or emailed. Saturdays count; Sundays and federal holidays do not.',
};
export const earliestClosing = {
  title: 'Earliest closing',
  afterEstimate: 'Seventh business day after the Loan Estimate was provided.',
  afterDisclosure: 'Third business day after you received the Closing Disclosure.',
  afterBoth:
    'The later of seven business days after the Loan Estimate and three after the Closing Disclosure.',
};
export const countedFrom = (day: string) =>
  `Closing falls on a Sunday or federal holiday, so days are counted back from ${day}.`;
