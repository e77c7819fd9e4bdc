import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { centsField, count, dayField, rateField } from '../record-fields.ts';

/** A refinance that the owner wants watched: the rate they were quoted, or saw, on a day; costs in cents, all paid in cash. */
export const refinanceWatchKind = defineRecordKind({
  name: 'refinance-watch',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000b0',
  fields: {
    ratePercent: rateField,
    seenOn: dayField,
    termMonths: count(60, 480),
    costs: centsField,
    /** How long the home, or the new loan, will be kept. */
    yearsKept: count(1, 40),
  },
  findProblems: ({ seenOn }, { today }): Record<string, string> =>
    seenOn > today ? { seenOn: texts.dayNotAhead } : {},
});
