import type { Sentence, Wrap } from '../../texts.ts';

export const typeNameSign = 'Type your name as you sign it.';
export const drawSignatureFieldType = 'Draw your signature in the field, or type it.';
export const nameInLatinLetters =
  'Beneath the signature and as initials, your account’s name is printed in Latin letters. The signature itself keeps it in full. You can change your name in Settings.';
export const yourSignature = 'Your signature';
export const typeDrawBothCountSame = 'Type it or draw it. Both count the same.';
export const howYouSign = 'How you sign';
export const typeIt = 'Type it';
export const drawIt = 'Draw it';
export const yourNameSign = 'Your name as you sign it';
export const howItWillLook = 'How it will look';
export const withFingerPenMouse = 'With your finger, a pen or the mouse.';
export const clear = 'Clear';
export const keepNextTimeStoredEncrypted = 'Keep it for next time, stored encrypted';
export const back = 'Back';
export const useAsMySignature = 'Use as my signature';
export const typeSixDigitsPdfShows = 'Type the six digits that the PDF shows.';
export const tickBoxIfAgreeWithout = 'Tick the box if you agree. Without it nothing can be signed here.';
export const onceBeforeFirstSignatureCan =
  'Once, before your first signature. You can withdraw it at any time.';
export const notNow = 'Not now';
export const checking = 'Checking…';
export const iAgree = 'I agree';
export const consentText = 'Consent text';
export const downloadThePdf = 'Download the PDF';
export const sixDigitsFromThePdf = 'Six digits from the PDF';
export const opensInANewTab = '(opens in a new tab)';
export const checked = <Part>(a: Part, checkedOn: string): Sentence<Part> => [a, `. Checked ${checkedOn}.`];
export const thisFileCannotSignedHere = 'This file cannot be signed here';
export const ok = 'OK';
export const alreadySigned = 'Already signed';
export const theDocumentHasChanged = 'The document has changed';
export const thisSigningHasEnded = 'This signing has ended';
export const yourConsentIsNeeded = 'Your consent is needed';
export const youOfflineNothingSignedGo =
  'You are offline. Nothing was signed; go on when you are back online.';
export const pressKeepSignatureDocumentLeaves = (complete: string, cancel: string) =>
  `Press ${complete} to keep the signature with your document. ${cancel} leaves the document as it was.`;
export const levelBTIndependentTime = 'Level B-T: an independent time-stamp service confirms the time.';
export const levelBBTimeOne = 'Level B-B: the time is the one of our clock.';
export const signatures = 'Signatures';
export const theSignaturesDidNotLoad = 'The signatures did not load';
export const theySafeNothingChanged = 'They are safe, and nothing was changed.';
export const loadingTheSignatures = 'Loading the signatures';
export const nobodyHasSignedDocumentHere = 'Nobody has signed this document here yet.';
export const youHaveNotSignedDocument = 'You have not signed this document yourself.';
export const readAndSign = 'Read and sign';
export const downloadBeforeFirstSignature = 'Download it as it was before the first signature';
export const close = 'Close';
export const you = ' (you)';
export const certificateOfSignaturePdf = (id: string) => `Certificate of signature ${id}.pdf`;
export const certificatePageSignature = <Part>(part: Wrap<Part>, signerName: string): Sentence<Part> => [
  'Certificate page',
  part(` of the signature of ${signerName}`),
];
export const checkItTheSignatureOf = <Part>(part: Wrap<Part>, signerName: string): Sentence<Part> => [
  'Check it',
  part(`: the signature of ${signerName}`),
];
export const listAllPages = 'Read every page';
export const restOfPage = 'Rest of page';
export const nextPage = 'Next page';
export const ofSeen = (readCount: number, total: number) => `${readCount} of ${total} seen`;
export const add = 'Add';
export const change = 'Change';
export const yourSignatureAfterVerb = 'your signature';
export const typedOrDrawn = 'Typed or drawn';
export const whereItGoes = 'Where it goes';
export const page = (fieldNames: string, page: number) => `${fieldNames}, page ${page}`;
export const addDate = 'Add date';
export const addInitials = 'Add initials';
export const onlyWhatComesNext = 'Only what comes next';
export const allThreeSteps = 'All three steps';
export const done = ', done';
export const stillToDo = ', still to do';
export const yourSignatureWasNotKept = 'Your signature was not kept';
export const youCanGoSignAsked = 'You can go on and sign with it. It is asked for again next time.';
export const thePagesDidNotLoad = 'The pages did not load. Try again first.';
export const readEveryPageFirstBrought = 'Read every page first. We brought you to the next one.';
export const addYourSignatureFirst = 'Add your signature first.';
export const signingNeedsAConnection = 'Signing needs a connection';
export const youOfflineNothingOpenedDocuments =
  'You are offline, so nothing was opened. Your documents are safe; sign when you are back online.';
export const thisDidNotOpen = 'This did not open';
export const thisDocumentIsGone = 'This document is gone';
