import type { Sentence, Wrap } from '../../texts.ts';

export const whoLookedAtYourData = 'Who looked at your data';
export const whenSomebodyWhoWorksHere =
  'When somebody who works here opens one of your documents or your record, or changes something in it, it is written down and shown here.';
export const thisListDidNotLoad = 'This list did not load';
export const yourDataIsSafe = 'Your data is safe.';
export const nobodyHas = 'Nobody has.';
export const reason = (reason: string) => `Reason: ${reason}`;
export const stopCallsAndTextMessages = 'Stop calls and text messages';
export const weNoLongerCallText = 'We no longer call or text you.';
export const endTheNewsletter = 'End the newsletter';
export const noMoreNewslettersGoAddress = 'No more newsletters go to your address.';
export const whatYouAgreedTo = 'What you agreed to';
export const eachAgreementEachTimeTook =
  'Each agreement and each time you took one back, newest first. Nothing here depends on your agreeing to calls or newsletters.';
export const youHaveAgreedNothingKeep = 'You have agreed to nothing that we keep a record of.';
export const agreed = 'agreed';
export const takenBack = 'taken back';
export const consentsSectionTakenBack = 'Taken back';
export const nothingWasChanged = 'Nothing was changed';
export const deleteYourAccount = 'Delete your account?';
export const thisSignsOutEverywhereDays = (graceDays: number) =>
  `This signs you out everywhere. In ${graceDays} days your documents, your journey and your account are deleted for good. Until then you can sign in and keep them.`;
export const keepMyAccount = 'Keep my account';
export const deleting = 'Deleting…';
export const deleteMyAccount = 'Delete my account';
export const deleteAccount = 'Delete account';
export const whatGoes = 'What goes';
export const whatStays = 'What stays';
export const kept = (howLong: string) => `Kept: ${howLong}`;
export const when = 'When';
export const daysAfterAskUntilThen = (graceDays: number, reminderDays: number) =>
  `${graceDays} days after you ask. Until then you can sign in and keep the account; ${reminderDays} days before the end we remind you by e-mail. Every device is signed out at once.`;
export const downloadEverything = 'Download everything';
export const oneZipFileDocumentsUploaded =
  'One ZIP file with your documents as you uploaded them and everything else we store about you: your journey, notes, dates, signatures, messages and consents. A page inside leads through it without a connection.';
export const nothingWasPrepared = 'Nothing was prepared';
export const asking = 'Asking…';
export const prepareMyDownload = 'Prepare my download';
export const wePuttingTogetherCanLeave =
  'We are putting it together. You can leave this page: we’ll email you when it’s ready.';
export const nothingWasDownloaded = 'Nothing was downloaded';
export const readyKeepDaysUntilEncrypted = <Part>(
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
export const theFileItselfNotEncrypted =
  'The file itself is not encrypted once it is on your device: keep it where only you can open it.';
export const downloadZip = 'Download ZIP';
export const throwItAway = 'Delete this download';
export const stopPreparingIt = 'Stop preparing it';
export const theDownloadIsGone = 'The download is gone';
export const itIsStillThere = 'It is still there';
export const everythingAccountStillHere = 'Everything in your account is still here.';
export const yourAccountIsBeingDeleted = 'Your account is being deleted';
export const theTimeKeepOverGet = 'The time to keep it is over. You get a receipt by e-mail when it is done.';
export const yourAccountWillDeleted = (dueAt: string) => `Your account will be deleted on ${dueAt}`;
export const yourAccountStays = 'Your account stays';
export const everythingIsAsYouLeft = 'Everything is as you left it.';
export const keeping = 'Keeping…';
export const youAskedUntilDayEverything = (requestedAt: string) =>
  `You asked for this on ${requestedAt}. Until that day everything is as you left it, and you can change your mind. Download what you want to have before it goes.`;
export const yourData = 'Your data';
export const profileSettings = 'Profile Settings';
export const thisPageDidNotLoad = 'This page did not load';
export const yourDataSafeNothingChanged = 'Your data is safe, and nothing was changed.';
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
