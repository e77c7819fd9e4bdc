import * as z from 'zod/mini';
import { formatCalendarDate } from '../../kernel/calendar-dates.ts';
import * as texts from '../en.ts';
import { dayNotAhead } from '../en.ts';

import { listNoticeDates } from '../escrow/notice-steps.ts';
import { defineRecordKind, type HomeRecordProblems } from '../home-record.ts';
import { choice, dayField, longText } from '../record-fields.ts';
import { computeErrorClock } from '../servicing/error-clock.ts';

export const servicerNotices = ['error', 'information'] as const;

const days = [
  ...(['sentOn', 'receivedOn', 'acknowledgedOn', 'extendedOn'] as const),
  ...(['answeredOn', 'documentsAskedOn', 'documentsOn'] as const),
] as const;

/** What was written to the servicer under 12 CFR 1024.35 or 1024.36, and what came back. */
export const servicerNoticeKind = defineRecordKind({
  name: 'servicer-notice',
  most: 100,
  fields: {
    notice: choice(servicerNotices),
    /** What is wrong, or what is asked for. */
    about: longText(2_000),
    /** Where the servicer wants notices of error and requests for information. */
    address: z.nullable(longText(300)),
    sentOn: z.nullable(dayField),
    receivedOn: z.nullable(dayField),
    acknowledgedOn: z.nullable(dayField),
    /** The servicer wrote that it needs 15 more days. */
    extendedOn: z.nullable(dayField),
    /** Of an error alone: the documents that the servicer relied on were asked for. */
    documentsAskedOn: z.nullable(dayField),
    documentsOn: z.nullable(dayField),
    answeredOn: z.nullable(dayField),
  },
  findProblems: (notice, { today }) => {
    const problems: Record<string, string> = {};
    const { notice: about, sentOn, receivedOn, extendedOn } = notice;
    for (const name of days) {
      const day = notice[name];
      if (day === null) continue;
      if (day > today) problems[name] = dayNotAhead;
      else if (name === 'sentOn' || name === 'receivedOn') continue;
      else if (receivedOn === null) problems.receivedOn = texts.needsReceipt;
      else if (day < receivedOn) problems[name] = texts.beforeReceipt;
    }
    if (sentOn !== null && receivedOn !== null && receivedOn < sentOn)
      problems.receivedOn ??= texts.receivedBeforeSent;
    if (receivedOn !== null && extendedOn !== null) {
      const { answerBy } = computeErrorClock({ received: receivedOn, about, documentsAsked: null });
      if (extendedOn > answerBy) problems.extendedOn ??= texts.extendedTooLate(formatCalendarDate(answerBy));
    }
    return problems as HomeRecordProblems;
  },
  listDates: ({ content }) => listNoticeDates(content),
});
