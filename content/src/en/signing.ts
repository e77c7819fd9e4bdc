import type { SignatureEvidenceText } from '@porchlight/domain/signing/signature-evidence.ts';
import type { Refused, SigningRefusal } from '@porchlight/domain/signing/signing-refusals.ts';
import type { Sentence, Wrap } from '../texts.ts';

export const typeNameSign = 'Type your name as you sign it.';
export const drawingMissing = 'Draw your signature in the field, or type it.';
export const latinNameHint =
  'Beneath the signature and as initials, your account’s name is printed in Latin letters. The signature itself keeps it in full. You can change your name in Settings.';
export const yourSignature = 'Your signature';
export const signatureLead = 'Type it or draw it. Both count the same.';
export const howYouSign = 'How you sign';
export const typeIt = 'Type it';
export const drawIt = 'Draw it';
export const yourNameSign = 'Your name as you sign it';
export const signaturePreviewLabel = 'How it will look';
export const drawingHint = 'With your finger, a pen or the mouse.';
export const clear = 'Clear';
export const saveSignatureLabel = 'Keep it for next time, stored encrypted';
export const back = 'Back';
export const useSignatureButton = 'Use as my signature';
export const codeMissing = 'Type the six digits that the PDF shows.';
export const wholeNotice = 'Read the whole notice';
export const notNow = 'Not now';
export const checking = 'Checking…';
export const iAgree = 'I agree';
export const downloadThePdf = 'Download the PDF';
export const codeLabel = 'Six digits from the PDF';
export const newTabHint = '(opens in a new tab)';
export const checked = <Part>(a: Part, checkedOn: string): Sentence<Part> => [a, `. Checked ${checkedOn}.`];
export const notSignableTitle = 'This file cannot be signed here';
export const ok = 'OK';
export const alreadySigned = 'Already signed';
export const documentChanged = 'The document has changed';
export const signingEnded = 'This signing has ended';
export const consentNeeded = 'Your consent is needed';
export const offlineNotSigned = 'You are offline. Nothing was signed; go on when you are back online.';
export const completeHint = (complete: string, cancel: string) =>
  `Press ${complete} to keep the signature with your document. ${cancel} leaves the document as it was.`;
export const levelTimestampService = 'Level B-T: an independent time-stamp service confirms the time.';
export const levelOwnClock = 'Level B-B: the time is the one of our clock.';
export const signatures = 'Signatures';
export const signaturesLoadFailed = 'The signatures did not load';
export const signaturesFailedLead = 'They are safe, and nothing was changed.';
export const loadingTheSignatures = 'Loading the signatures';
export const signaturesEmpty = 'Nobody has signed this document here yet.';
export const ownSignatureMissing = 'You have not signed this document yourself.';
export const readAndSign = 'Read and sign';
export const downloadOriginal = 'Download it as it was before the first signature';
export const close = 'Close';
export const you = ' (you)';
export const certificateFileName = (id: string) => `Certificate of signature ${id}.pdf`;
export const certificatePageSignature = <Part>(part: Wrap<Part>, signerName: string): Sentence<Part> => [
  'Certificate page',
  part(` of the signature of ${signerName}`),
];
export const checkSignatureLink = <Part>(part: Wrap<Part>, signerName: string): Sentence<Part> => [
  'Check it',
  part(`: the signature of ${signerName}`),
];
export const listAllPages = 'Read every page';
export const restOfPage = 'Rest of page';
export const nextPage = 'Next page';
export const ofSeen = (readCount: number, total: number) => `${readCount} of ${total} seen`;
export const add = 'Add';
export const change = 'Change';
export const signatureAfterVerb = 'your signature';
export const typedOrDrawn = 'Typed or drawn';
export const proposedSignature = 'Your account’s name';
export const whereItGoes = 'Where it goes';
export const page = (fieldNames: string, page: number) => `${fieldNames}, page ${page}`;
export const addDate = 'Add date';
export const addInitials = 'Add initials';
export const nextStepOnly = 'Only what comes next';
export const allThreeSteps = 'All three steps';
export const done = ', done';
export const stillToDo = ', still to do';
export const signatureSaveFailed = 'Your signature was not kept';
export const signatureFailedLead = 'You can go on and sign with it. It is asked for again next time.';
export const pagesLoadFailed = 'The pages did not load. Try again first.';
export const pagesUnread = 'Read every page first. We brought you to the next one.';
export const signatureMissing = 'Add your signature first.';
export const offlineTitle = 'Signing needs a connection';
export const offlineNotOpened =
  'You are offline, so nothing was opened. Your documents are safe; sign when you are back online.';
