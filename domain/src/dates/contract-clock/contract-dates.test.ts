import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { expect, test } from 'vitest';
import { contractDatesInput } from './contract-dates.contract.ts';
import { computeContractDates } from './contract-dates.ts';

const TODAY = '2026-06-18';
const own = { acceptance: '2026-06-10', closing: '2026-07-31' };
const compute = (more: object = {}) =>
  computeContractDates(contractDatesInput.parse({ ...own, ...more }), TODAY);

test.each<[string, object, object]>([
  ['the days alone', {}, { count: 11, lastContingency: null, disclosureDue: '2026-07-28', move: null }],
  ['with the application', { application: '2026-06-12' }, { count: 14 }],
  [
    'with terms',
    { depositDays: 3, inspectionDays: 10, financingDays: 21 },
    { count: 14, lastContingency: '2026-07-01', next: { key: 'inspection', day: '2026-06-20' } },
  ],
  [
    'rolled',
    { inspectionDays: 10, rollsForward: true },
    { lastContingency: '2026-06-22', next: { day: '2026-06-22' } },
  ],
  ['attorney review in business days', { attorneyReviewDays: 5 }, { lastContingency: '2026-06-17' }],
  [
    'a closing that outruns the lock',
    { movedClosing: '2026-08-14', lockUntil: '2026-08-05', lockPercentPerDay: '0.02', loanAmount: '360000' },
    { lockDaysShort: 9, lockCost: '648.00', move: { problem: null } },
  ],
  [
    'a lock whose price is not known',
    { movedClosing: '2026-08-14', lockUntil: '2026-08-05' },
    { lockDaysShort: 9, lockCost: null },
  ],
  ['a lock that holds', { movedClosing: '2026-08-05', lockUntil: '2026-08-05' }, { lockDaysShort: null }],
  ['a Saturday', { movedClosing: '2026-08-01' }, { move: { problem: /Saturday/ } }],
  ['all in the past', { acceptance: '2024-01-02', closing: '2024-01-31' }, { next: null }],
])('%s', (_name, more, { move, ...expected }: { move?: unknown }) => {
  const result = compute(more);
  expect(result).toMatchObject(expected);
  expect(listUnexplained(result)).toEqual([]);
  if (move === null) expect(result.move).toBeNull();
  const { problem } = (move ?? {}) as { problem?: RegExp | null };
  if (problem) expect(result.move?.problem).toMatch(problem);
  if (problem === null) expect(result.move?.problem).toBeNull();
});

test.each([
  [{ closing: '2026-06-09' }, 'closing'],
  [{ movedClosing: '2026-06-09' }, 'movedClosing'],
])('%j is refused', (more, field) => {
  expect(getRefusal(() => compute(more))).toHaveProperty(field);
});

test('400 days of contingency are not taken', () => {
  expect(contractDatesInput.safeParse({ ...own, inspectionDays: 400 }).success).toBe(false);
});
