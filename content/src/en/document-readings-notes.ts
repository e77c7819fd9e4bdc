import type { ReadingNote } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import {
  findMissing,
  type MissingParts,
} from '@porchlight/domain/readings/document-readings/missing-parts.ts';
import { labelField, otherShape } from './document-readings.ts';
import { labelForm } from './document-readings-forms.ts';

/** Names of fields that one sentence lists; the rest are counted. */
const MAX_NAMED = 6;

/** A paper in the same file that was not read. */
type OtherPaper = { form: string; pages: readonly number[] };

/** The notes of a reading in words. What was confirmed since is missing no more. */
export function describeNotes(
  notes: readonly ReadingNote[],
  {
    form,
    fields,
    others = [],
  }: {
    form: string | null;
    fields: Readonly<Record<string, { state: string }>>;
    others?: readonly OtherPaper[] | undefined;
  },
): { code: ReadingNote; text: string }[] {
  return notes.flatMap((code): { code: ReadingNote; text: string }[] => {
    if (code === 'other-papers') return others.length > 0 ? [{ code, text: describeOthers(others) }] : [];
    if (code !== 'parts-missing') return [{ code, text: readingNoteTexts[code] }];
    const text = describeMissing(findMissing(form, fields));
    return text === undefined ? [] : [{ code, text }];
  });
}

/** "Also in this file: Form W-2 (page 4); Pay stub (pages 5 and 6)." */
function describeOthers(others: readonly OtherPaper[]): string {
  const named = others
    .slice(0, MAX_NAMED)
    .map(({ form, pages }) => `${labelForm(form)} (${listPages(pages)})`);
  const rest = others.length - named.length;
  const list = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  return `Also in this file: ${list}. Upload each as a file of its own to have it read.`;
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

const nothingOf = (pages: readonly number[]): string =>
  `Nothing of ${listPages(pages)} of this form was read.`;

/** "page 4", "pages 5 and 6". */
function listPages(pages: readonly number[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(pages.map(String));
  return `${pages.length === 1 ? 'page' : 'pages'} ${list}`;
}

/** What is said beside a reading, or in place of one. */
const readingNoteTexts: Record<Exclude<ReadingNote, 'parts-missing' | 'other-papers'>, string> = {
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
  'hidden-amount':
    'This file holds an amount that is not printed on its page: it is white, or under something else. What is printed was read. Ask the sender which amount is right.',
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

// Failures.

export const documentReadingsFailures = {
  'document-readings.not-a-pdf':
    'This file is not a PDF, and not a JPEG, PNG or WebP picture. Nothing was read; send the PDF that your lender gave you.',
  'document-readings.pictures-signed-in':
    'This is a picture, not a PDF. Nothing was read; sign in to have pictures read, or send the PDF that your lender gave you.',
  'document-readings.heic':
    'This is a HEIC photo, which cannot be opened here. Nothing was read; save it as JPEG and send that.',
  'document-readings.too-large': 'The file is larger than 25 MB. Nothing was read; send the form alone.',
  'document-readings.too-large-signed-out':
    'The file is larger than 10 MB. Nothing was read; send the form alone, or sign in to have files of up to 25 MB read.',
  'document-readings.no-file': 'No file came. Send one file in the field “file”.',
  'document-readings.busy':
    'Too many files are being read at the moment. Nothing was lost; try again in a minute.',
  'document-readings.no-such-field':
    'This document has no such figure any more. Nothing was changed; load the page again.',
  'document-readings.other-shape': otherShape,
} as const;