export const openFailed = 'This did not open';
export const documentGone = 'This document is gone';

// Invitations.

export const documentsToSign = 'Documents to sign';
export const requestsLoadFailed = 'The documents to sign did not load';
export const requestsFailedLead =
  'Nothing was changed. If somebody asked you to sign, it shows here as soon as we can reach it.';
export const download = 'Download';
export const fromLabel = (ownerName: string, size: string) => `From ${ownerName}, ${size}`;
export const opening = 'Opening…';
export const youSignedOn = (signedAt: string) => `You signed on ${signedAt}`;
export const signaturesOf = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Signatures',
  part(` of ${name}`),
];
export const pageLoadFailed = 'This page did not load';
export const pageFailedLead = 'Your consent and your signatures are as they were.';
export const yourConsent = 'Your consent';
export const consentNotGiven =
  'You have not agreed to sign documents electronically. We ask before your first signature, or you read and agree now.';
export const readAndAgree = 'Read and agree';
export const consentGiven = <Part>(date: Part, version: string): Sentence<Part> => [
  'You agreed on ',
  date,
  ` to the text of ${version}. It holds until you withdraw it.`,
];
export const consentReadAgain = 'Read what you agreed to';
export const withdraw = 'Withdraw';
export const consentSaved = 'You can sign here now';
export const consentWithdrawn = 'Your consent is withdrawn';
export const withdrawYourConsent = 'Withdraw your consent?';
export const keepIt = 'Keep it';
export const withdrawing = 'Withdrawing…';
export const savedSignatureDeleted = 'Your saved signature is gone';
export const yourSavedSignature = 'Your saved signature';
export const savedSignatureEmpty =
  'None is kept. When you sign, you can choose to keep your signature for next time.';
export const savedSignatureLead =
  'Stored encrypted, and offered when you sign. Documents that you signed keep it.';
export const forgetIt = 'Forget it';
export const invitationToSign = 'Invitation to sign';
export const signInLead =
  'Somebody who is buying a home with you asks you to sign a document. Sign in first, with an account of the e-mail address that the letter came to. You come back here.';
export const signIn = 'Sign in';
export const openAnAccount = 'Create an account';
export const linkFailedTitle = 'This link no longer works';
export const linkIncomplete =
  'It is not whole. Open it again from the letter, or ask whoever sent it for a new one.';
export const accountRefusedTitle = 'This account cannot accept it';
export const invitationLead =
  'Somebody who is buying a home with you asks you to sign a document. You read all of it first, and you decide then.';
export const signedInAs = <Part>(strong: Part): Sentence<Part> => ['You are signed in as ', strong, '.'];
export const openTheDocument = 'Open the document';
export const invitationPageFrom = (ownerName: string) => `From ${ownerName}`;
export const invitationWaits =
  'It waits in your Document Center, under Documents to sign, until you sign it or it is taken back.';
export const documentCenterLink = 'Go to the Document Center';
export const invited = 'Invited';
export const opened = 'Opened';
export const signed = 'Signed';
export const expired = 'Expired';
export const takenBack = 'Taken back';
export const coBuyers = 'Co-buyers';
export const inviteButton = 'Invite a co-buyer to sign';
export const invitationTakenBack = 'Invitation taken back';
export const takenBackLead = (name: string) => `${name} can no longer open the document.`;
export const linkWorksUntil = (expiresAt: string) => `Link works until ${expiresAt}`;
export const takeBackButton = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Take back',
  part(` the invitation of ${name}`),
];
export const weWroteTo = (name: string) => `We wrote to ${name}`;
export const inviteSentLead = 'You see here when they have signed.';
export const inviteLead =
  'They get a letter with a link. They sign in with an account of that address, read the document and sign for themselves. Until then you can take it back.';
export const theirName = 'Their name';
export const theirEmail = 'Their e-mail address';
export const sending = 'Sending…';
export const sendTheInvitation = 'Send the invitation';

// Demonstration.

/** The lines of the PDF that shows whether someone can open the format. */
export const demonstrationLines = (code: string) => ['This is a PDF page.', 'Its digits are:', code];

// Signature evidence.

