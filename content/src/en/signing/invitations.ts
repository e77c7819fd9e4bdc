import type { Sentence, Wrap } from '../../texts.ts';

export const documentsToSign = 'Documents to sign';
export const theDocumentsSignDidNot = 'The documents to sign did not load';
export const nothingChangedIfSomebodyAsked =
  'Nothing was changed. If somebody asked you to sign, it shows here as soon as we can reach it.';
export const download = 'Download';
export const fromLabel = (ownerName: string, size: string) => `From ${ownerName}, ${size}`;
export const opening = 'Opening…';
export const readAndSign = 'Read and sign';
export const youSignedOn = (signedAt: string) => `You signed on ${signedAt}`;
export const signaturesOf = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Signatures',
  part(` of ${name}`),
];
export const thisPageDidNotLoad = 'This page did not load';
export const yourConsentSignaturesThey = 'Your consent and your signatures are as they were.';
export const yourConsent = 'Your consent';
export const youHaveNotAgreedSign =
  'You have not agreed to sign documents electronically. We ask before your first signature, or you read and agree now.';
export const readAndAgree = 'Read and agree';
export const youAgreedTextHoldsUntil = <Part>(date: Part, version: string): Sentence<Part> => [
  'You agreed on ',
  date,
  ` to the text of ${version}. It holds until you withdraw it.`,
];
export const readWhatYouAgreedTo = 'Read what you agreed to';
export const withdraw = 'Withdraw';
export const youCanSignHereNow = 'You can sign here now';
export const yourConsentIsWithdrawn = 'Your consent is withdrawn';
export const withdrawYourConsent = 'Withdraw your consent?';
export const keepIt = 'Keep it';
export const withdrawing = 'Withdrawing…';
export const yourSavedSignatureIsGone = 'Your saved signature is gone';
export const yourSavedSignature = 'Your saved signature';
export const noneKeptWhenSignCan =
  'None is kept. When you sign, you can choose to keep your signature for next time.';
export const storedEncryptedOfferedWhenSign =
  'Stored encrypted, and offered when you sign. Documents that you signed keep it.';
export const forgetIt = 'Forget it';
export const invitationToSign = 'Invitation to sign';
export const somebodyWhoBuyingHomeAsks =
  'Somebody who is buying a home with you asks you to sign a document. Sign in first, with an account of the e-mail address that the letter came to. You come back here.';
export const signIn = 'Sign in';
export const openAnAccount = 'Create an account';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const itNotWholeOpenAgain =
  'It is not whole. Open it again from the letter, or ask whoever sent it for a new one.';
export const thisAccountCannotAcceptIt = 'This account cannot accept it';
export const invitationPageSomebodyWhoBuying =
  'Somebody who is buying a home with you asks you to sign a document. You read all of it first, and you decide then.';
export const youAreSignedInAs = <Part>(strong: Part): Sentence<Part> => [
  'You are signed in as ',
  strong,
  '.',
];
export const openTheDocument = 'Open the document';
export const invitationPageFrom = (ownerName: string) => `From ${ownerName}`;
export const itWaitsDocumentCenterUnder =
  'It waits in your Document Center, under Documents to sign, until you sign it or it is taken back.';
export const goToTheDocumentCenter = 'Go to the Document Center';
export const invited = 'Invited';
export const opened = 'Opened';
export const signed = 'Signed';
export const expired = 'Expired';
export const takenBack = 'Taken back';
export const coBuyers = 'Co-buyers';
export const inviteCoBuyerSign = 'Invite a co-buyer to sign';
export const invitationTakenBack = 'Invitation taken back';
export const canNoLongerOpenDocument = (name: string) => `${name} can no longer open the document.`;
export const linkWorksUntil = (expiresAt: string) => `Link works until ${expiresAt}`;
export const takeBackTheInvitationOf = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Take back',
  part(` the invitation of ${name}`),
];
export const weWroteTo = (name: string) => `We wrote to ${name}`;
export const youSeeHereWhenThey = 'You see here when they have signed.';
export const theyGetLetterLinkThey =
  'They get a letter with a link. They sign in with an account of that address, read the document and sign for themselves. Until then you can take it back.';
export const theirName = 'Their name';
export const theirEMailAddress = 'Their e-mail address';
export const sending = 'Sending…';
export const sendTheInvitation = 'Send the invitation';
export const notNow = 'Not now';
