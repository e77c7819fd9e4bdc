import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';

export const sharedWithYou = 'Shared with you';
export const description =
  'See the progress, dates, figures and documents that a home buyer shares with you. No account is needed; a link by email opens it.';
export const someoneShares =
  'Someone who is buying a home shares parts of it with you. You need no account. They see each time you open something, and can end it at any time.';
export const openSharedButton = 'See what is shared';
export const opening = 'Opening…';
export const linkFailedTitle = 'This link no longer works';
export const enterYourAddress =
  'Enter the email address that was invited. If anything is shared with it, we send a link that works once, for one hour.';
export const emailAddress = 'Email address';
export const sendLinkButton = 'Send me a link';
export const sending = 'Sending…';
export const linkSentTitle = 'Look in your mail';
export const linkSentLead =
  'If anything is shared with this address, a link is on its way. Otherwise nothing was sent; ask the buyer which address they invited.';
export const didNotLoad = 'What is shared did not load';
export const nothingWasChanged = 'Nothing was changed. Try again in a moment.';
export const loading = 'Loading what is shared';
export const nothingShared = 'Nothing is shared with you at the moment';
export const nobodyShares = 'If you expected something, ask the buyer to share it again.';
export const signOut = 'Sign out';
export const bothBuyers = (buyers: readonly string[]) => buyers.join(' and ');
export const purchaseOf = (buyers: string) => `Home purchase of ${buyers}`;
export const youHelpAs = (role: string) => `You are here as: ${role}.`;
export const nothingOpen = 'Nothing of this purchase is open to you at the moment.';
// What a helper needs at once.

export const theHome = 'The home';
export const nextDates = 'Next dates';
export const noNextDates = 'No date is ahead yet.';
export const additionsTitle = 'What you may add';
/** Of the log of offers, as it is read beside the buyers: they are named, and a helper is never asked to answer. */
export function describeHelperOffers(names: readonly string[]) {
  const buyers = bothBuyers(names);
  const answer = names.length === 1 ? 'answers' : 'answer';
  return {
    live: {
      buyer: (price: string) =>
        `The offer of ${price} from ${buyers} is on the table. The seller answers next.`,
      seller: (price: string) =>
        `The seller’s counteroffer of ${price} is on the table. ${buyers} ${answer} next.`,
    },
    kinds: {
      offer: { buyer: `Offer from ${buyers}`, seller: 'The seller’s offer' },
      counter: { buyer: `Counteroffer from ${buyers}`, seller: 'The seller’s counteroffer' },
      acceptance: { buyer: `${buyers} accepted`, seller: 'The seller accepted' },
      rejection: { buyer: `${buyers} rejected it`, seller: 'The seller rejected it' },
      withdrawal: { buyer: `${buyers} withdrew it`, seller: 'The seller withdrew it' },
      cancellation: { buyer: `${buyers} canceled the contract`, seller: 'The seller canceled the contract' },
    },
  };
}
export const nothingToAdd = (buyers: string) =>
  `Nothing here: you see what ${buyers} chose to share, and they enter every change. Send them dates, documents and terms as you do today.`;

export const sectionTitles = {
  progress: 'Progress',
  dates: 'Dates',
  figures: 'Figures of the plan',
  offers: 'Loan offers',
  documents: 'Documents',
  homes: 'Homes and offers',
  'owned-home': 'Home after closing',
  messages: 'Messages with our staff',
} satisfies Record<GrantKind, string>;
export const complete = (percent: number) => `${percent}% complete`;
export const tasksOf = (done: number, all: number) => `${done} of ${all} tasks`;
export const completed = 'Completed';
export const noDates = 'No date is set yet.';
export const noFigures = 'Nothing has been entered in the plan yet.';
export const noOffers = 'No loan offer is saved yet.';
export const noHomes = 'No home is entered yet.';
export const noOwnedHome = 'Nothing is entered of the home yet.';
export const yes = 'Yes';
export const no = 'No';
export const noTerms = 'No terms of the loan are entered yet.';
export const loanTermsTitle = 'Terms of the loan';
export const offersLabel = 'Loan offers side by side';
export const factSources = {
  typed: (day: string) => `Entered ${day}`,
  document: (day: string) => `Read from a document ${day}`,
  application: (day: string) => `From the application, ${day}`,
  contract: (day: string) => `From the contract, ${day}`,
} as const;
export const noMessages = 'No message has been written yet.';
export const messagesLead = (buyers: string) =>
  `What ${buyers} and our staff write each other. You read along and write nothing here; what came with a message is not shown.`;
export const byStaff = (name: string, company: string) => `${name} of ${company}`;
export const formerBuyer = 'A buyer who has left';
export const showOlder = 'Show older messages';
export const nothingMoreShown = 'It was ended, or its time is over. Nothing more of it is shown here.';
export const isClosed = (title: string, buyers: string) => `${title}: no longer shared by ${buyers}`;
export const noDocuments = 'No document is shared yet.';
export const fromOwner = (owner: string, size: string, day: string) => `${owner}, ${size}, ${day}`;
export const download = 'Download';
export const ofDocument = (name: string) => ` ${name}`;
export const ofPurchase = (purchase: string) => `: ${purchase}`;
export const stopHelping = 'Stop helping';
export const stopHelpingQuestion = 'Stop helping?';
export const whatStopping = (buyers: string) =>
  `You see nothing of this purchase any more. ${buyers} would have to invite you again.`;
export const goOnHelping = 'Go on helping';
export const youStopped = 'You no longer help';
