import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence } from '../texts.ts';

export const addressMismatch = 'This is not the address above. Type it as it is written there.';
export const eraseQuestion = 'Erase everything about this address?';
export const eraseWarning = <Part>(strong: Part): Sentence<Part> => [
  strong,
  '. It cannot be brought back. Make sure that whoever asks is the owner of the address.',
];
export const why = 'Why';
export const theAccount = 'The account';
export const accountDeleteNow = 'Delete it now, with everything';
export const accountDeleteLater = 'Start its deletion; its owner can keep it for 14 days';
export const sendReceiptLabel = 'Send the receipt to the address, as the last email';
export const confirmAddressLabel = 'Type the address to confirm';
export const cancel = 'Cancel';
export const erasing = 'Erasing…';
export const eraseNow = 'Erase now';
export const startTheDeletion = 'Start the deletion';
export const deletionStartedTitle = 'The deletion has started';
export const deletionStartedLead = <Part>(date: Part): Sentence<Part> => [
  'The account and everything else go after ',
  date,
  '. Its owner got an email that says so, and can keep the account until then.',
];
export const erased = 'Erased';
export const receipt = 'Receipt';
export const done = 'Done';
export const documents = 'Documents';
export const recordsOfSignatures = 'Records of signatures';
export const journeyEntries = 'Entries of the journey';
export const messagesApplicationsWaitlists = 'Messages, applications, waitlists';
export const callConsentsKept = 'Kept: agreements to be called';
export const receiptHint =
  'The number is all this can be found by later. What stays, and for how long, is on the privacy page.';
export const people = 'People';
export const peopleLead =
  'Everything held about an email address, with or without an account. Every view is logged, and a buyer sees it in their settings.';
export const eMailAddress = 'E-mail address';
export const lookUp = 'Look up';
export const loadFailed = 'That did not load';
export const erasingTitle = 'This address is being erased';
export const erasingLead = 'It goes on by itself and cannot be called off. Look again in a few minutes.';
export const emptyTitle = 'Nothing is held about this address';
export const emptyLead = 'Check how it is written.';
export const aStaffMember = 'A staff member.';
export const buyerWithAccount = 'A buyer with an account.';
export const withoutAnAccount = 'Without an account.';
export const deletionDueTitle = 'The account will be deleted';
export const deletionDueLead = <Part>(date: Part): Sentence<Part> => [
  'Its owner asked for it. It goes after ',
  date,
  ', with everything else.',
];
export const eraseEverything = 'Erase everything';
export const downloadEverything = 'Download everything';
export const writtenDown = 'Written down';
export const consentWithdrawn = 'The consent no longer holds.';
export const agreed = 'agreed';
export const takenBack = 'taken back';
export const withdrawConsentButton = 'They took it back';
export const retentionTitle = 'How long things are kept';
export const retentionLead =
  'Removed each night without anybody asking; the privacy page says the same. Last run:';
export const noneYet = 'none yet';
export const periods = 'Periods';
export const records = 'Records';
export const keptFor = 'Kept for';
export const countedFrom = 'Counted from';
export const nextRun = 'Next run';
export const lastRun = 'Last run';
export const whatIsHeld = 'What is held';
export const countOnly = (count: number) =>
  `(${formatCount(count)}; theirs alone, so only the number is shown)`;
export const rowsShown = (mostShownRows: number, count: number) =>
  `${mostShownRows} of ${formatCount(count)}. The download has all of them.`;
