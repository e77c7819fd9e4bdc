import * as z from 'zod/mini';
import { addDays, addMonths, formatCalendarDate } from '../../kernel/calendar-dates.ts';
import * as words from '../en.ts';
import { defineRecordKind, type HomeRecord } from '../home-record.ts';
import { choice, dayField, line } from '../record-fields.ts';
import { coverageFields, findCoverageProblems } from './coverage-fields.ts';
import { billPayers } from './tax-bill.ts';

/** What a policy is for: most homes have one of the first kind, and others beside it. */
export const policyKinds = ['home', 'flood', 'wind', 'other'] as const;
/** How long before its end quotes are compared (facts: owning a home, first year). */
export const COMPARE_DAYS = 45;

/** A policy, in the order of its declarations page. It covers from `startsOn` until `endsOn`, the day the next one begins. */
export const insurancePolicyKind = defineRecordKind({
  name: 'insurance-policy',
  most: 100,
  fields: {
    covers: choice(policyKinds),
    company: line(80),
    policyNumber: z.nullable(line(40)),
    startsOn: dayField,
    endsOn: dayField,
    ...coverageFields,
    paidBy: choice(billPayers),
  },
  findProblems: ({ startsOn, endsOn, ...coverage }) => {
    const problems = findCoverageProblems(coverage);
    if (endsOn <= startsOn) problems.endsOn = words.policyEndEarly;
    else if (endsOn > addMonths(startsOn, 36)) problems.endsOn = words.periodTooLong;
    return problems;
  },
  listDates: ({ content: { covers, company, endsOn } }, { records }) => {
    const over = hasNextPolicy(covers, endsOn, records);
    return [
      {
        ...{ name: 'compare', day: addDays(endsOn, -COMPARE_DAYS), title: words.compareQuotes(company) },
        ...{ note: words.compareQuotesNote(formatCalendarDate(endsOn)), over },
      },
      { name: 'end', day: endsOn, title: words.policyEnds(company), note: words.policyEndsNote, over },
    ];
  },
});

/** Whether another policy of the same kind is in force when one ends. */
function hasNextPolicy(covers: string, endsOn: string, records: readonly HomeRecord[]): boolean {
  return records.some(
    ({ kind, content }) =>
      kind === 'insurance-policy' &&
      content.covers === covers &&
      String(content.startsOn) <= endsOn &&
      String(content.endsOn) > endsOn,
  );
}
