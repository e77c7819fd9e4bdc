import * as z from 'zod/mini';
import { addDays } from '../../kernel/calendar-dates.ts';
import { formatCents } from '../../kernel/money.ts';
import * as texts from '../en.ts';

import { defineRecordKind } from '../home-record.ts';
import { centsField, dayField, priceField, recordYearField } from '../record-fields.ts';

/** Two weeks to gather what an appeal needs: ours, not the law's. */
const EVIDENCE_DAYS = 14;

/** A notice of assessed value, in the order of the notice. Its clock to appeal is its own: `appealBy` as printed, null where none is. */
export const assessmentKind = defineRecordKind({
  name: 'assessment',
  most: 60,
  fields: {
    noticeOn: dayField,
    taxYear: recordYearField,
    assessedValue: priceField,
    /** What the office takes the home to be worth, where the assessed value is a share of it. */
    marketValue: z.nullable(priceField),
    assessedBefore: z.nullable(centsField),
    appealBy: z.nullable(dayField),
    appealedOn: z.nullable(dayField),
  },
  findProblems: ({ noticeOn, taxYear, appealBy, appealedOn }, { today }) => {
    const problems: Record<string, string> = {};
    const last = Number(today.slice(0, 4)) + 1;
    if (noticeOn > today) problems.noticeOn = texts.dayNotAhead;
    if (taxYear > last) problems.taxYear = texts.yearAhead(last);
    if (appealBy !== null && appealBy < noticeOn) problems.appealBy = texts.appealBeforeNotice;
    if (appealedOn !== null && appealedOn > today) problems.appealedOn = texts.dayNotAhead;
    else if (appealedOn !== null && appealedOn < noticeOn) problems.appealedOn = texts.dayBeforeNotice;
    return problems;
  },
  listDates: ({ content: { noticeOn, assessedValue, appealBy, appealedOn } }) => {
    if (appealBy === null) return [];
    const over = appealedOn !== null;
    const gatherOn = addDays(appealBy, -EVIDENCE_DAYS);
    const last = {
      ...{ name: 'appeal', day: appealBy, title: texts.appealEnds },
      ...{ note: texts.appealNote(formatCents(assessedValue)), over },
    };
    if (gatherOn <= noticeOn) return [last];
    return [
      {
        ...{ name: 'evidence', day: gatherOn, title: texts.gatherEvidence },
        ...{ note: texts.gatherEvidenceNote, over },
      },
      last,
    ];
  },
});
