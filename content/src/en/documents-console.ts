import type { Sentence, Wrap } from '../texts.ts';

export const review = 'Review';
export const theBuyerAsked = 'The buyer asked';
export const anotherReason = 'Another reason';
export const download = (name: string) => `Download ${name}`;
export const seeTheDocument = 'See the document';
export const theLookHasEndedSay = 'The look has ended. Say again why you have to see it.';
export const whyDoHaveSee = 'Why do you have to see it?';
export const writtenDownShownBuyerFirst = 'Written down, and shown to the buyer with your first name.';
export const whyDoHaveDownload = 'Why do you have to download it?';
export const yourReason = 'Your reason';
export const noBrowserDrawsHeicPicture =
  'No browser draws a HEIC picture. It ends the sentence “Looked at because …”.';
export const itEndsSentenceLookedBecause = 'It ends the sentence “Looked at because …”.';
export const prepareTheDownload = 'Prepare the download';
export const accept = 'Accept';
export const needsAttention = 'Needs attention…';
export const reason = (id: string) => `${id} reason`;
export const whatIsWrong = 'What is wrong';
export const theBuyerReads = (sentence: string) => `The buyer reads: “${sentence}”`;
export const inYourWords = 'In your words';
export const inYourWordsOptional = 'In your words (optional)';
export const theBuyerReadsBesideDocument = 'The buyer reads this beside the document.';
export const sendBack = 'Send back';
export const cancel = 'Cancel';
export const thisDocumentDidNotLoad = 'This document did not load';
export const nothingWasDecided = 'Nothing was decided';
export const buyer = 'Buyer';
export const file = 'File';
export const handedIn = 'Handed in';
export const status = 'Status';
export const claimedBy = 'Claimed by';
export const nobody = 'Nobody';
export const you = 'You';
export const giveUp = 'Give up';
export const claimForMinutes = 'Claim for 30 minutes';
export const aNewerFileIsThere = 'A newer file is there';
export const theBuyerHasUploadedANewerOne = 'The buyer has uploaded a newer one for this; review that.';
export const nextDocument = 'Next document';
export const keyboardAcceptNSendBack = <Part>(kbd: Wrap<Part>): Sentence<Part> => [
  'Keyboard: ',
  kbd('a'),
  ' accept, ',
  kbd('n'),
  ' send back, ',
  kbd('j'),
  ' next document, ',
  kbd('Esc'),
  ' back to the list.',
];
export const decided = 'Decided';
export const somebodyWhoHasLeft = 'somebody who has left';
export const by = <Part>(date: Part, reviewedBy: string): Sentence<Part> => [date, ` by ${reviewedBy}`];
export const reviewDetailReason = 'Reason';
export const dateOnIt = 'Date on it';
export const goodUntil = 'Good until';
export const handedInBefore = 'Handed in before';
export const sentBack = (filter: string) => `Sent back: ${filter}`;
export const replacedBeforeAnybodyDecided = 'Replaced before anybody decided';
export const whatTheBuyerUploaded = (name: string) => `What the buyer uploaded: ${name}`;
export const checkConnectionTryAgainIf =
  'Check your connection and try again. If it stays so, send the document back as not readable.';
export const theFileMayDamagedAsk =
  'The file may be damaged or ask for a password, or the look has ended. Then send it back with that reason.';
export const documents = 'Documents';
export const whatBuyersHandedMilestoneOldest =
  'What buyers uploaded for a milestone, oldest first. What else they keep is theirs alone.';
export const documentsToReview = 'Documents to review';
export const buyersNameOrEMail = 'Buyer’s name or e-mail';
export const older = 'Older';
export const newer = 'Newer';
export const noDocumentWaitsLooked = 'No document waits to be looked at.';
export const document = 'Document';
export const milestone = 'Milestone';
export const handedInAgain = 'Handed in again';
export const waiting = 'Waiting';
export const reviewsPageSentBack = 'Sent back';
export const tooOld = 'Too old';
export const all = 'All';
export const any = 'Any';
export const anybodyOrNobody = 'Anybody or nobody';
export const me = 'Me';
export const somebody = 'Somebody';
