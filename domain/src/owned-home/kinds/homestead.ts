import * as z from 'zod/mini';
import * as texts from '../en.ts';

import { getDoneSteps } from '../first-year/first-year-records.ts';
import { defineRecordKind, findRecord } from '../home-record.ts';
import { dayField, priceField } from '../record-fields.ts';
import { homeKind } from './home.ts';

/** The homestead exemption as the county has it. `savings` is what it takes off a year's tax, in cents, as shown on `savingsOn`. */
export const homesteadKind = defineRecordKind({
  name: 'homestead',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000b6',
  fields: {
    /** The last day to file that the county prints for this home. */
    fileBy: z.nullable(dayField),
    filedOn: z.nullable(dayField),
    approvedOn: z.nullable(dayField),
    savings: z.nullable(priceField),
    savingsOn: z.nullable(dayField),
  },
  findProblems: ({ fileBy, filedOn, approvedOn, savings, savingsOn }, { records, today }) => {
    const problems: Record<string, string> = {};
    const boughtOn = findRecord(homeKind, records)?.content.boughtOn;
    for (const [field, day] of Object.entries({ filedOn, approvedOn, savingsOn }))
      if (day !== null && day > today) problems[field] = texts.dayNotAhead;
    for (const [field, day] of Object.entries({ fileBy, filedOn, approvedOn }))
      if (day !== null && boughtOn !== undefined && day < boughtOn) problems[field] ??= texts.beforeClosing;
    if (approvedOn !== null && filedOn !== null && approvedOn < filedOn)
      problems.approvedOn ??= texts.approvedBeforeFiled;
    if (savings !== null && savingsOn === null) problems.savingsOn = texts.amountNeedsDay;
    if (savings === null && savingsOn !== null) problems.savings = texts.dayNeedsAmount;
    return problems;
  },
  listDates: ({ content: { fileBy, filedOn, approvedOn } }, { records }) =>
    fileBy === null
      ? []
      : [
          {
            ...{ name: 'file', day: fileBy, title: texts.fileHomestead, note: texts.fileHomesteadNote },
            // Filing may be marked as done among the steps of the first year alone.
            over: filedOn !== null || approvedOn !== null || getDoneSteps(records).has('homestead'),
          },
        ],
});
