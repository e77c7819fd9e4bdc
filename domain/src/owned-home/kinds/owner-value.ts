import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { choice, dayField, priceField } from '../record-fields.ts';

export const valueSources = ['appraisal', 'lender', 'taxAssessor', 'ownGuess'] as const;

/** What someone held the home to be worth on a day, in cents. */
export const ownerValueKind = defineRecordKind({
  name: 'owner-value',
  most: 60,
  fields: { day: dayField, amount: priceField, source: choice(valueSources) },
  findProblems: ({ day }, { today }): Record<string, string> =>
    day > today ? { day: texts.dayNotAhead } : {},
});
