import type { OrderKind } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';

export const title = 'Reports and conditions';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead = 'What others still owe you before closing, and what your lender still asks of you.';
export const partsLabel = 'Parts of this page';
export const parts = { orders: 'Reports and orders', conditions: 'Loan conditions' } as const;
export const didNotLoad = 'This page did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const loading = 'Loading';
export const saved = 'Saved';
export const removed = 'Removed';
export const notSaved = 'Not saved';
export const found = (part: string) => `Reports and conditions: ${part}`;
export const foundBy = {
  orders: 'Inspection, appraisal, title, insurance, survey, HOA documents: ordered, due, received.',
  conditions: 'Underwriter’s conditions, conditional approval, prior to docs, what the lender still needs.',
} as const;

/** The board of third parties. */
export const kinds: Record<OrderKind, string> = {
  inspection: 'Home inspection',
  appraisal: 'Appraisal',
  title: 'Title search and insurance',
  insurance: 'Homeowner’s insurance',
  survey: 'Survey',
  association: 'HOA or condo documents',
  other: 'Something else',
};
/** What to ask of each. */
export const questions: Record<OrderKind, string> = {
  inspection: 'Ask: what must be fixed before we close, what can wait, and what would you test further?',
  appraisal: 'Ask your lender: when is it due, and when do I get my copy?',
  title: 'Ask: which exceptions stay after closing, and does the owner’s policy cover them?',
  insurance: 'Ask: is the lender named in the policy, and does it cover what this area needs?',
  survey: 'Ask: does a fence, driveway or building cross the line?',
  association: 'Ask: what are the reserves, is a special assessment planned, and what do the rules forbid?',
  other: 'Ask: what do you need from me, and by when is it done?',
};
export const ordersLead = 'One line for each. A day due is in your dates until you enter that it came.';
export const addOrder = 'Add a line';
export const noOrders = 'Nothing entered yet. Start with the inspection: its days run first.';
export const nothingOrdered = 'Not ordered yet';
export const ordered = (day: string) => `Ordered ${day}`;
export const due = (day: string) => `due ${day}`;
export const received = (day: string) => `Received ${day}`;
export const overdue = 'Overdue';
export const came = 'Received';
export const waiting = 'Waiting';
export const costs = (amount: string) => `Cost ${amount}`;
export const costsTitle = 'Costs beside your estimate';
export const costsLead = {
  plan: 'Beside the lines of the estimate that your plan comes to.',
  none: 'Add a price and a down payment to your plan to see these beside the lines of an estimate.',
} as const;
export const openPlan = 'Your plan';
export const estimateLine = (line: string, section: string, amount: string, isAssumed: boolean) =>
  `${line} (section ${section}): ${amount}${isAssumed ? ', our planning figure' : ''}.`;
export const titleLines = 'Title lines together';
export const difference = {
  more: (amount: string) => `${amount} more than the estimate.`,
  less: (amount: string) => `${amount} less than the estimate.`,
  same: 'As estimated.',
} as const;
export const noLine = 'An estimate has no line for this.';
export const offerSection = (lender: string, section: string, amount: string) =>
  `${lender === '' ? 'Your Loan Estimate' : `The Loan Estimate of ${lender}`} has ${amount} for all of section ${section}.`;
export const total = (amount: string) => `Entered costs together: ${amount}.`;
export const change = 'Change';
export const changeOrder = (kind: string) => `Change: ${kind}`;
export const orderTitle = { add: 'Add a line', change: 'Change this line' } as const;
export const orderLead = 'Leave empty what you do not know yet.';
export const fields = {
  kind: 'What',
  company: 'Who does it',
  orderedOn: 'Ordered on',
  dueOn: 'Due on',
  receivedOn: 'Received on',
  cost: 'Cost',
  note: 'Notes',
} as const;

/** The underwriter's conditions. */
export const conditionsLead =
  'Paste the list from your lender. Each condition is told in plain words where we know its wording; what we do not know stays unknown, and your lender is the one to ask.';
export const pasteConditions = 'Paste conditions';
export const noConditions = 'No conditions yet. They come with a conditional approval.';
export const openCount = (open: number, all: number) =>
  open === 0 ? `All ${all} are sent or cleared.` : `${open} of ${all} still open.`;
export const states = { open: 'Open', sent: 'Sent to the lender', cleared: 'Cleared' } as const;
export const movers = {
  you: 'Your move',
  lender: 'The lender’s move',
  seller: 'The seller’s move',
  agent: 'Your agent’s move',
  appraiser: 'The appraiser’s move',
  association: 'The association’s move',
  landlord: 'Your landlord’s move',
  'title company': 'The title company’s move',
  employer: 'Your employer’s move',
  'no one': 'Nothing to do',
  unknown: 'Ask your lender whose move it is',
} as const;
export const times = {
  'before documents': 'before loan documents',
  'before closing': 'before closing',
  closing: 'at closing',
  unknown: 'ask your lender by when',
} as const;
export const wants = (document: string) => `Document: ${document}.`;
export const upload = 'Upload it';
export const unknownWording = 'We do not know this wording';
export const changeCondition = (text: string) => `Change: ${text}`;
export const conditionTitle = 'Change this condition';
export const conditionLead = 'The words are your lender’s; keep them as they were written.';
export const conditionFields = {
  text: 'Condition',
  state: 'Where it stands',
  dueOn: 'Due on',
  note: 'Notes',
} as const;
export const pasteTitle = 'Paste conditions';
export const pasteLead = 'One condition a line, or a numbered list. You see each before it is saved.';
export const pasted = 'Text of the list';
export const read = 'Read it';
export const nothingFound = 'We found no condition in this text. Nothing was saved.';
export const tooLong = 'This text is longer than we read. Paste it in parts. Nothing was saved.';
export const tooMany = (left: number) => `${left} more are left out: paste them afterwards.`;
export const checkTitle = (count: number) => (count === 1 ? 'Save 1 condition' : `Save ${count} conditions`);
export const checkLead = 'Check that each is one condition.';
export const answerBy = 'Answer yours by';
export const answerByHint = (count: number) =>
  count === 0
    ? 'None of these is yours to answer, so none becomes a date.'
    : `${count} of these ${count === 1 ? 'is' : 'are'} yours to answer. Each becomes a date in your list until you mark it sent. Empty this field to add none.`;
export const cancel = 'Cancel';
export const backToText = 'Back to the text';
export const saveAll = 'Save them';

// Dates.

/** What a day due is called in the list of dates. */
export const orderTitles: Record<OrderKind, string> = {
  inspection: 'Inspection report due',
  appraisal: 'Appraisal due',
  title: 'Title report due',
  insurance: 'Insurance proof due',
  survey: 'Survey due',
  association: 'Association documents due',
  other: 'Due from a third party',
};
export const titleOfCondition = (subject: string) =>
  subject === 'unknown'
    ? 'Loan condition due'
    : `Loan condition due: ${subject.replace(/^letter: ?/, 'letter on ')}`;

// Failures.

export const reportsAndConditionsFailures = {
  'reports-and-conditions.most-rows': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete some first.`,
} as const;
