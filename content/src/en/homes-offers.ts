import { formatCount } from '@porchlight/domain/kernel/formats.ts';
export const title = 'Offers';
export const didNotLoad = 'The offers did not load';
export const noneYet = 'No offer yet.';
export const lead =
  'Every offer, counteroffer and answer, in order. An entry is never changed or deleted: if something was wrong, enter what happened next.';
export const notAContract =
  'This is your record. The contract your agent or attorney prepares is what binds you.';
export const standing = {
  none: 'Nothing is on the table.',
  contract: 'Under contract.',
} as const;
export const live = {
  buyer: (price: string) => `Your offer of ${price} is on the table. The seller answers next.`,
  seller: (price: string) => `The seller’s counteroffer of ${price} is on the table. You answer next.`,
} as const;
export const endsAt = (when: string) => `It is over at ${when}.`;
export const noEnd = 'It has no end date.';
export const accepted = (price: string, when: string) => `Accepted at ${price} on ${when}.`;
export const kinds = {
  offer: { buyer: 'Your offer', seller: 'The seller’s offer' },
  counter: { buyer: 'Your counteroffer', seller: 'The seller’s counteroffer' },
  acceptance: { buyer: 'You accepted', seller: 'The seller accepted' },
  rejection: { buyer: 'You rejected it', seller: 'The seller rejected it' },
  withdrawal: { buyer: 'You withdrew it', seller: 'The seller withdrew it' },
  cancellation: { buyer: 'You canceled the contract', seller: 'The seller canceled the contract' },
} as const;
export const ranOut = (offer: string) => `${offer} ran out`;
export const over = {
  counter: 'Over: answered by a counteroffer',
  acceptance: 'Accepted',
  rejection: 'Over: rejected',
  withdrawal: 'Over: withdrawn',
  expiry: 'Over: its time ran out',
  cancellation: 'Over: the contract was canceled',
} as const;
export const showAll = (entries: number) => `Show all ${formatCount(entries)} entries`;
export const isLive = 'On the table';
export const isContract = 'The contract';
export const enteredBy = (name: string) => `Entered by ${name}`;
export const you = 'you';

/** What can happen next. */
export const makeOffer = 'Enter an offer';
export const moves = {
  counter: { buyer: 'Make a counteroffer', seller: 'Enter their counteroffer' },
  acceptance: { buyer: 'We accept', seller: 'They accepted' },
  rejection: { buyer: 'We reject it', seller: 'They rejected it' },
  withdrawal: { buyer: 'We withdraw it', seller: 'They withdrew it' },
  cancellation: { buyer: 'We cancel the contract', seller: 'They canceled the contract' },
} as const;

/** The window of an offer or counteroffer. */
export const offerTitle = { buyer: 'Your offer', seller: 'The seller’s counteroffer' } as const;
export const counterTitle = { buyer: 'Your counteroffer', seller: 'The seller’s counteroffer' } as const;
export const begunFromPlan = 'What is filled in comes from your plan and the home.';
export const offerLead = 'Enter the terms as they are written. Leave empty what the offer does not speak of.';
export const whenIt = 'When it was made';
export const hour = 'Hour';
export const zoneNote = (zone: string) => `Hours are ${zone} time, where the home is.`;
export const openUntil = 'Open until';
export const openUntilHour = 'Hour it ends';
export const openUntilHint = 'At this minute the offer is over: “until 5 p.m.” ends at 5:00 p.m.';
export const contingencies = 'Contingencies';
export const contingencyDays = (name: string) => `${name}: days`;
export const contingencyHint =
  'Choose what lets you leave with your earnest money, with its days where the offer names them.';
export const escalationIncrement = 'Escalation: more than the other offer';
export const escalationCap = 'Escalation: at most';
export const otherTerms = 'Other terms';
export const addToLog = 'Add to the log';
export const enterATime = 'Enter a day and an hour.';
export const enterBoth = 'Enter both the increment and the cap, or neither.';
export const costNow = ({ payment, cash }: { payment: string; cash: string }) =>
  `At this price: ${payment} a month and ${cash} at closing, with these terms and your plan.`;
