export const wrongDocument = 'Wrong document';
export const wrongDocumentSentence = 'This is not the document that was asked for.';
export const notReadable = 'Not readable';
export const notReadableSentence =
  'We could not read it. Scan or photograph it again, flat and in good light.';
export const pagesMissing = 'Pages missing';
export const pagesMissingSentence = 'Pages are missing. Upload every page, also those that are blank.';
export const tooOld = 'Too old';
export const tooOldSentence = 'It is older than lenders accept. Upload the most recent one.';
export const wrongName = 'Wrong name';
export const wrongNameSentence =
  'It is in someone else’s name. Upload one that names you, or ask us if your name has changed.';
export const cutOff = 'Cut off';
export const cutOffSentence = 'Part of a page is cut off. All four edges have to be seen.';
export const passwordProtected = 'Password-protected';
export const passwordProtectedSentence =
  'The file asks for a password, so nobody can open it. Save a copy without one and upload that.';
export const other = 'Other';
export const otherSentence = 'It cannot be taken as it is.';
export const wordsTooLong = (longestReviewWords: number) => `Use at most ${longestReviewWords} characters.`;
export const wordsMissing = 'Say what is wrong: the buyer reads only this.';
export const itWasReviewed = 'it was reviewed';
export const youAskedUs = 'you asked us to';
