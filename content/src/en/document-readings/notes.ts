import type { ReadingNote } from '@porchlight/domain/document-readings/document-readings.contract.ts';

/** What is said beside a reading, or in place of one. */
export const readingNoteTexts: Record<ReadingNote, string> = {
  'not-a-form': 'This is not a Loan Estimate as federal rules lay it out. Nothing was read from it.',
  'spanish-form':
    'This is the Spanish form. Only the English one is read: ask your lender for it, or enter the figures by hand.',
  'no-text':
    'This PDF has no text: it is a scan or a photo. Ask your lender for the file as it was made, or enter the figures by hand.',
  locked: 'This PDF asks for a password. Save a copy without one and send that.',
  broken: 'This file could not be opened as a PDF. Nothing was read from it.',
  'several-forms':
    'There is more than one Loan Estimate in this file. The first one was read; split the file to read the others.',
  'too-many-pages': 'Only the first 60 pages were read.',
};
