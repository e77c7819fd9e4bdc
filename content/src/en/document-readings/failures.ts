export const documentReadingsFailures = {
  'document-readings.not-a-pdf':
    'This file is not a PDF. Nothing was read; send the PDF that your lender gave you.',
  'document-readings.too-large': 'The file is larger than 25 MB. Nothing was read; send the form alone.',
  'document-readings.no-file': 'No file came. Send one file in the field “file”.',
  'document-readings.busy':
    'Too many files are being read at the moment. Nothing was lost; try again in a minute.',
} as const;
