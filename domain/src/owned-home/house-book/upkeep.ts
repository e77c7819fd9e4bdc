import * as z from 'zod/mini';
import * as bookTexts from '../en.ts';

import { defineRecordKind } from '../home-record.ts';
import { choice, count, dayField, line, longText } from '../record-fields.ts';
import { seasons } from './seasons.ts';
import { findNextDue } from './upkeep-due.ts';

/**
 * A task that comes back. `everyMonths` is in months; one of a `season` comes every so many whole years, as that season begins. Until it
 * was done once it is due on `firstDueOn`.
 */
export const upkeepKind = defineRecordKind({
  name: 'upkeep',
  most: 100,
  fields: {
    task: line(120),
    season: z.nullable(choice(seasons)),
    everyMonths: count(1, 120),
    firstDueOn: dayField,
    lastDoneOn: z.nullable(dayField),
    why: z.nullable(longText(500)),
  },
  findProblems: ({ season, everyMonths, lastDoneOn }, { today }) => {
    const problems: Record<string, string> = {};
    if (season !== null && everyMonths % 12 !== 0) problems.everyMonths = bookTexts.onceAYear;
    if (lastDoneOn !== null && lastDoneOn > today) problems.lastDoneOn = bookTexts.dayNotAhead;
    return problems;
  },
  listDates: ({ content }) => [
    {
      name: 'due',
      day: findNextDue(content),
      title: bookTexts.upkeepDue(content.task),
      note: content.why ?? '',
    },
  ],
});
