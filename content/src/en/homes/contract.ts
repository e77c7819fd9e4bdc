export const title = 'Contract dates';
export const lead =
  'Enter the terms as your contract has them. Each becomes a day in your dates, with reminders and in your calendar feed.';
export const enterTerms = 'Enter the terms';
export const changeTerms = 'Change the terms';
export const toDates = 'All dates of your purchase';
export const standing = { stands: null, extended: 'Extended', waived: 'Waived' } as const;
export const how = 'How it was counted';
export const source = (name: string) => `Source: ${name}`;
export const extend = 'Extend';
export const extendTerm = (term: string) => `Extend: ${term}`;
export const waive = 'Waive';
export const waiveTerm = (term: string) => `Waive: ${term}`;
export const closingUnknown = 'No closing day yet. Set it in your dates to see what is counted from it.';
export const setClosing = (day: string) => `Use ${day} as your closing day`;

/** The window of the terms. */
export const formTitle = 'Terms that run by days';
export const formLead = (preset: string) =>
  `Suggestions for ${preset}. Your own contract decides: leave a term empty that it does not have.`;
/** Where no form of the state was read. */
export const formLeadWithout = (state: string) =>
  `Copy each term from your contract: its days, and how they are counted. Leave empty what it does not have. We have no checked terms for ${state}.`;
export const asOf = (day: string) => `Read on ${day}.`;
export const days = (term: string) => `${term}: days`;
export const counting = (term: string) => `${term}: counted in`;
export const countings = { calendar: 'Calendar days', business: 'Business days' } as const;
export const roll = 'A last day on a weekend or holiday';
export const rolls = {
  none: 'stays as it is',
  next_business_day: 'moves to the next business day',
  previous_business_day: 'moves to the business day before',
} as const;
export const hour = 'Hour at which a term ends';
export const hourHint = 'Empty: it runs to the end of the day.';
export const save = 'Save the terms';
export const enterOne = 'Enter the days of one term at least.';

/** The window of a change. */
export const extensionLead = 'An extension names a later day. It is added and cannot be taken out.';
export const waiverLead = 'Nobody waits for a waived term any longer. It is added and cannot be taken out.';
export const to = 'New day';
export const agreedOn = 'Agreed on';
export const document = 'Document';
export const documentHint = 'The addendum or notice it is written in.';
export const addChange = 'Add';
