import * as houseBookTexts from '../en/house-book.ts';
import * as texts from '../en/owned-home.ts';
import { firstYearSteps } from '../first-year/first-year.ts';
import { defineRecordKind } from '../home-record.ts';
import { choice, dayField } from '../record-fields.ts';

/** A step of the first year that is done. */
export const firstYearStepKind = defineRecordKind({
  name: 'first-year-step',
  most: firstYearSteps.length,
  fields: { step: choice(firstYearSteps), doneOn: dayField },
  findProblems: ({ step, doneOn }, { records, today }): Record<string, string> => {
    if (doneOn > today) return { doneOn: texts.dayNotAhead };
    const isDone = records.some(({ kind, content }) => kind === 'first-year-step' && content.step === step);
    return isDone ? { step: houseBookTexts.stepIsDone } : {};
  },
});