export const signatureEvidence: SignatureEvidenceText = {
  title: 'Certificate of signature',
  lead: 'This page tells how one document was signed. Keep it together with the signed file: the file carries the signature, this page the story of it.',
  levels: {
    'B-B': 'PAdES B-B. The time is the one of this site’s own clock.',
    'B-T': 'PAdES B-T. A time-stamp service that is not this site confirms the time.',
  },
  proves: {
    title: 'What it proves',
    sentences: [
      'The signed file is the one with the second fingerprint above. If one byte of it changes, the seal breaks and every PDF reader that checks signatures shows it.',
      'Whoever signed was signed in to the account above, had proved again who they are within ten minutes, had reached every page, and had agreed to sign electronically.',
    ],
  },
  provesNot: {
    title: 'What it does not prove',
    sentences: [
      'Who sat at the device: no identity card was checked. It is not a notary’s act.',
      'That the document is right, fair or complete, or that whoever wanted it accepts a signature made here.',
      'Who this site is, by itself: a PDF reader that does not know the certificate of the seal says so. Compare its fingerprint with the one above.',
    ],
  },
  check: {
    title: 'Check it yourself',
    sentence:
      'Scan the code or open the address, and choose the signed file. It is read on your device and is not uploaded.',
  },
};

// Certificate page.

/** The certificate page of a signature: what it calls each fact. */
export const document = 'Document';
export const signedBy = 'Signed by';
export const account = 'Account';
export const agreed = 'Agreed to sign electronically';
export const reachedEveryPage = 'Reached every page';
export const networkAddress = 'Network address';
export const browser = 'Browser';
export const fingerprintBefore = 'Fingerprint before (SHA-256)';
export const fingerprintAfter = 'Fingerprint after (SHA-256)';
export const certificate = 'Certificate (SHA-256)';
export const levelOfSeal = 'Level of the seal';

export const nameAndPages = (name: string, pages: number) =>
  `${name}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
export const whenByVersion = (when: string, version: string) => `${when}, text of ${version}`;
export const signatureId = (id: string) => `Signature ${id}`;
export const fileName = (id: string) => `Certificate of signature ${id}.pdf`;

/** Of a signer whose account is gone before the page was made. */
export const erased = 'Erased with the account';

/** What programs for PDFs show of a signature and of the date beside it. */
export const signatureOf = (name: string) => `Signature of ${name}`;
export const dateOfSigning = 'Date of signing';

// Signing refusals.

type Addition = Extract<Refused, { refusal: 'added-after-signing' }>['addition'];

/** What a buyer reads instead of the dialog: what is wrong, what is safe, and what to do. */
export function writeSigningRefusal(refused: Refused): string {
  if (refused.refusal !== 'added-after-signing') return sentences[refused.refusal];
  return `This document cannot be signed, because after it was signed here ${whatWasAdded[refused.addition]}. The earlier signature does not cover that. Your document is unchanged. ${USE_THE_SIGNED_FILE}`;
}

const USE_THE_SIGNED_FILE =
  'Use the file as it was signed: the earlier signer can download it from their Document Center. Upload that file and sign it.';

const PRINT_IT = 'Open it, print it to a new PDF (Print, then Save as PDF), and upload that one.';

const sentences: Record<Exclude<SigningRefusal, 'added-after-signing'>, string> = {
  encrypted: `This PDF is encrypted, with a password or without one, so it cannot be signed here. Your document is unchanged. ${PRINT_IT}`,
  xfa: `This PDF is a form of a kind that changes while it is open (XFA), so nobody could tell later what you signed. Your document is unchanged. ${PRINT_IT}`,
  damaged: `This PDF is damaged: other programs may repair it as they open it, but a signature on it would not hold. Your document is unchanged. ${PRINT_IT}`,
  certified:
    'Whoever made this PDF has closed it to further signatures. Your document is unchanged. Ask them how they want it signed.',
  'picture-format':
    'A HEIC picture cannot be signed here. Your document is unchanged. Save it as a JPG or a PDF and upload that.',
  'signature-broken': `This document cannot be signed, because after it was signed here the signed part of the file was altered. Your document is unchanged. ${USE_THE_SIGNED_FILE}`,
};

const whatWasAdded: Record<Addition, string> = {
  'bytes-appended': 'data was added to the end of the file that no part of the document uses',
  'pages-changed': 'a page was changed or something was placed on it',
  'fields-changed': 'form fields were added or changed',
  'document-changed': 'parts of the document were added or replaced',
  'structure-replaced': 'another version of the document was put in place of the signed one',
  'changes-forbidden': 'it was changed, although the signature allows no changes',
  'signed-elsewhere-later': 'a signature or time stamp that we cannot vouch for was added',
};
