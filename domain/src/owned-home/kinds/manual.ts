import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { dayField, documentIdField, line, linkField } from '../record-fields.ts';

/** An appliance with what its label says, and where its manual is: a web address, a document, or neither yet. */
export const manualKind = defineRecordKind({
  name: 'manual',
  most: 100,
  fields: {
    appliance: line(80),
    model: z.nullable(line(80)),
    serial: z.nullable(line(80)),
    boughtOn: z.nullable(dayField),
    link: z.nullable(linkField),
    documentId: z.nullable(documentIdField),
  },
  findProblems: ({ boughtOn }, { today }): Record<string, string> =>
    boughtOn !== null && boughtOn > today ? { boughtOn: texts.dayNotAhead } : {},
});
