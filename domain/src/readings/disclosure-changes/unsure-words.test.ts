import { expect, it } from 'vitest';
import type { FormReading, ReadCostLine } from '../document-readings/form-reading.ts';
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
        ([label, amount, isDoubtful]): ReadCostLine => ({
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

// A title service of the lender's list rose by 24.07 of 209, and the recording fee by nothing: together 8.07 below their bound.
const SEARCH = ['Title Search', '209'] as const;
const FOUND_SEARCH = ['Title Search', '233.07'] as const;
const RECORDING = ['Recording Fees and Other Taxes', '137'] as const;
const RECORDED = ['Recording Fees', '136.86'] as const;
const RUN_TOGETHER = ['Recording FeesDeed:$25.00', '136.86', true] as const;

it.each<[string, readonly Line[], readonly Line[], string[], string]>([
  ['read surely', [RECORDING], [RECORDED], [], '0.00'],
  ['run together with its parts', [RECORDING], [RUN_TOGETHER], ['closing:E.0', 'estimate:E.0'], '0.00'],
  [
    'in doubt on the estimate',
    [['Rccordfees', '137', true]],
    [RECORDED],
    ['closing:E.0', 'estimate:E.0'],
    '0.00',
  ],
  ['that neither paper has', [], [], [], '3.17'],
])('the group that may rise together, with a recording fee %s', (_, estimate, closing, toCheck, tenOver) => {
  const [found] = compareDisclosures({
    estimates: [form('loan_estimate', { C: [SEARCH], E: estimate })],
    closing: form('closing_disclosure', { B: [FOUND_SEARCH], E: closing }),
  }).comparisons;
  expect(found?.toCheck).toEqual(toCheck);
  expect(found?.tenOver).toBe(tenOver);
});

it('a figure in doubt leaves nothing to say of the group that may rise together, until it is confirmed', () => {
  const set = {
    estimates: [form('loan_estimate', { C: [SEARCH], E: [RECORDING] })],
    closing: form('closing_disclosure', { B: [FOUND_SEARCH], E: [['Recording Fees', '186.86']] }),
  };
  const [line] = set.closing.lines.E ?? [];
  if (line === undefined) throw new Error('there is no recording fee');
  line.state = 'check';
  const compare = (confirmed: string[]) =>
    compareDisclosures({ ...set, answers: { confirmed } }).comparisons[0];
  expect(compare([])).toMatchObject({ tenOver: '0.00', over: '0.00', ask: false, toCheck: ['closing:E.0'] });
  expect(compare(['closing:E.0'])).toMatchObject({ tenOver: '39.33', ask: true, toCheck: [] });
});

it('transfer taxes that are added up are in doubt where one of them is', () => {
  const [found] = compareDisclosures({
    estimates: [form('loan_estimate', { E: [['Transfer Taxes', '2000']] })],
    closing: form('closing_disclosure', {
      E: [
        ['State Transfer Tax', '1200.00'],
        ['Gounty Transfer Tax', '900.00', true],
      ],
    }),
  }).comparisons;
  expect(found).toMatchObject({ toCheck: ['closing:E.0'], over: '0.00' });
});
