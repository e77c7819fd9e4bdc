import type { Sentence, Wrap } from '../texts.ts';

export const accessLogTitle = 'Who looked at your data';
export const accessLogLead =
  'When somebody who works here opens one of your documents or your record, or changes something in it, it is written down and shown here.';
export const listLoadFailed = 'This list did not load';
export const listFailedLead = 'Your data is safe.';
export const nobodyHas = 'Nobody has.';
export const reason = (reason: string) => `Reason: ${reason}`;
export const stopCallsButton = 'Stop calls and text messages';
export const callsStopped = 'We no longer call or text you.';
export const endTheNewsletter = 'End the newsletter';
export const newsletterEnded = 'No more newsletters go to your address.';
export const consentsTitle = 'What you agreed to';
export const consentsLead =
  'Each agreement and each time you took one back, newest first. Nothing here depends on your agreeing to calls or newsletters.';
export const consentsEmpty = 'You have agreed to nothing that we keep a record of.';
export const agreed = 'agreed';
export const takenBack = 'taken back';
export const withdrawnTitle = 'Taken back';
export const nothingWasChanged = 'Nothing was changed';
export const deleteYourAccount = 'Delete your account?';
export const deleteLead = (graceDays: number) =>
  `This signs you out everywhere. In ${graceDays} days your documents, your journey and your account are deleted for good. Until then you can sign in and keep them.`;
export const keepMyAccount = 'Keep my account';
export const deleting = 'Deleting…';
export const deleteMyAccount = 'Delete my account';
export const deleteAccount = 'Delete account';
export const whatGoes = 'What goes';
export const whatStays = 'What stays';
export const kept = (howLong: string) => `Kept: ${howLong}`;
export const when = 'When';
export const deleteTiming = (graceDays: number, reminderDays: number) =>
  `${graceDays} days after you ask. Until then you can sign in and keep the account; ${reminderDays} days before the end we remind you by e-mail. Every device is signed out at once.`;
export const downloadEverything = 'Download everything';
export const downloadLead =
  'One ZIP file with your documents as you uploaded them and everything else we store about you: your journey, notes, dates, signatures, messages and consents. A page inside leads through it without a connection.';
export const nothingWasPrepared = 'Nothing was prepared';
export const asking = 'Asking…';
export const prepareMyDownload = 'Prepare my download';
export const downloadPreparing =
  'We are putting it together. You can leave this page: we’ll email you when it’s ready.';
export const nothingWasDownloaded = 'Nothing was downloaded';
export const downloadReady = <Part>(
  strong: Wrap<Part>,
  size: string,
  exportKeptDays: number,
  date: Part,
  date2: Part,
): Sentence<Part> => [
  strong(`Ready: ${size}.`),
  ` We keep it for ${exportKeptDays} days, until `,
  date,
  ', encrypted. It holds what was stored on ',
  date2,
  '.',
];
export const downloadWarning =
  'The file itself is not encrypted once it is on your device: keep it where only you can open it.';
export const downloadZip = 'Download ZIP';
export const throwItAway = 'Delete this download';
export const stopPreparingIt = 'Stop preparing it';
export const downloadDeleted = 'The download is gone';
export const downloadDeleteFailed = 'It is still there';
export const downloadDeletedLead = 'Everything in your account is still here.';
export const deletionRunningTitle = 'Your account is being deleted';
export const deletionRunningLead =
  'The time to keep it is over. You get a receipt by e-mail when it is done.';
export const deletionPlannedTitle = (dueAt: string) => `Your account will be deleted on ${dueAt}`;
export const yourAccountStays = 'Your account stays';
export const accountStaysLead = 'Everything is as you left it.';
export const keeping = 'Keeping…';
export const deletionPlannedLead = (requestedAt: string) =>
  `You asked for this on ${requestedAt}. Until that day everything is as you left it, and you can change your mind. Download what you want to have before it goes.`;
export const yourData = 'Your data';
export const profileSettings = 'Profile Settings';
export const pageLoadFailed = 'This page did not load';
export const pageFailedLead = 'Your data is safe, and nothing was changed.';
/** Where an agreement was given or taken back, on which day, for which number and to which text. */
export const consentDetails = <Part>(
  where: string,
  day: Part,
  phone: string | null,
  version: string | null,
): Sentence<Part> => [
  `${where}, `,
  day,
  phone === null ? '' : `, for ${phone}`,
  version === null ? '' : `, text of ${version}`,
];

// The page of a download.

/** The page that leads through an unpacked download of someone's data. */
export const title = (siteName: string) => `Your data at ${siteName}`;
export const lead = (name: string, at: string) =>
  `Everything we had stored about ${name} on ${at}. This page works without a connection; keep it in the folder it came in.`;
