import * as z from 'zod/mini';
import { addDays, formatCalendarDate } from '../../kernel/calendar-dates.ts';
import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { dayField, documentIdField, line } from '../record-fields.ts';

/** Days before a warranty's last day on which to look at what it covers. */
export const WARRANTY_NOTICE_DAYS = 30;

/** A warranty as its paper has it. `until` is its last day; null where none is printed. */
export const warrantyKind = defineRecordKind({
  name: 'warranty',
  most: 100,
  fields: {
    what: line(80),
    company: z.nullable(line(80)),
    phone: z.nullable(line(40)),
    from: z.nullable(dayField),
    until: z.nullable(dayField),
    documentId: z.nullable(documentIdField),
  },
  findProblems: ({ from, until }): Record<string, string> =>
    from !== null && until !== null && until < from ? { until: texts.endsBeforeStart } : {},
  listDates: ({ content: { what, company, phone, until }, changedAt }) => {
    if (until === null) return [];
    const before = addDays(until, -WARRANTY_NOTICE_DAYS);
    // One entered within its last thirty days is dated by its last day.
    const day = before > changedAt.slice(0, 10) ? before : until;
    return [
      {
        name: 'ends',
        day,
        title: texts.warrantyEnds(what),
        note: texts.warrantyLastDay(formatCalendarDate(until), company, phone),
      },
    ];
  },
});
