import type { HomeRecord, RecordContext, RecordDate } from '../home-record.ts';
import * as texts from './en.ts';
import { type FirstYearHome, isFirstYear, listFirstYear } from './first-year.ts';
import { getDoneSteps, getFirstYearFacts } from './first-year-records.ts';

/** The days of the first year as dates of the purchase; none once it is over. The day of closing itself is a date already. */
export function listFirstYearDates(
  { content }: HomeRecord<FirstYearHome>,
  { records, today }: RecordContext,
): readonly RecordDate[] {
  if (!isFirstYear(content, today)) return [];
  const done = getDoneSteps(records);
  return listFirstYear(content, getFirstYearFacts(records))
    .filter(({ day }) => day > content.boughtOn)
    .map(({ step, day }) => ({
      ...{ name: step, day, title: texts.stepTitles[step], note: texts.stepReasons[step] },
      over: done.has(step),
    }));
}
