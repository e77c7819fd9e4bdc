import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { dayField, line, longText } from '../record-fields.ts';

/** Someone who worked on the house. */
export const vendorKind = defineRecordKind({
  name: 'vendor',
  most: 100,
  fields: {
    name: line(80),
    trade: line(60),
    phone: z.nullable(line(40)),
    lastUsedOn: z.nullable(dayField),
    note: z.nullable(longText(1_000)),
  },
  findProblems: ({ lastUsedOn }, { today }): Record<string, string> =>
    lastUsedOn !== null && lastUsedOn > today ? { lastUsedOn: texts.dayNotAhead } : {},
});
