import { expect, test } from 'vitest';
import type { ContractTerm, ContractTermChange } from '../offers/contract-deadlines/contract-term.ts';
import { listContractDateChanges } from './contract-date-changes.ts';

const term = (key: string, more: Partial<ContractTerm> = {}): ContractTerm => ({
  ...{ key, title: key, days: 10, counting: 'calendar', roll: 'none', from: 'acceptance', minute: null },
  source: { title: 'Your contract' },
  ...more,
});
const agreed = { agreedOn: '2026-01-07', document: null };
const extension: ContractTermChange = { ...agreed, kind: 'extension', term: 'inspection', to: '2026-01-20' };
const waiver: ContractTermChange = { ...agreed, kind: 'waiver', term: 'inspection' };
const inspection = { terms: [term('inspection')], changes: [] };

test.each<[string, Parameters<typeof listContractDateChanges>, string[]]>([
  ['the first terms', [undefined, inspection], ['inspection set']],
  ['the same again', [inspection, inspection], []],
  ['another title', [inspection, { terms: [term('inspection', { title: 'Repairs' })], changes: [] }], []],
  ['more days', [inspection, { terms: [term('inspection', { days: 12 })], changes: [] }], ['inspection set']],
  ['a further term', [inspection, { terms: [term('inspection'), term('loan')], changes: [] }], ['loan set']],
  ['an extension', [inspection, { ...inspection, changes: [extension] }], ['inspection extended']],
  [
    'a waiver after it',
    [
      { ...inspection, changes: [extension] },
      { ...inspection, changes: [extension, waiver] },
    ],
    ['inspection waived'],
  ],
  ['a term that is gone', [inspection, { terms: [], changes: [] }], []],
])('%s', (_, [before, after], expected) => {
  expect(listContractDateChanges(before, after).map((each) => `${each.term} ${each.change}`)).toEqual(
    expected,
  );
});
