import { GUEST_DAYS } from '@porchlight/domain/accounts/guests.ts';
import type { DataRetention } from '@porchlight/domain/accounts/personal-data/data-retention.ts';

/** What goes and what stays when an account is deleted. The server takes the years from here, and does the rest as described. */
export const dataRetention: DataRetention = {
  consentYears: 4,
  receiptYears: 2,
  periods: {
    'newsletter-requests': {
      what: 'Newsletter: a request that was never confirmed',
      keptFor: { days: 30 },
      since: 'the request',
      why: 'Its letter can confirm for seven days. The rest is time to answer a question about it.',
    },
    'sign-ups': {
      what: 'Accounts whose e-mail address was never confirmed',
      keptFor: { days: 30 },
      since: 'signing up',
      why: 'Nobody can sign in to them.',
    },
    guests: {
      what: 'What you enter without an account, and the sample purchase',
      keptFor: { days: GUEST_DAYS },
      since: 'the day you started',
      why: 'Long enough to look around. With an account it stays as long as the account.',
    },
    leads: {
      what: 'Contact messages and other leads, with our notes on them',
      keptFor: { years: 2 },
      since: 'the day they reached us',
      why: 'Buying a home takes up to two years from the first question.',
    },
    applications: {
      what: 'Applications from the questionnaire',
      keptFor: { years: 2 },
      since: 'the day they were sent',
      why: 'The answers describe plans that are out of date by then.',
    },
    'final-steps': {
      what: 'The final step of the guide, sent without an account',
      keptFor: { years: 2 },
      since: 'the day it was sent',
      why: 'As long as leads. With an account it stays as long as the account.',
    },
    questions: {
      what: 'Questions sent from the assistant to a person, without an account',
      keptFor: { years: 2 },
      since: 'the day they were sent',
      why: 'As long as leads. With an account they stay as long as the account.',
    },
    messages: {
      what: 'Messages with our staff, as a whole thread. Documents that came with them stay.',
      keptFor: { years: 3 },
      since: 'the last message of the thread',
      why: 'Questions about a purchase, such as taxes, still come up after closing. If the purchase goes earlier, they go with it.',
    },
    'waitlist-entries': {
      what: 'Waitlists: an address that was notified of the launch',
      keptFor: { days: 90 },
      since: 'the letter about the launch',
      why: 'What it was kept for is done. Before the launch it stays, because somebody waits for it.',
    },
    'launch-emails': {
      what: 'Waitlists: that an address was notified of a launch, and the link in that email',
      keptFor: { days: 365 },
      since: 'the letter about the launch',
      why: 'So that nobody is told twice who asks again meanwhile, and the link works that takes an address off the list.',
    },
    feedback: {
      what: 'Feedback on milestones',
      keptFor: { years: 3 },
      since: 'the day it was given',
      why: 'Older feedback is about pages that have changed.',
    },
    notifications: {
      what: 'Notifications in the portal',
      keptFor: { years: 2 },
      since: 'the day of the notification',
      why: 'What they are about is on its own page.',
    },
    sessions: {
      what: 'Sessions that have ended, with their network address and browser',
      keptFor: { days: 30 },
      since: 'the end of the session',
      why: 'Long enough to look into a sign-in that somebody reports.',
    },
    'known-devices': {
      what: 'Devices you signed in from, as fingerprints',
      keptFor: { days: 400 },
      since: 'the last sign-in from the device',
      why: 'As long as a browser keeps the cookie. After that, a sign-in from the device is reported as new.',
    },
    'email-changes': {
      what: 'Changes of an e-mail address that were not confirmed',
      keptFor: { days: 1 },
      since: 'the day the links stop working',
      why: 'Nobody can confirm them any more.',
    },
    verifications: {
      what: 'Links to confirm an address, as they are kept for a sign-up or a sign-in with another service',
      keptFor: { days: 1 },
      since: 'the moment they stop working',
      why: 'They open nothing any more.',
    },
    'rate-limits': {
      what: 'How often something was tried, by fingerprint of the address or network',
      keptFor: { days: 1 },
      since: 'the end of the time that is counted, an hour at most',
      why: 'The next try is counted from the beginning.',
    },
    emails: {
      what: 'Which letters we sent, when and whether they arrived. What a letter says goes once it is sent.',
      keptFor: { days: 90 },
      since: 'the day it was sent or given up',
      why: 'Long enough to answer where a letter is.',
    },
    'suppressed-addresses': {
      what: 'Addresses at which our mail does not arrive or is not wanted',
      keptFor: { years: 2 },
      since: 'the day the mail came back',
      why: 'A mailbox can be opened again or get another owner. If mail comes back again, so does the entry.',
    },
    'webhook-messages': {
      what: 'What happened, as other systems of ours are told: numbers of records, no names',
      keptFor: { days: 30 },
      since: 'the message',
      why: 'Long enough to send again what did not arrive, and to be read by a system that was away.',
    },
    exports: {
      what: 'Downloads of all your data',
      keptFor: { days: 7 },
      since: 'the day the file was ready',
      why: 'A second copy of everything is a risk.',
    },
    'kept-answers': {
      what: 'What we answered to a program that may ask the same again, encrypted',
      keptFor: { days: 1 },
      since: 'the answer',
      why: 'So that a request whose answer got lost can be sent again and nothing is done twice.',
    },
    'staff-actions': {
      what: 'What our staff looked at and changed',
      keptFor: { years: 3 },
      since: 'that day',
      why: 'Misuse is often noticed late.',
    },
    consents: {
      what: 'What you agreed to and took back: the version and fingerprint of the text, the time, and what you did',
      keptFor: { years: 4 },
      since:
        'the day of an agreement to be called or of a disclosure, and otherwise the day it was taken back',
      why: 'A claim about a call can be brought for four years (28 U.S.C. 1658). We do not call on an older agreement.',
    },
    'kept-consents': {
      what: 'After you are erased: the phone number you agreed to be called at',
      keptFor: { years: 4 },
      since: 'the erasure',
      why: 'For the same claims. Nothing else of you is with it.',
    },
    receipts: {
      what: 'Receipts of what was erased, with nobody’s name on them',
      keptFor: { years: 2 },
      since: 'the erasure',
      why: 'They show that we did what we were asked.',
    },
    'retention-runs': {
      what: 'How many records each daily removal took',
      keptFor: { years: 2 },
      since: 'the run',
      why: 'It shows that these periods are kept. There is nothing personal in it.',
    },
  },
  deleted: [
    'Your account, your password and every session.',
    'Your documents, the records of what you signed in them and their certificate pages, your consent to electronic records and your saved signature. Ask for paper copies of what you signed before, not after.',
    'What the log of signing says about you. Its entries stay, as fingerprints from which nothing can be read.',
    'Your journey: milestones, tasks, dates, notes, progress in the guide, feedback, notifications and the figures you saved in calculators.',
    'Messages, applications, waitlist entries and the final step of the guide that carry your e-mail address.',
    'Downloads of your data that are still stored here.',
  ],
  kept: [
    {
      what: 'If you signed a document of somebody else: your signature and name in that file, its time, and the certificate page if it was made. Your e-mail address, network address and browser leave our records of it.',
      why: 'The document belongs to its owner too, and they rely on your signature in it (15 U.S.C. 7001(e)).',
      howLong: 'As long as its owner keeps the document.',
    },
    {
      what: 'If you agreed to calls or text messages: the phone number, the version and fingerprint of the text and the time, and when you took it back. Not your name, address or message.',
      why: 'It shows that we were allowed to call. A claim about a call can be brought for four years (28 U.S.C. 1658).',
      howLong: 'Four years from the deletion.',
    },
    {
      what: 'If you ever asked for our newsletter: a fingerprint of your e-mail address, made with a key of ours. The address cannot be read from it.',
      why: 'Without it, a later import could bring your address back.',
      howLong: 'Until you ask us to remove it.',
    },
    {
      what: 'A log that a staff member viewed or changed a record, when and why. It no longer names you.',
      why: 'It shows how our staff use what they can see.',
      howLong: 'Three years from that day.',
    },
    {
      what: 'The numbers that your account and messages had here, in the messages that tell other systems of ours to erase you too. No name and no address.',
      why: 'A system that was away for a while still has to learn of it.',
      howLong: '30 days from the deletion.',
    },
    {
      what: 'A receipt: when you asked, when it was done, and how many things were deleted. No name and no address.',
      why: 'It shows that we did what you asked. You get its number by e-mail.',
      howLong: 'Two years.',
    },
  ],
};
