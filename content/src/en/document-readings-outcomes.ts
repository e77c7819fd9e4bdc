import type { ReadingNote } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';

/** What came of reading a file, in a few words; what to do about it is said below its row. */
export const resultLink = (form: string) => `${form}: see what was read`;
export const waiting = 'Waiting to be read';
export const beingRead = (page: number | null, count: number | null) =>
  page === null || count === null || count === 0
    ? 'Being read'
    : `Being read: page ${Math.min(page + 1, count)} of ${count}`;
export const partialResultLink = 'See what is read so far';
export const failed = 'Could not be read';
export const failedWhy =
  'Reading it stopped twice before it was done. Your document is safe. Read it again, or enter its figures by hand.';
export const notReadYet = 'Not read yet: have it read';
export const readAgain = 'Read it again';

/** Why a file gave nothing, by the first reason that is known of it. */
export const notRead: Readonly<Record<ReadingNote, string>> = {
  'not-a-form': 'Kept, not read: not a paper we know',
  'spanish-form': 'Not read: Spanish form',
  'no-text': 'Not read: a scan or photo',
  locked: 'Not read: locked with a password',
  broken: 'Not read: the file may be damaged',
  'several-forms': 'Not read',
  'other-papers': 'Not read',
  'parts-missing': 'Not read',
  'hidden-amount': 'Not read',
  'too-many-pages': 'Not read: too many pages',
  'pictures-unread': 'Not read: scans or photos',
  'pictures-off': 'Not read: a scan or photo',
  'picture-too-large': 'Not read: the picture is too large',
  'too-many-pictures': 'Not read: too many scanned pages',
  'blank-page': 'No text was found in it',
  unclear: 'Not read: too blurred',
  unfinished: 'Not read to the end',
  heic: 'Not read: HEIC photo',
  'too-large': 'Not read: larger than 25 MB',
};
export const unknownPaperLead =
  'This is not one of the papers that are read here. It is kept as it is, and can answer a request; its figures are entered by hand.';
export const gaveNothing = 'Nothing was read';

export const toCheck = 'Check before you go on';
export const compareEstimates = 'Compare Loan Estimates';
export const compareWithClosing = 'Compare with the Closing Disclosure';
export const compareWithEstimate = 'Compare with the Loan Estimate';
