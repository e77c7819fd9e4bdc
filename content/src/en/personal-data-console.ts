import type { Sentence } from '../texts.ts';

export const thisNotAddressAboveType = 'This is not the address above. Type it as it stands there.';
export const eraseEverythingAboutThisAddress = 'Erase everything about this address?';
export const itCannotBroughtBackMake = <Part>(strong: Part): Sentence<Part> => [
  strong,
  '. It cannot be brought back. Make sure that whoever asks is the owner of the address.',
];
export const why = 'Why';
export const theAccount = 'The account';
export const deleteItNowWithEverything = 'Delete it now, with everything';
export const startDeletionOwnerCanKeep = 'Start its deletion; its owner can keep it for 14 days';
export const sendReceiptAddressLastLetter = 'Send the receipt to the address, as the last letter';
export const typeTheAddressToConfirm = 'Type the address to confirm';
export const cancel = 'Cancel';
export const erasing = 'Erasing…';
export const eraseNow = 'Erase now';
export const startTheDeletion = 'Start the deletion';
export const theDeletionHasStarted = 'The deletion has started';
export const theAccountEverythingElseGo = <Part>(date: Part): Sentence<Part> => [
  'The account and everything else go after ',
  date,
  '. Its owner has a letter that says so, and can keep the account until then.',
];
export const erased = 'Erased';
export const receipt = 'Receipt';
export const done = 'Done';
export const documents = 'Documents';
export const recordsOfSignatures = 'Records of signatures';
export const entriesOfTheJourney = 'Entries of the journey';
export const messagesApplicationsWaitlists = 'Messages, applications, waitlists';
export const keptAgreementsToBeCalled = 'Kept: agreements to be called';
export const theNumberAllCanFound =
  'The number is all this can be found by later. What stays, and for how long, is on the privacy page.';
export const people = 'People';
export const everythingHeldAboutEMail =
  'Everything held about an e-mail address, with or without an account. Each look is written down, and shown to a buyer in their settings.';
export const eMailAddress = 'E-mail address';
export const lookUp = 'Look up';
export const thatDidNotLoad = 'That did not load';
export const thisAddressIsBeingErased = 'This address is being erased';
export const itGoesItselfCannotCalled =
  'It goes on by itself and cannot be called off. Look again in a few minutes.';
export const nothingHeldAboutAddress = 'Nothing is held about this address';
export const checkHowItIsWritten = 'Check how it is written.';
export const aStaffMember = 'A staff member.';
export const aBuyerWithAnAccount = 'A buyer with an account.';
export const withoutAnAccount = 'Without an account.';
export const theAccountWillBeDeleted = 'The account will be deleted';
export const itsOwnerAskedGoesAfter = <Part>(date: Part): Sentence<Part> => [
  'Its owner asked for it. It goes after ',
  date,
  ', with everything else.',
];
export const eraseEverything = 'Erase everything';
export const downloadEverything = 'Download everything';
export const writtenDown = 'Written down';
export const theConsentNoLongerHolds = 'The consent no longer holds.';
export const agreed = 'agreed';
export const takenBack = 'taken back';
export const theyTookItBack = 'They took it back';
export const howLongThingsAreKept = 'How long things are kept';
export const removedEachNightWithoutAnybody =
  'Removed each night without anybody asking; the privacy page says the same. Last run:';
export const noneYet = 'none yet';
export const periods = 'Periods';
export const records = 'Records';
export const keptFor = 'Kept for';
export const countedFrom = 'Counted from';
export const nextRun = 'Next run';
export const lastRun = 'Last run';
export const whatIsHeld = 'What is held';
export const theBuyersOwnOnlyNumber = (count: number) =>
  `(${count}; the buyer’s own, so only the number is shown)`;
export const ofDownloadHasAllThem = (mostShownRows: number, count: number) =>
  `${mostShownRows} of ${count}. The download has all of them.`;
