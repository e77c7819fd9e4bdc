import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';

export const people = 'People';
export const peopleLead =
  'Who buys with you, who helps, and what each of them sees. You withdraw any of it with one press.';
export const foundBy = 'Invite or remove a co-buyer, agent, lender, attorney, family; share access, helpers.';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const pageFailed = 'This page did not load';
export const nothingWasChanged = 'Nothing was changed. Whoever saw something still sees it.';
export const loading = 'Loading the people of your purchase';

export const messagesLink = 'Messages with our staff';
export const whoBuys = 'Who buys';
export const you = 'You';
export const youBuyAlone =
  'No co-buyer has joined so far. A co-buyer shares milestones, tasks and dates with you; your documents and private notes stay yours.';
export const inviteCoBuyer = 'Invite a co-buyer';
export const whoHelps = 'Who helps';
export const nobodyHelps =
  'Nobody yet. An agent, a loan officer, an attorney or a friend needs no account: they get a link by email, and begin with your milestones, tasks and dates.';
export const invited = 'Invited';
export const invitedUntil = (day: string) => `The link works until ${day}.`;
export const linkEnded = (day: string) => `The link ended on ${day}.`;
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
export const withdrawInvitation = 'Withdraw invitation';
export const ofPerson = (name: string) => `: ${name}`;
export const invitationWithdrawn = 'Invitation withdrawn';
export const invitationWithdrawnLead = (name: string) => `${name} can no longer use the link.`;
export const remove = 'Remove';
export const isRemoved = (name: string) => `${name} is removed`;
export const seesNothing = (name: string) => `${name} sees nothing any more.`;
export const seesNothingNow = (name: string) => `${name} sees nothing at the moment.`;
export const grantWithdrawn = 'Withdrawn';
export const newLinkSent = (name: string) => `A new link is on its way to ${name}`;
export const linkBeforeEnded = 'The link before no longer works.';
export const whichAddress = (name: string) => `Email address of ${name}`;
export const whichAddressHint =
  'We do not keep the address until someone accepts. Enter the one you invited.';
export const wrongAddressProblem =
  'This is not the address you invited. Nothing was sent; enter that address, or withdraw the invitation and invite the other address.';

export const inviteSomeone = 'Invite someone';
export const name = 'Name';
export const emailAddress = 'Email address';
export const role = 'Role';
export const chooseARole = 'Choose a role';
export const roleProblem = 'Choose what this person does. Nothing was sent.';
export const coBuyerGets =
  'A co-buyer needs an account with this email address. Milestones, tasks, dates and new notes become shared; documents and private notes do not.';
export const helperGets = 'Needs no account, and can change nothing.';
export const firstGrantsTitle = 'What they see at first';
/** In place of a name that is not entered yet: "This person sees your dates." */
export const they = 'This person';
export const documentsLater = 'Documents are shared afterwards, one kind at a time.';
export const sendInvitation = 'Send invitation';
export const sending = 'Sending…';
export const weWroteTo = (name: string) => `We wrote to ${name}`;
export const invitationSentLead = (days: number) => `The link works for ${days} days.`;

export const shareMoreButton = 'Let them see more';
export const letSee = (name: string) => `Let ${name} see`;
export const whichDocuments = 'Which documents';
export const allDocuments = 'All of my documents';
export const until = 'Until (optional)';
export const untilHint = 'The last day. Leave it empty to share until you withdraw it.';
export const share = 'Share';
export const sharing = 'Sharing…';
export const cancel = 'Cancel';
export const shared = 'Shared';
export const dateProblem = 'Enter a month, day and year that exist.';

export const whatWasOpened = 'What was opened';
export const nothingWasOpened =
  'Nothing so far. Each time a helper opens something, it is listed here with the time.';
export const newestHundred = 'The newest 100 are listed.';

