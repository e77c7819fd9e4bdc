import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { documentIdField, line } from '../record-fields.ts';

/** A document of the home: one among the documents of the buyer who entered the record, or a note of where it is kept. */
export const homePaperKind = defineRecordKind({
  name: 'home-paper',
  most: 200,
  fields: {
    what: line(120),
    documentId: z.nullable(documentIdField),
    place: z.nullable(line(200)),
  },
  findProblems: ({ documentId, place }): Record<string, string> =>
    documentId === null && place === null ? { place: texts.whereItIs } : {},
});
