import { otherShape } from './reading.ts';

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
