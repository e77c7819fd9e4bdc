import type { ReadingNote } from '@porchlight/domain/document-readings/document-readings.contract.ts';
import { findMissing, type MissingParts } from '@porchlight/domain/document-readings/missing-parts.ts';
import { labelField } from './fields.ts';

/** Names of fields that one sentence lists; the rest are counted. */
const MAX_NAMED = 6;

/** The notes of a reading in words. What was confirmed since is missing no more. */
export function describeNotes(
  notes: readonly ReadingNote[],
  { form, fields }: { form: string | null; fields: Readonly<Record<string, { state: string }>> },
): { code: ReadingNote; text: string }[] {
  return notes.flatMap((code): { code: ReadingNote; text: string }[] => {
    if (code !== 'parts-missing') return [{ code, text: readingNoteTexts[code] }];
    const text = describeMissing(findMissing(form, fields));
    return text === undefined ? [] : [{ code, text }];
  });
}

function describeMissing(missing: MissingParts | undefined): string | undefined {
  if (missing === undefined || missing.pages.length + missing.fields.length === 0) return undefined;
  const labels = missing.fields.slice(0, MAX_NAMED).map(labelField);
  const rest = missing.fields.length - labels.length;
  const named = rest > 0 ? [...labels, `${rest} more`] : labels;
  return [
    ...(missing.pages.length > 0 ? [nothingOf(missing.pages)] : []),
    ...(named.length > 0 ? [`Not read: ${named.join('; ')}.`] : []),
    'Type these from your paper, or send a clearer copy of the page.',
  ].join(' ');
}

const nothingOf = (pages: readonly number[]): string => {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(pages.map(String));
  return `Nothing of ${pages.length === 1 ? 'page' : 'pages'} ${list} of this form was read.`;
};

/** What is said beside a reading, or in place of one. */
const readingNoteTexts: Record<Exclude<ReadingNote, 'parts-missing'>, string> = {
  'not-a-form': 'This is none of the papers that are read here. Nothing was read from it.',
  'spanish-form':
    'This is the Spanish form. Only the English one is read: ask your lender for it, or enter the figures by hand.',
  'no-text':
    'This PDF has no text: it is a scan or a photo. Sign in to have it read, or ask your lender for the file as it was made.',
  locked:
    'This PDF asks for a password. Open it with that, print it to a new PDF (Print, then Save as PDF), and send that one.',
  broken:
    'This file could not be opened: it may be damaged. Nothing was read from it. If it opens for you, print it to a new PDF (Print, then Save as PDF) and send that one.',
  'several-forms':
    'There is more than one form in this file. The first one was read; split the file to read the others.',
  'too-many-pages': 'Only the first 60 pages were read.',
  'pictures-unread':
    'Some pages of this PDF are scans or photos and were not read. Sign in to have them read.',
  'pictures-off':
    'Scans and photos cannot be read on this server. Send the PDF as your lender made it, or enter the figures by hand.',
  'picture-too-large':
    'This picture has more than 64 million pixels. Nothing was read; save it smaller or take it again.',
  'too-many-pictures': 'Only the first 12 scanned pages were read. Send the rest as another file.',
  'blank-page':
    'A page has no text that could be read. If it is not blank, take its picture again from straight above.',
  unclear:
    'Much of this is too blurred to be sure of. Compare every figure with the paper, or take the picture again in good light, of the paper itself and not of a screen.',
  unfinished:
    'Reading stopped twice before the end, so some pages are missing. Try again later, or send fewer pages.',
  heic: 'Photos in the HEIC format are kept and not read. Save it as a JPEG (share or export it) and upload that to have it read.',
  'too-large': 'Files of more than 25 MB are kept and not read. Upload the form alone to have it read.',
};
