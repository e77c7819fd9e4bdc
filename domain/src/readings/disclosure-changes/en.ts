import type { GroupReason } from './disclosure-comparison.ts';

/** What a charge is, where it may not rise without a reason that the rule names. */
const kinds: Partial<Record<GroupReason, string>> = {
  'lender-charge': 'Your own charges',
  'no-choice': 'Charges for services whose provider you chose',
  affiliate: 'Charges of your affiliates',
  'transfer-tax': 'Transfer taxes',
  'government-fee': 'Government fees other than recording',
  'mortgage-insurance': 'Upfront mortgage insurance charges',
};
const RULE = '12 CFR 1026.19(e)(3)(iv)';
const whichChange =
  'Which change of that kind was there, and on what day did you send me the revised Loan Estimate for it?';
type Risen = { what: string; because: GroupReason; le: string; cd: string; by: string };
export const risen = ({ what, because, le, cd, by }: Risen) =>
  `${what}: $${le} on the Loan Estimate, $${cd} on the Closing Disclosure, $${by} more. ${kinds[because] ?? 'Charges like this'} may rise only for a reason that ${RULE} names. ${whichChange}`;
export const added = ({ what, because, cd }: Risen) =>
  `${what}: not on the Loan Estimate, $${cd} on the Closing Disclosure. ${kinds[because] ?? 'Charges like this'} may rise only for a reason that ${RULE} names. ${whichChange}`;
export const creditsFell = ({ le, cd, by }: Pick<Risen, 'le' | 'cd' | 'by'>) =>
  `Lender credits: $${le} on the Loan Estimate, $${cd} on the Closing Disclosure, $${by} less. They may shrink only for a reason that ${RULE} names. ${whichChange}`;
export const ofRate =
  'If my rate was not locked when you gave the estimate: on what day was it locked, and how did this figure follow from the lock?';
export const tenTogether = (figures: { le: string; cd: string; limit: string; over: string }) =>
  `Recording fees and services from your list, together: $${figures.le} on the Loan Estimate, $${figures.cd} on the Closing Disclosure. Up to $${figures.limit} is within 10 percent (12 CFR 1026.19(e)(3)(ii)); this is $${figures.over} more. Which of them rose, and for what reason?`;
type Rates = { before: string; now: string; by: string; tolerance: string };
export const aprRose = ({ before, now, by, tolerance }: Rates, isCorrected: boolean) =>
  `APR: ${before}% before, ${now}% now, ${by} percentage points more; ${tolerance} is within the tolerance (12 CFR 1026.22(a)). ${isCorrected ? 'From which day do my three business days count again?' : 'What changed it since the Loan Estimate?'}`;
export const irregular =
  'My payments change over the term: do you count this loan as irregular, with a tolerance of 0.25?';
export const aprFell = ({ before, now }: Pick<Rates, 'before' | 'now'>) =>
  `APR: ${before}% before, ${now}% now. Was the finance charge overstated before? Otherwise, do my three business days count again?`;
export const productChanged = (before: string, now: string, isCorrected: boolean) =>
  `Product: “${before}” before, “${now}” now. ${isCorrected ? 'From which day do my three business days count again?' : 'When did I agree to that?'}`;
export const penaltyAdded = (isCorrected: boolean) =>
  `The Closing Disclosure has a prepayment penalty and the form before has none. ${isCorrected ? 'From which day do my three business days count again?' : 'Please take it off, or tell me when I agreed to it.'}`;
export const subject = 'Questions about my Closing Disclosure';
export const opening = (issued: string | null) =>
  `I compared my Closing Disclosure with the Loan Estimate${issued === null ? '' : ` of ${issued}`}. Please answer these questions in writing before closing:`;
export const cure = (over: string) =>
  `Where no such reason was disclosed in time, please correct the Closing Disclosure so that it charges $${over} less, or confirm that you refund it within 60 days after closing (12 CFR 1026.19(f)(2)(v)).`;
export const hello = 'Hello,';
export const thanks = 'Thank you,';