export const beyondLine = ({ name, amount }: { name: string; amount: string }) =>
  `${amount} above the highest price of ${name}.`;
export const yourLine = (amount: string) => `${amount} above your highest price.`;

/** The window of an answer. */
export const answerLead = 'Enter when it happened. It is added to the log and cannot be taken out.';
export const added = 'Added to the log';
export const datesSet = 'Your dates were updated';

/** Changes between two rounds. */
export const changed = (term: string, before: string, after: string) => `${term}: ${before} → ${after}`;
/** What a round comes to with the plan. */
export const roundCosts = {
  payment: 'A month',
  cashToClose: 'Cash to close',
} as const;
export const roundCostsNote =
  'Estimated with your plan and the terms of each round. Earnest money is paid before.';
export const costBefore = (amount: string) => `${amount} before`;
export const notNamed = 'not named';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const withoutDays = 'no days named';
export const noneSaid = 'none';
export const escalationOf = (increment: string, cap: string) =>
  `${increment} above the other offer, at most ${cap}`;

/** For the agent. */
export const printSheet = 'Print a term sheet';
export const sheetTitle = 'Terms we have in mind';
export const sheetNote =
  'Not an offer and not a contract. For our agent, to prepare the state’s own form. Nothing here binds anyone.';
export const sheetHome = 'Home';

// Contract.

export const contractTitle = 'Contract dates';
export const contractLead =
  'Enter the terms as your contract has them. Each becomes a day in your dates, with reminders and in your calendar feed.';
export const enterTerms = 'Enter the terms';
export const changeTerms = 'Change the terms';
export const toDates = 'All dates of your purchase';
export const contractStanding = { stands: null, extended: 'Extended', waived: 'Waived' } as const;
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
export const contractDays = (term: string) => `${term}: days`;
export const counting = (term: string) => `${term}: counted in`;
export const countings = { calendar: 'Calendar days', business: 'Business days' } as const;
export const roll = 'A last day on a weekend or holiday';
export const rolls = {
  none: 'stays as it is',
  next_business_day: 'moves to the next business day',
  previous_business_day: 'moves to the business day before',
} as const;
export const contractHour = 'Hour at which a term ends';
export const hourHint = 'Empty: it runs to the end of the day.';
export const save = 'Save the terms';
export const enterOne = 'Enter the days of one term at least.';

/** A contract that was signed before it is entered. */
export const enterContract = 'Enter your contract';
export const contractFormLead =
  'Copy what your contract says and leave empty what it does not. Your plan, dates and Today then count with it.';
export const whichHome = 'Home';
export const anotherHome = 'A home that is not in your list';
export const signedOn = 'Day it was signed';
export const signedOnHint = 'The day the last of you signed. Deadlines are counted from it.';
export const deadlinesTitle = 'Deadlines';
export const deadlinesLead = 'Enter the days after signing, or the date that the contract names.';
export const daysAfter = (term: string) => `${term}: days after signing`;
export const orDay = (term: string) => `${term}: or a date`;
export const moreDeadlines = 'More deadlines';
export const saveContract = 'Save the contract';
export const contractEntered = 'Your contract is entered';
export const hasContract = 'A contract is entered';
export const hasContractLead = 'Change its terms, or enter that it was canceled, on the page of its home.';

/** The window of a change. */
export const extensionLead = 'An extension names a later day. It is added and cannot be taken out.';
export const waiverLead = 'Nobody waits for a waived term any longer. It is added and cannot be taken out.';
export const to = 'New day';
export const agreedOn = 'Agreed on';
export const document = 'Document';
export const documentHint = 'The addendum or notice it is written in.';
export const addChange = 'Add';