export const thisPurchase = 'This purchase';
export const whatIsKnown = 'What you call it, and what is known of the home. Leave empty what is open.';
export const nickname = 'Nickname';
export const state = 'State';
export const notKnownYet = 'Not known yet';
export const county = 'County';
export const closingDay = 'Closing day';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Saved';

export const leaveThisPurchase = 'Leave this purchase';
export const leaveLead = (partner: string) =>
  `You or ${partner} can leave at any time. Neither can remove the other.`;
export const leavePurchase = 'Leave purchase';
export const leaveQuestion = (partner: string) => `Leave the purchase with ${partner}?`;
export const whatStays = (partner: string) => [
  `You and ${partner} each keep the whole journey as it is today: milestones, tasks, dates and the details of the home.`,
  `Your documents and your notes stay with you. ${partner}’s stay with ${partner}.`,
  `Helpers stay with ${partner}, and no longer see your documents. You invite your own again.`,
  'From then on neither of you sees what the other changes. To buy together again, one invites the other.',
];
export const stay = 'Stay';
export const leaving = 'Leaving…';
export const youLeft = 'You left the purchase';
export const youLeftLead = 'You go on with the journey as it is, in a purchase of your own.';

// Grants.

/** What a grant opens, where one is chosen or listed. */
export const grantTitles: Record<GrantKind, string> = {
  progress: 'Milestones and tasks',
  dates: 'Dates',
  offers: 'Loan offers',
  documents: 'Documents',
  figures: 'Figures of the plan',
  homes: 'Homes and their offers',
  'owned-home': 'Your home after closing',
  messages: 'Messages with our staff',
};

/** Who sees it, whose documents they are (null for one's own), and of which kind (null for every kind). */
export type GrantNames = { name: string; owner: string | null; kind: string | null };

/** One open grant as the buyers read it. */
export const grantSentences: Record<GrantKind, (names: GrantNames) => string> = {
  progress: ({ name }) => `${name} sees your milestones and tasks.`,
  dates: ({ name }) => `${name} sees your dates.`,
  offers: ({ name }) => `${name} sees the loan offers saved in your plan, and the terms of your loan.`,
  documents: ({ name, owner, kind }) =>
    kind === null
      ? `${name} sees all of ${owner === null ? 'your' : `${owner}’s`} documents.`
      : `${name} sees ${owner === null ? 'your' : `${owner}’s`} documents of one kind: ${kind}.`,
  figures: ({ name }) =>
    `${name} sees the figures of your plan: income, debts, savings and credit score, the home, the loan and its costs.`,
  homes: ({ name }) =>
    `${name} sees the homes you look at, every offer and counteroffer on them, and the terms of your contract, but not your scores, notes or highest prices.`,
  'owned-home': ({ name }) =>
    `${name} sees what you keep of your home after closing: price, loan and payments, upkeep, warranties and who worked on it, but no documents and no letters.`,
  messages: ({ name }) =>
    `${name} sees every message between the buyers and our staff, earlier ones too, but no documents that came with them.`,
};
export const grantEnds = (day: string) => `Ends after ${day}.`;

/** What a helper opened, as the buyers read it. */
export const accessSentences: Record<GrantKind, (name: string) => string> = {
  progress: (name) => `${name} opened milestones and tasks.`,
  dates: (name) => `${name} opened the dates.`,
  offers: (name) => `${name} opened the loan offers.`,
  documents: (name) => `${name} opened the list of documents.`,
  figures: (name) => `${name} opened the figures of the plan.`,
  homes: (name) => `${name} opened the homes and their offers.`,
  'owned-home': (name) => `${name} opened what you keep of your home.`,
  messages: (name) => `${name} opened the messages with our staff.`,
};
export const openedDocument = (name: string, document: string) =>
  `${name} opened ${document === '' ? 'a document' : document}.`;

// Sharing consent.

/** What a buyer agrees to with each grant, kept with the grant by its version. */
export const sharingConsent = {
  version: '2026-11-25',
  text: 'I let this person see what the sentence names, until I withdraw it. I see each time they open it. They can change nothing.',
} as const;
