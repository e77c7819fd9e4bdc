import type { DateOwner } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import type { WantedDocumentState } from '@porchlight/domain/home-buyers/staff-purchase.ts';

export const loadFailed = 'This purchase did not load';
export const parts = 'Parts of this purchase';
export const handedOverBy = (name: string) => `Set by ${name}`;
export const takeIt = 'Take it';
export const handOver = 'Hand over';
export const handOverTo = 'New owner';
export const chooseMember = 'Choose a member of staff';
export const handOverNote = 'Note (optional)';
export const handOverHint =
  'What the next owner should know. Only staff see it here; buyers get it if they download their data.';
export const keepOwner = 'Cancel';
export const ownedNow = (owner: string) => `Owner is now: ${owner}`;
export const people = 'People';
export const homes = 'Homes';
export const dates = 'Dates';
export const documents = 'Documents';
export const milestones = 'Milestones';
export const plan = 'Plan';
export const emails = 'E-mails';
export const log = 'Log';
export const messages = 'Messages';

export const notConfirmed = (email: string) => `${email}, not confirmed`;
export const buysSince = 'Buys since';
export const application = 'Application';
export const noApplication = 'None, so no figures are shown';
export const mayBeCalled = 'Calls';
export const phone = 'Phone';
export const callsGiven = 'Agreed';
export const callsUnknown = 'Never asked';
export const helpers = 'Who helps';
export const helpersEmpty = 'Nobody helps so far.';
export const invited = 'Invited';
export const sees = 'Sees';
export const readsAlong = 'Messages with staff (reads along)';
export const seesNothing = 'Nothing at the moment';
export const documentsOfKind = (kind: string) => `Documents: ${kind}`;
export const until = (day: string) => `until ${day}`;

export const homesEmpty = 'No home is entered.';
export const homeStages = { looking: 'Looking', seen: 'Visited', dropped: 'Dropped' } as const;
export const droppedHomes = (count: number) => `Dropped (${count})`;
export const offers = {
  live: { buyer: 'Offer made', seller: 'Counteroffer received' },
  contract: { buyer: 'Under contract', seller: 'Under contract' },
} as const;
export const answerDue = { buyer: 'The seller answers by', seller: 'The buyers answer by' } as const;
export const contractDays = 'Contract days';
export const waived = 'Waived';

export const datesEmpty = 'No date is set.';
export const datesBefore = (count: number) => `Passed and done (${count})`;
/** Who acts, as staff call them. */
export const dateOwners: Record<DateOwner, string> = {
  buyer: 'Buyers',
  lender: 'Lender',
  seller: 'Seller',
  title: 'Settlement agent',
  agent: 'Real estate agent',
};
export const setBy = (name: string) => `Set by ${name}`;

export const documentsEmpty = 'No document is wanted.';
export const documentsDone = (count: number) => `Accepted (${count})`;
export const documentStates: Record<WantedDocumentState, string> = {
  wanted: 'Wanted',
  sent: 'Sent',
  read: 'Read',
  accepted: 'Accepted',
  'sent-back': 'Sent back',
  expired: 'Too old',
};
export const review = 'Review';
export const reviewOf = (title: string) => `Review: ${title}`;

export const messagesEmpty = 'No message so far.';
export const newestMessage = (name: string, excerpt: string) => `${name}: ${excerpt}`;
export const waitsFor = (age: string) => `Waiting ${age} for an answer`;
export const openThread = 'Open the thread';
export const writeToBuyers = 'Write to the buyers';

export const isHere = 'Now';
export const setAside = 'Set aside';
export const betaAccess = 'Beta access';
export const planIsEmpty = 'Nothing is entered yet.';
export const planIsUnshared = 'Figures appear once a buyer sends the application.';

export const emailsEmpty = 'No e-mail went out in the last 90 days.';
export const emailsLead = 'The newest 30. What they say is not kept.';
export const logEmpty = 'Nothing was done yet.';
export const logLead = 'What staff did, as the buyers read it in their settings.';
export const logLine = (by: string, about: string) => `${by}, about ${about}`;
