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
export const youSetIt = 'You set this date in the milestone.';
export const youEnteredIt = 'You entered this date.';
export const ownDate = 'You added this date.';
export const proposed = 'Our staff proposed this date.';
export const lastGoodDay = (title: string) => `${title}: last day accepted`;
export const countedFromDocument = 'Counted from the date on the document, by how long lenders accept it.';
export const printedOnDocument = 'The document says that it expires on this day.';
export const documentTooOld = 'Lenders no longer accept it. Upload a newer one.';
export const askedDue = (title: string) => `${title} due`;
export const askedWhy = (by: string, why: string) => `Asked for by ${by}. ${why}`;
/** In calendars of others, which name neither the document nor why. */
export const askedInCalendar = 'A document is due';
export const askedCalendarNote = 'Our staff asked for it. Your Document Center says which document and why.';
export const consequences: Record<string, string> = {
  'lease-notice-due': 'You may owe another month of rent.',
  'photo-id-expires': 'Lenders and notaries refuse an expired ID.',
  'lender-shopping-ends': 'Later credit checks may count separately against your score.',
  'approval-letter-expires': 'Sellers may not accept an offer with an expired letter.',
  'buyer-agreement-ends': 'Your agent no longer represents you, unless you extend it.',
  'offer-expires': 'The seller can no longer accept the offer.',
  'earnest-money-due': 'You may be in breach of the contract.',
  'attorney-review-ends': 'The contract binds you as it is written.',
  'contract-closing-date': 'Whoever is late may be in breach of the contract.',
  'inspection-contingency-ends':
    'You can no longer ask for repairs, or leave with your deposit, because of the inspection.',
  'loan-estimate-due': 'The lender is late under federal rules. Ask for it.',
  'intent-to-proceed-due': 'The lender may change its fees and terms.',
  'appraisal-contingency-ends': 'You can no longer leave with your deposit because of a low appraisal.',
  'loan-contingency-ends': 'You may lose your deposit if the loan is not approved.',
  'rate-lock-ends': 'Your rate may change, or you pay to extend the lock.',
  'closing-day': 'Without an agreed extension, the seller may hold you to the contract.',
  'cash-to-close-due': 'Closing cannot be completed until the money arrives.',
  'first-payment-due': 'After the grace period in your note, a late charge is added.',
  'drivers-license-due': 'Your state may charge a fine.',
  'homestead-filing-deadline': 'You may lose the exemption for a year.',
  'property-tax-due': 'Penalties and interest are added.',
};
export const closingPassed =
  'This closing day has passed. Enter the new one, or mark Funding’s tasks done if you closed.';
export const closingOnWeekend = (weekday: string) =>
  `This is a ${weekday}. Most lenders, banks and recording offices are closed. Ask the settlement agent before you plan on it.`;
export const closingOnHoliday = (holiday: string) =>
  `This is ${holiday}, a federal holiday. Banks do not send wires that day. Ask the settlement agent for another.`;
export const holidayObserved = (holiday: string) =>
  `Federal offices observe ${holiday} on this day. Banks or recording offices may be closed. Ask the settlement agent.`;
export const closingTooEarly = (earliest: string) =>
  `Federal rules do not allow closing before ${earliest}. Move the closing day, or ask the lender.`;
export const lockEndsFirst = (closing: string) =>
  `Your rate lock ends before closing on ${closing}. Ask the lender now what an extension costs.`;
export const expiresBeforeClosing = (closing: string) =>
  `It will be too old at closing on ${closing}. Plan to upload a newer one.`;
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const homePayment = 'Mortgage payment due';
export const paymentOfLoan = (amount: string) =>
  `${amount}: principal and interest by the note of your home, the rest as you entered it.`;
export const paymentWithoutEscrow = (amount: string) =>
  `${amount} by the note of your home, without taxes and insurance: no escrow is entered.`;
