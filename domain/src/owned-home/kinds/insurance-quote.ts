import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { dayField, line } from '../record-fields.ts';
import { coverageFields, findCoverageProblems } from './coverage-fields.ts';

/** A quote for a year of homeowner's insurance, in the order of a declarations page. */
export const insuranceQuoteKind = defineRecordKind({
  name: 'insurance-quote',
  most: 20,
  fields: { company: line(80), quotedOn: dayField, ...coverageFields },
  findProblems: ({ quotedOn, ...coverage }, { today }) => ({
    ...(quotedOn > today && { quotedOn: texts.dayNotAhead }),
    ...findCoverageProblems(coverage),
  }),
});
