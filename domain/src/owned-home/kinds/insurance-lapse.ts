import * as z from 'zod/mini';
import * as texts from '../en.ts';

import { defineRecordKind } from '../home-record.ts';
import { centsField, dayField, line } from '../record-fields.ts';

/**
 * A servicer's notice that it will buy insurance on the home (force-placed, 12 CFR 1024.37), and what was answered. No day of that
 * section is counted here: `chargeFrom` is the one that the notice names.
 */
export const insuranceLapseKind = defineRecordKind({
  name: 'insurance-lapse',
  most: 30,
  fields: {
    servicer: line(80),
    noticeOn: dayField,
    chargeFrom: z.nullable(dayField),
    /** What the notice says it costs a year, in cents. */
    cost: z.nullable(centsField),
    proofSentOn: z.nullable(dayField),
    /** The day of its written confirmation that it has the proof. */
    confirmedOn: z.nullable(dayField),
  },
  findProblems: ({ noticeOn, proofSentOn, confirmedOn }, { today }) => {
    const problems: Record<string, string> = {};
    for (const [field, day] of Object.entries({ noticeOn, proofSentOn, confirmedOn })) {
      if (day === null) continue;
      if (day > today) problems[field] = texts.dayNotAhead;
      else if (day < noticeOn) problems[field] = texts.dayBeforeNotice;
    }
    return problems;
  },
  listDates: ({ content: { servicer, chargeFrom, confirmedOn } }) =>
    chargeFrom === null
      ? []
      : [
          {
            ...{ name: 'charge', day: chargeFrom, title: texts.placedInsurance(servicer) },
            ...{ note: texts.placedInsuranceNote, over: confirmedOn !== null },
          },
        ],
});
