import type { RetentionKind } from '@porchlight/domain/accounts/personal-data/retention.ts';
import type { downloadTitles } from './personal-data.ts';

/** What the console calls records of a person whose title in the download is written to that person. */
export const staffRecordTitles: Partial<Record<keyof typeof downloadTitles, string>> = {
  'document-access-grants': 'Who of the staff opened their documents, and why',
  'document-readings': 'What was read in their documents',
  'notification-times': 'When they get emails',
  'notification-choices': 'What they are notified of',
  'purchase-dates': 'Dates of their purchase',
  purchase: 'Their purchase',
  people: 'Their part in a purchase',
  grants: 'What they let others see',
  consents: 'What they agreed to, and took back',
  account: 'Their account',
  'sign-in-methods': 'How they sign in',
  'known-devices': 'Devices they have signed in from',
  'account-deletion': 'Deletion of their account',
  plan: 'Their plan: what was entered, when, and from where',
  homes: 'Homes they looked at',
  'home-contracts': 'Terms of their contract on a home',
  'third-party-orders': 'What others do for their home',
  'loan-conditions': 'Conditions of their loan',
  'home-alerts': 'Which lines of their home’s loan are crossed, and since when',
  'owned-home': 'Their home after closing: loan, escrow, value, taxes, insurance and papers',
  'home-opinions': 'What they say of homes',
  'credit-scores': 'Credit scores they entered',
  'credit-cards': 'Credit cards they entered',
  'credit-disputes': 'Items of their credit reports, and their disputes',
  'credit-sharing': 'That they share their scores with their co-buyer',
  'letter-sender': 'Name and address of their letters',
  'journey-place': 'Where they said they are in the journey',
  'document-requests': 'Documents that staff asked them for',
  proposals: 'What staff proposed to them',
  messages: 'Messages with staff',
  'purchase-owner': 'Notes of staff on their purchase',
  'message-reads': 'How far they have read their messages',
  'requests-of-the-last-day': 'Requests that a program of theirs may send again',
  emails: 'Emails sent to them',
  'suppressed-address': 'That emails to them came back',
  'contact-message-notes': 'Notes of staff on their messages',
  'contact-message-history': 'How far their messages have come',
};

/** The same of periods of keeping that the privacy page writes to its reader. */
export const staffPeriods: Partial<Record<RetentionKind, { what?: string; since?: string }>> = {
  guests: {
    what: 'What visitors enter without an account, and the sample purchase',
    since: 'the day they started',
  },
  leads: {
    what: 'Contact messages and other leads, with staff’s notes on them',
    since: 'the day they arrived',
  },
  messages: { what: 'Messages of buyers with staff, as a whole thread. Documents that came with them stay.' },
  'known-devices': { what: 'Devices that people signed in from, as fingerprints' },
  emails: {
    what: 'Which emails were sent, when and whether they arrived. What an email says goes once it is sent.',
  },
  'suppressed-addresses': { what: 'Addresses at which email does not arrive or is not wanted' },
  'webhook-messages': { what: 'What happened, as other systems are sent it: numbers of records, no names' },
  exports: { what: 'Downloads that people asked for of all their data' },
  'kept-answers': {
    what: 'What was answered to a program that may ask the same again, encrypted',
  },
  'staff-actions': { what: 'What staff looked at and changed' },
  consents: {
    what: 'What people agreed to and took back: the version and fingerprint of the text, the time, and what they did',
  },
  'kept-consents': { what: 'After an erasure: the phone number the person agreed to be called at' },
};
