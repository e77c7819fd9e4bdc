import type { FeatureTexts } from '../feature-texts.ts';
import { documentRequestsTexts } from './document-requests-notifications.ts';
import { messagesTexts } from './messages-notifications.ts';
import { ownedHomeTexts } from './owned-home-notifications.ts';
import { programWatchesTexts } from './program-finder-watches.ts';
import { proposalsTexts } from './proposals-notifications.ts';
import { wireGuardTexts } from './wire-guard-notifications.ts';

const headings: Readonly<Record<string, string>> = {
  'buyer offer': 'You made an offer',
  'buyer counter': 'You made a counteroffer',
  'seller counter': 'The seller made a counteroffer',
  'buyer acceptance': 'You accepted the seller’s counteroffer',
  'seller acceptance': 'The seller accepted your offer',
  'buyer rejection': 'You rejected the seller’s counteroffer',
  'seller rejection': 'The seller rejected your offer',
  'buyer withdrawal': 'You withdrew your offer',
  'seller withdrawal': 'The seller withdrew the counteroffer',
  'buyer cancellation': 'You canceled the contract',
  'seller cancellation': 'The seller canceled the contract',
};

const entered = 'Your co-buyer entered this in your log of offers.';
const enterTerms = 'Enter the terms of the contract next, and each of their days is in your dates.';

/** What the other buyer is notified of. */
const homesTexts = {
  notifications: {
    'offer-entered': {
      title: 'Your co-buyer enters an offer or an answer',
      what: 'Each step in the log of a home, and that an offer was accepted.',
      notices: 'notices of offers that your co-buyer enters',
      entry: (subject: string) => {
        const { heading, paragraphs, path } = describe(subject);
        return { title: heading, detail: paragraphs.join(' '), to: path };
      },
      email: (subject: string) => ({ ...describe(subject), label: 'Open the log of offers' }),
      line: (subject: string) => `${describe(subject).heading}.`,
      sampleSubject: 'seller acceptance 4e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05',
    },
  },
} as const satisfies FeatureTexts;

/** What the other buyer is notified of. Emails do not name the document. */
const signingTexts = {
  notifications: {
    'signing-requested': {
      title: 'Your co-buyer asks you to sign',
      what: 'That a document of theirs waits for your signature. The invitation itself always comes by email.',
      notices: 'notices of documents to sign',
      entry: (subject: string) => ({
        title: `${subject} asks you to sign a document`,
        detail: 'Read it, then sign it if you agree.',
        to: '/portal/docs#to-sign',
      }),
      email: (subject: string) => ({
        heading: `${subject} asks you to sign a document`,
        paragraphs: ['Read it in your Document Center, then sign it if you agree.'],
        path: '/portal/docs#to-sign',
        label: 'Open the Document Center',
      }),
      line: (subject: string) => `${subject} asks you to sign a document.`,
      sampleSubject: 'Charles Babbage',
    },
  },
} as const satisfies FeatureTexts;

/**
 * What features say that keep their sentences in one file here: what the privacy page says of them, what a buyer reads of each kind of
 * notification, and their emails.
 */
export const featureTexts = {
  homes: homesTexts,
  wireGuard: wireGuardTexts,
  signing: signingTexts,
  messages: messagesTexts,
  documentRequests: documentRequestsTexts,
  proposals: proposalsTexts,
  programWatches: programWatchesTexts,
  ownedHome: ownedHomeTexts,
} as const satisfies Readonly<Record<string, FeatureTexts>>;

/** `subject` is whose step it was, which, and the id of the home. */
function describe(subject: string) {
  const [by = '', kind = '', homeId = ''] = subject.split(' ');
  const heading =
    headings[`${by} ${kind}`] ??
    (kind === 'expiry' ? 'An offer or counteroffer expired' : 'An offer was entered');
  const paragraphs = kind === 'acceptance' ? [entered, enterTerms] : [entered];
  return { heading, paragraphs, path: `/portal/homes#${homeId}` };
}
