import * as z from 'zod/mini';
import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import * as words from '../en.ts';

import { defineRecordKind, findRecord } from '../home-record.ts';
import { dayField, line, yesNoField } from '../record-fields.ts';
import { guardTransfer } from '../servicing/servicing-transfer.ts';
import { homeKind } from './home.ts';

const MAX_DAYS_APART = 366;

/** What an owner ticks once it is done. */
export const transferSteps = [
  'newCalled',
  'autopayStopped',
  'autopayStarted',
  'balancesCompared',
  'insurerNotified',
] as const;

/** The loan goes to another servicer, as both notices say. */
export const servicingTransferKind = defineRecordKind({
  name: 'servicing-transfer',
  most: 20,
  fields: {
    oldServicer: line(80),
    newServicer: line(80),
    /** The first day on which payments go to the new servicer. */
    effectiveOn: dayField,
    /** The days on which the notices are dated; null where none came yet. */
    oldNoticeOn: z.nullable(dayField),
    newNoticeOn: z.nullable(dayField),
    newCalled: yesNoField,
    autopayStopped: yesNoField,
    autopayStarted: yesNoField,
    balancesCompared: yesNoField,
    insurerNotified: yesNoField,
  },
  findProblems: ({ oldServicer, newServicer, effectiveOn, oldNoticeOn, newNoticeOn }, { records, today }) => {
    const problems: Record<string, string> = {};
    if (oldServicer.toLowerCase() === newServicer.toLowerCase()) problems.newServicer = words.sameServicer;
    const home = findRecord(homeKind, records)?.content;
    if (home !== undefined && effectiveOn <= home.boughtOn)
      problems.effectiveOn = words.transferBeforeClosing;
    for (const [field, day] of Object.entries({ oldNoticeOn, newNoticeOn })) {
      if (day === null) continue;
      if (day > today) problems[field] = words.dayNotAhead;
      else if (Math.abs(countDaysBetween(effectiveOn, day)) > MAX_DAYS_APART)
        problems[field] = words.noticeTooFar;
    }
    return problems;
  },
  listDates: ({ content: { oldServicer, newServicer, effectiveOn, oldNoticeOn, newNoticeOn } }) => {
    const { newNoticeBy, protectedThrough } = guardTransfer({
      ...{ effective: effectiveOn, oldNotice: oldNoticeOn, newNotice: newNoticeOn, payment: null },
    });
    return [
      {
        ...{ name: 'transfer', day: effectiveOn, title: words.payNewServicer(newServicer) },
        note: words.payNewNote(oldServicer),
      },
      {
        ...{ name: 'new-notice', day: newNoticeBy, title: words.newNoticeBy(newServicer) },
        ...{ note: words.newNoticeNote, over: newNoticeOn !== null },
      },
      {
        ...{ name: 'guard', day: protectedThrough, title: words.guardEnds(oldServicer) },
        note: words.guardNote,
      },
    ];
  },
});