export const documents = 'Documents';
export const noDocuments = 'You had no documents here.';
export const everythingElse = 'Everything else';
export const aboutFolders = <Part>(name: (folder: string) => Part): (string | Part)[] => [
  'The folder ',
  name('signing'),
  ', where you have one, holds the certificate page of each of your signatures, what you signed for somebody else, and pictures as they were before you signed them.',
];
export const aboutData = <Part>(name: (folder: string) => Part): (string | Part)[] => [
  'Each part is also a file of its own in the folder ',
  name('data'),
  ', as JSON, for other programs to read.',
];
export const checkFiles = 'Check the files';
export const aboutManifest = <Part>(
  link: (file: string) => Part,
  command: (words: string) => Part,
): (string | Part)[] => [
  'The file ',
  link('manifest.txt'),
  ' holds a fingerprint (SHA-256) of each file. In a terminal in this folder, ',
  command('sha256sum -c manifest.txt'),
  ' checks that all of them are as we sent them.',
];
export const notInHere = 'What is not in here';
export const aboutSecrets =
  'Your password and the codes that keep you signed in: we hold them in a form that is of no use to anybody, or they would open your account.';
export const listOfDocuments = 'List of documents';
export const columns = ['Name', 'Size', 'Uploaded', 'Status'];
export const lost = <Part>(strong: (words: string) => Part): (string | Part)[] => [
  strong('We have lost this file'),
  ', so it is not in here.',
];
export const nothing = '(nothing)';
export const someOf = (shown: number, all: number) =>
  `These are ${shown} of ${all}. All of them are in the file named above.`;
export const yes = 'yes';
export const no = 'no';

// Download titles.

/** What the files in a download of personal data are called in its list, by their name. */
export const downloadTitles = {
  documents: 'Documents',
  'document-access-grants': 'Who of us looked at your documents, and why',
  'document-readings': 'What was read in your documents',
  'signing-invitations': 'Invitations to sign',
  notifications: 'Notifications',
  'notification-times': 'When letters may go out',
  'notification-choices': 'What you want to be told',
  'staff-access-log': 'What staff looked at or changed',
  'completed-milestones': 'Completed milestones',
  dates: 'Dates',
  'purchase-dates': 'Dates of your purchase',
  purchase: 'Your purchase',
  people: 'Your part in a purchase',
  'task-owners': 'Who takes which task',
  grants: 'What you let others see',
  consents: 'What you agreed to, and took back',
  account: 'Your account',
  'sign-in-methods': 'How you sign in',
  sessions: 'Devices that are signed in',
  'known-devices': 'Devices we know',
  passkeys: 'Passkeys',
  'codes-app': 'Codes from an app',
  'recovery-codes': 'Recovery codes',
  'address-change': 'A change of address under way',
  'beta-access': 'Beta access',
  staff: 'Staff membership',
  'account-deletion': 'Deletion of your account',
  signatures: 'Signatures',
  'signings-under-way': 'Documents opened for signing',
  'signing-consents': 'Consents to electronic records',
  'saved-signature': 'Saved signature',
  'signing-events': 'What was written down about signing',
  applications: 'Applications',
  feedback: 'Feedback',
  'final-step': 'Final step of the guide',
  waitlists: 'Waitlists',
  'launch-emails': 'Emails about launches',
  'saved-filters': 'Saved filters of the inbox',
  newsletter: 'Newsletter',
  plan: 'Your plan: what was entered, when, and from where',
  homes: 'Homes you looked at',
  'home-photos': 'Photos of homes',
  'home-offers': 'Offers on homes, and their answers',
  'home-contracts': 'Terms of your contract on a home',
  'third-party-orders': 'What others do for your home',
  'loan-conditions': 'Conditions of your loan',
  'wire-guard': 'Who is to be paid at closing, and what was compared with it',
  'home-alerts': 'Which lines of your home’s loan are crossed, and since when',
  'owned-home': 'Your home after closing: loan, escrow, value, taxes, insurance and papers',
  'home-opinions': 'What you say of homes',
  'credit-scores': 'Credit scores you entered',
  'credit-cards': 'Credit cards you entered',
  'credit-disputes': 'Items of credit reports, and your disputes',
  'credit-sharing': 'That you share your scores with your co-buyer',
  'letter-sender': 'Name and address of your letters',
  tasks: 'Tasks',
  notes: 'Notes',
  'journey-place': 'Where you said you are in the journey',
  'document-requests': 'Documents that our staff asked for',
  proposals: 'What our staff proposed',
  messages: 'Messages with our staff',
  'purchase-owner': 'Notes of staff on your purchase',
  'message-reads': 'How far you have read your messages',
  'assistant-messages': 'Questions sent to a person',
  'beta-requests': 'Requests for beta access',
  'saved-scenarios': 'Saved scenarios of the calculators',
  'guide-progress': 'Progress in the guide',
  'calendar-feed': 'Calendar feed',
  'requests-of-the-last-day': 'Requests that a program of yours may send again',
  emails: 'Emails sent to you',
  'suppressed-address': 'That letters to you came back',
  'contact-messages': 'Messages from the contact form',
  'contact-message-notes': 'Notes of staff on your messages',
  'contact-message-history': 'How far your messages have come',
};
