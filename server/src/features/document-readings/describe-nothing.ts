import type { ReadingNote } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import type { ReadContent } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';

/** The content of a file in which nothing was found. */
export const describeNothing = (...notes: ReadingNote[]): ReadContent => ({
  ...{ form: null, fields: {}, lines: {}, checks: {}, pages: [] },
  notes,
});
