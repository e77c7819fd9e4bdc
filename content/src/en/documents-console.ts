import type { Sentence, Wrap } from '../texts.ts';

export const review = 'Review';
export const theBuyerAsked = 'The buyer asked';
export const anotherReason = 'Another reason';
export const download = (name: string) => `Download ${name}`;
export const seeTheDocument = 'See the document';
export const fullWindow = 'Full window';
export const close = 'Close';
export const accessEnded = 'The look has ended. Say again why you have to see it.';
export const viewReasonLabel = 'Why do you have to see it?';
export const accessReasonHint = 'Written down, and shown to the buyer with your first name.';
export const downloadReasonLabel = 'Why do you have to download it?';
export const yourReason = 'Your reason';
export const downloadReasonHint =
  'No browser draws a HEIC picture. It ends the sentence “Looked at because …”.';
export const viewReasonHint = 'It ends the sentence “Looked at because …”.';
export const prepareTheDownload = 'Prepare the download';
export const accept = 'Accept';
export const unopened = 'No member of staff has opened this file yet. Accepted now, the log says so.';
export const acceptUnopened = 'Accept without opening it';
export const needsAttention = 'Needs attention…';
export const reason = (id: string) => `${id} reason`;
export const whatIsWrong = 'What is wrong';
export const choose = 'Choose…';
export const reasonMissing = 'Choose what is wrong.';
export const theBuyerReads = (sentence: string) => `The buyer reads: “${sentence}”`;
export const inYourWords = 'In your words';
export const ownWordsOptional = 'In your words (optional)';
export const ownWordsHint = 'The buyer reads this beside the document.';
export const sendBack = 'Send back';
export const cancel = 'Cancel';
export const documentLoadFailed = 'This document did not load';
export const nothingWasDecided = 'Nothing was decided';
export const buyer = 'Buyer';
export const openPurchaseOf = (name: string) => `Open the purchase of ${name}`;
export const openThread = 'Messages with the buyers';
export const file = 'File';
export const handedIn = 'Handed in';
export const status = 'Status';
export const claimedBy = 'Claimed by';
export const nobody = 'Nobody';
export const you = 'You';
export const giveUp = 'Give up';
export const claimForMinutes = 'Claim for 30 minutes';
export const newerFileTitle = 'A newer file is there';
export const newerFileLead = 'The buyer has uploaded a newer one for this; review that.';
export const nextDocument = 'Next document';
export const acceptedNow = (paper: string, buyer: string) => `Accepted: ${paper}, ${buyer}.`;
export const replacementAsked = (paper: string, buyer: string) => `${buyer} is asked to replace: ${paper}.`;
export const noneWaits = 'No other file in this list waits for you.';
export const keyboardHint = <Part>(kbd: Wrap<Part>): Sentence<Part> => [
  'Keyboard: ',
  kbd('v'),
  ' see the document, ',
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
export const formerReviewer = 'somebody who has left';
export const by = <Part>(date: Part, reviewedBy: string): Sentence<Part> => [date, ` by ${reviewedBy}`];
export const reviewDetailReason = 'Reason';
export const dateOnIt = 'Date on it';
export const goodUntil = 'Good until';
export const handedInBefore = 'Handed in before';
export const sentBack = (filter: string) => `Sent back: ${filter}`;
export const replacedUndecided = 'Replaced before anybody decided';
export const documentAlt = (name: string) => `What the buyer uploaded: ${name}`;
export const pageAdvice =
  'Check your connection and try again. If it stays so, send the document back as not readable.';
export const fileAdvice =
  'The file may be damaged or ask for a password, or the look has ended. Then send it back with that reason.';
export const documents = 'Documents';
export const reviewsLead =
  'What buyers uploaded for a milestone, oldest first. What else they keep is theirs alone.';
export const documentsToReview = 'Documents to review';
export const searchLabel = 'Buyer’s name or e-mail';
export const searchByName = 'Buyer’s name';
export const older = 'Older';
export const newer = 'Newer';
export const reviewsEmpty = 'No document waits to be looked at.';
export const document = 'Document';
export const milestone = 'Milestone';
export const handedInAgain = 'Handed in again';
export const waiting = 'Waiting';
export const sentBackOption = 'Sent back';
export const tooOld = 'Too old';
export const all = 'All';
export const any = 'Any';
export const anybodyOrNobody = 'Anybody or nobody';
export const me = 'Me';
export const somebody = 'Somebody';
