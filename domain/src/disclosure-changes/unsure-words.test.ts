import { expect, it } from 'vitest';
import type { CostLine, FormReading } from '../document-readings/form-reading.ts';
import { compareDisclosures } from './compare-disclosures.ts';
import { addSections } from './whole-sections.ts';

const place = { page: 2, box: { x: 1, y: 1, width: 1, height: 1 }, state: 'proved' as const };
const SURE = ['Broker Compensation', '500'] as const;
const DOUBTFUL = ['033 BrokerComp.', '500', true] as const;
type Line = readonly [label: string, amount: string, isDoubtful?: boolean];

function form(name: FormReading['form'], lines: Record<string, readonly Line[]>): FormReading {
  const read = Object.fromEntries(
    Object.entries(lines).map(([section, rows]) => [
      section,
      rows.map(
        ([label, amount, isDoubtful]): CostLine => ({
          ...{ label, amount, detail: null, ...place },
          ...(isDoubtful === true && { areWordsUncertain: true }),
        }),
      ),
    ]),
  );
  const totals = Object.entries({ ...addSections(read), lender_credits: null });
  const fields = Object.fromEntries(totals.map(([key, value]) => [key, { value, ...place }]));
  return { form: name, fields, lines: read, checks: {} };
}

// A slip in the words of a scan makes one charge look like an old one that went and a new one that came.
it.each<[string, Record<string, readonly Line[]>, Record<string, readonly Line[]>, string[], string]>([
  ['sure of both, and different', { A: [['Processing Fee', '500']] }, { A: [SURE] }, [], '500.00'],
  ['in doubt of the Closing Disclosure', { A: [SURE] }, { A: [DOUBTFUL] }, ['closing:A.0'], '0.00'],
  ['in doubt of the Loan Estimate', { A: [DOUBTFUL] }, { A: [SURE] }, ['closing:A.0'], '0.00'],
  ['in doubt of one that may have moved', { B: [DOUBTFUL] }, { C: [SURE] }, ['closing:C.0'], '0.00'],
  ['in doubt of one that cannot be it', { F: [DOUBTFUL] }, { A: [SURE] }, [], '500.00'],
  ['in doubt, and yet the same', { A: [['Broker Compensation', '400', true]] }, { A: [SURE] }, [], '100.00'],
])('words %s', (_, estimate, closing, toCheck, over) => {
  const { comparisons } = compareDisclosures({
    estimates: [form('loan_estimate', estimate)],
    closing: form('closing_disclosure', closing),
  });
  expect(comparisons[0]?.toCheck.filter((id) => id.startsWith('closing'))).toEqual(toCheck);
  expect(comparisons[0]?.over).toBe(over);
});
