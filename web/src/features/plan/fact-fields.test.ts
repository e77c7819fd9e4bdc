import { type Fact, type FactValue, parseFact } from '@porchlight/domain/plan/plan-facts.ts';
import { expect, test } from 'vitest';
import { parsePlanChange } from '../milestones/changes/plan-change.ts';
import { describeValue } from '../tools/plan/fact-words.ts';
import { formatFactDraft, getFactDraft } from './fact-fields.ts';
import { applyPlanChanges } from './shown-plan.ts';

test.each<[Fact, FactValue, string]>([
  ['price', 28_990_000, '$289,900'],
  ['deposit', 191_041, '$1,910.41'],
  ['priceRange', { from: 25_000_000, to: 30_000_000 }, '$250,000 to $300,000'],
  ['incomeWages', { cents: 9_600_000, per: 'year' }, '$96,000 a year'],
  ['ratePercent', '6.875', '6.875%'],
  ['termMonths', 360, '30 years'],
  ['termMonths', 325, '325 months'],
  ['remainingMonths', 325, '325 months'],
  ['people', 1, '1 person'],
  ['place', { state: 'OH', county: 'Franklin' }, 'Franklin, Ohio'],
  ['place', { state: 'OH', county: null }, 'Ohio'],
  [
    'creditScore',
    { score: 742, model: 'fico', bureau: 'unknown', on: '2026-11-20' },
    '742, FICO, Nov 20, 2026',
  ],
  ['closingDay', '2090-03-19', 'Mar 19, 2090'],
  ['program', 'va', 'VA'],
  ['lender', 'First Bank', 'First Bank'],
])('%s is shown in its fields and is read back: %j', (fact, value, words) => {
  const read = getFactDraft(fact, formatFactDraft(fact, value));
  expect(read).toEqual({ value });
  expect(parseFact(fact, 'value' in read ? read.value : undefined, '2026-11-25')).toEqual({ value });
  expect(describeValue(fact, value)).toBe(words);
});

test.each<[Fact, Record<string, string>, RegExp]>([
  ['price', { '': 'a lot' }, /dollars/],
  ['price', { '': '' }, /dollars/],
  ['termMonths', { '': '30.7' }, /years/],
  ['place', { state: '', county: 'Franklin' }, /Choose/],
  ['closingDay', { '': '' }, /month, day and year/],
])('%s as %j is asked for again', (fact, draft, words) => {
  const read = getFactDraft(fact, draft);
  expect('problem' in read && read.problem).toMatch(words);
});

test.each([
  [{ kind: 'plan-fact', id: 'a', fact: 'price', value: 1 }, true],
  [{ kind: 'plan-fact', id: 'a', fact: 'price', value: null }, true],
  [{ kind: 'plan-fact', fact: 'price', value: 1 }, false],
  [{ kind: 'task', slug: 'interest', target: 'a', value: 'done' }, false],
  [null, false],
])('what was kept in the browser is a change or none: %#', (kept, isChange) => {
  expect(parsePlanChange(kept) !== undefined).toBe(isChange);
});

test('what waits is shown over what is stored, the last one holding', () => {
  const by = { name: 'Jordan', isYou: true };
  const at = '2026-11-25T10:00:00.000Z';
  const stored = {
    fact: 'price' as const,
    id: 'a',
    value: 1,
    from: { source: 'typed' as const },
    by,
    at,
    other: null,
  };
  const change = { kind: 'plan-fact' as const, fact: 'price' as const };
  const changes = [
    { ...change, id: 'b', value: 2 },
    { ...change, id: 'c', value: 3 },
  ];
  const shown = applyPlanChanges({ facts: [stored] }, changes, { name: 'Jordan', now: at });
  expect(shown.get('price')).toMatchObject({ value: 3, isWaiting: true });
});
