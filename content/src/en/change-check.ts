import type { ToleranceGroup } from '@porchlight/domain/readings/disclosure-changes/compare-charges.ts';
import type {
  ChargeSection,
  GroupReason,
  ProviderChoice,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';

export const title = 'Did your closing costs change too much?';
export const lead =
  'Compare your Closing Disclosure with the Loan Estimate your lender gave you. You get the figures to ask about, and a message to send.';
export const example = 'Made-up figures are filled in. Choose your own papers, or type over them.';
export const showExample = 'Show an example';
export const withoutScripts =
  'This page needs scripts to compare your own papers. What you see is a worked example.';
export const allCalculators = 'All calculators';

export const choose = 'Choose PDFs';
export const chooseLead =
  'All Loan Estimates of one lender and the Closing Disclosure, together. Each is sent to this site, read, and not kept.';
export const fromYourDocuments = 'Loan Estimates and Closing Disclosures among your documents';
export const compareThese = 'Compare these';
export const ofAnotherLoan =
  'It names another lender, borrower or home than the Closing Disclosure, so it was left out.';
export const countedOnce = 'This is the same document as another one on this page, so it is counted once.';
export const reading = (name: string) => `Reading ${name}`;
export const results = 'What was read';
export const readEstimate = (day: string | null) =>
  day === null ? 'Loan Estimate' : `Loan Estimate of ${day}`;
export const readClosing = (day: string | null) =>
  day === null ? 'Closing Disclosure' : `Closing Disclosure of ${day}`;
export const linesRead = (count: number) => `${count} charges read.`;
export const noLines =
  'No charges could be read from it. What its other pages say is compared; the rest is asked for below.';
export const notAForm = 'This is neither a Loan Estimate nor a Closing Disclosure.';
export const tooMany = (most: number) => `The first ${most} files were read; more are not compared.`;
export const estimateMissing = 'Now add the Loan Estimate, or type the lines below.';
export const closingMissing = 'Now add the Closing Disclosure, or type the lines below.';

export const linesTitle = 'The charges on both papers';
export const linesLead =
  'Type the lines of page 2 of both papers. A charge that is on one of them alone leaves the other field empty.';
export const columns = {
  section: 'Section',
  what: 'Charge',
  le: 'Loan Estimate',
  cd: 'Closing Disclosure',
  provider: 'Who chose the provider',
} as const;
export const ofLine = (row: number) => `, line ${row}`;
export const sections: Record<ChargeSection, string> = {
  A: 'A. Origination charges',
  B: 'B. Did not shop for',
  C: 'C. Could shop for',
  E: 'E. Taxes and fees',
  F: 'F. Prepaids',
  G: 'G. Initial escrow',
  H: 'H. Other',
  credits: 'Lender credits',
};
export const providers: Record<ProviderChoice, string> = {
  'lender-list': 'I chose from the lender’s list',
  own: 'I found my own',
  affiliate: 'It belongs to the lender',
  'no-choice': 'The lender chose',
};
export const addLine = 'Add a line';
export const removeLine = (row: number) => `Remove line ${row}`;
export const clear = 'Clear all';
export const apr = {
  aprBefore: 'APR on the Loan Estimate',
  aprNow: 'APR on the Closing Disclosure',
} as const;
export const earlierApr = 'APR on the earlier Closing Disclosure';
export const notAnAmount = 'Enter dollars, such as 1,097.00.';
export const notARate = 'Enter a percentage, such as 6.5.';
export const barLabel = 'To ask about';
export const showTheAnswer = 'Show the answer';
export const incomplete = 'Type at least one charge with an amount, or choose both papers.';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
export const toAsk = (count: number, over: string) =>
  `${numbers[count] ?? count} ${count === 1 ? 'figure' : 'figures'} to ask about: $${over} more than the tolerance allows`;
export const nothingToAsk = 'No figure rose more than the rules allow';
export const nothingYet = (count: number) =>
  `Nothing to ask so far, but ${count === 1 ? 'one thing needs' : `${count} things need`} a look first`;
export const askLead =
  'Each of these may have a good reason: a change that you asked for, or one that the lender disclosed in time. So they are questions.';
export const nothingLead =
  'The rest may have risen: rates of insurance, taxes, escrow and services you chose have no fixed limit.';

export const checkTitle = 'Look at these first';
export const checkLead =
  'These figures belong to a sum that does not add up, so one may have been misread. They are not counted until you confirm them.';
export const openTitle = 'Not counted yet';
export const openLead =
  'A section counts once it was read whole on both papers. Look at each of these on your papers, and correct what is missing by hand.';
const paperNames = { loan_estimate: 'Loan Estimate', closing_disclosure: 'Closing Disclosure' } as const;
export const openSection = (
  section: ChargeSection,
  form: keyof typeof paperNames,
  page: number | null,
): string => `${sections[section]}, ${paperNames[form]}${page === null ? '' : ` (page ${page} of the file)`}`;
export const openWhy = (total: string | null, lines: string): string =>
  total === null
    ? 'We could not read its total.'
    : `Its total is $${total}, and the lines that were read come to $${lines}.`;
export const openCredits = 'We could not read whether there are any.';
export const wholeAsListed = 'The lines below are all of it';
export const noCredits = 'My paper has none';
export const notCounted = 'Not counted';
export const notRead = 'not read';

export const otherLoanTitle = 'These papers are not of one loan';
export const otherLoanLead =
  'Nothing was compared. Choose the Loan Estimate and the Closing Disclosure of the same lender, borrower and home.';
export const otherLoanNames = { lender: 'Lender', borrower: 'Borrower', property: 'Home' } as const;
export const otherLoanPair = (estimate: string, closing: string): string =>
  `“${estimate}” on the Loan Estimate, “${closing}” on the Closing Disclosure`;
export const sameLoan = 'They are of one loan: compare them';

export const confirmLabel = 'As on my papers';
export const confirmFigure = (what: string) => `${what}: as on my papers`;
export const correctByHand = 'Correct the figures by hand';

export const groupTitles: Record<ToleranceGroup, string> = {
  zero: 'May not rise',
  ten: 'May rise by 10 percent, all together',
  any: 'No fixed limit',
};
export const groupLeads: Record<ToleranceGroup, string> = {
  zero: 'The lender’s own charges, services whose provider it chose, its affiliates, transfer taxes. Lender credits may not shrink.',
  ten: 'Recording fees, and services from the lender’s list.',
  any: 'Prepaid interest, insurance, taxes, escrow, and providers you found yourself.',
};
export const tenSum = (le: string, limit: string, cd: string) =>
  `Together $${le} estimated. Up to $${limit} is within 10 percent; charged: $${cd}.`;
export const reasons: Record<GroupReason, string> = {
  'lender-charge': 'Lender’s own charge',
  'no-choice': 'Provider chosen by the lender',
  affiliate: 'Affiliate of the lender',
  'lender-list': 'From the lender’s list',
  'own-provider': 'Your own provider',
  'transfer-tax': 'Transfer tax',
  'recording-fee': 'Recording fee',
  'government-fee': 'Government fee',
  'mortgage-insurance': 'Mortgage insurance',
  'prepaid-or-escrow': 'Prepaid or escrow',
  'not-required': 'Not required by the lender',
  'lender-credit': 'Lender credit',
};
export const change = 'Change';
export const askMark = 'Ask';
export const notThere = 'none';
export const called = (name: string) => `Loan Estimate: “${name}”`;
export const none = 'No charge of this kind.';

export const totalsTitle = 'Totals';
export const totals: Readonly<Record<string, string>> = {
  D: 'D. Total loan costs',
  I: 'I. Total other costs',
  lender_credits: 'Lender credits',
  J: 'J. Total closing costs',
  cash_to_close: 'Cash to close',
};

export const laterTitle = (day: string | null) =>
  day === null ? 'If the revised estimate is valid' : `If the revised estimate of ${day} is valid`;
export const laterLead =
  'A revised estimate counts only for what its reason is about, and only if you got it within three business days after the lender knew (12 CFR 1026.19(e)(4)). Compared with it alone:';

export const waitTitle = 'Does the three-day wait start again?';
export const waitAnswers = {
  again: 'Yes, ask from which day: what changed starts another three business days.',
  same: 'No. Only a wrong APR, another product or a new prepayment penalty starts it again.',
  first:
    'This is your first Closing Disclosure: you must have it three business days before closing in any case.',
} as const;
export const waitToCheck =
  'Check these on your papers first: the APR, product or prepayment penalty may have been misread.';
export const termsOfWait = 'APR, product and prepayment penalty';
export const terms = (before: string | null, now: string | null, isPenaltyNew: boolean) =>
  `As it was read: product ${before ?? 'unknown'} before and ${now ?? 'unknown'} now, new prepayment penalty: ${isPenaltyNew ? 'yes' : 'no'}.`;
export const rates = (before: string, now: string, tolerance: string) =>
  `APR ${before}% before and ${now}% now; up to ${tolerance} percentage points more is within the tolerance.`;
export const ratesUnknown =
  'Enter both APRs, from page 3 of the Loan Estimate and page 5 of the Closing Disclosure.';
export const irregular =
  'If your payments change by plan, the tolerance may be 0.25 instead. That is a question, too.';

export const questionsTitle = 'What to ask your lender';
export const messageTitle = 'A message to send';
export const copyMessage = 'Copy message';
export const downloadMessage = 'Download as text';
export const print = 'Print';
export const copied = 'Message copied';
export const notCopied = 'The message could not be copied';
export const notCopiedWhy = 'Your browser does not allow it. Select the text and copy it, or download it.';
export const fileName = 'questions-about-my-closing-disclosure.txt';

/** What the table opens with. */
export const exampleCharges = {
  underwriting: 'Underwriting Fee',
  appraisal: 'Appraisal Fee',
  settlementAgent: 'Title – Settlement Agent Fee',
  survey: 'Survey Fee',
  recording: 'Recording Fees',
} as const;

export const assumptions = [
  'The first Loan Estimate counts until a valid revised one takes its place for what changed (12 CFR 1026.19(e)(3)).',
  'A service of section C that you left to the lender’s list counts among the 10 percent; your own provider has no limit.',
  'A Loan Estimate is in whole dollars: a rise of up to 50 cents can be rounding and is not counted.',
  'A seller’s or third party’s payment is not your charge. Enter what you pay, before and at closing together.',
] as const;
export const nextTitle = 'Before you send money';
export const nextWire = 'Wire guard: write down who gets your closing money';
export const nextSample = 'The Closing Disclosure, line by line';
