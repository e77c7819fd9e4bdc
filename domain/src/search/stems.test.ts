import { expect, test } from 'vitest';
import { findStem } from './stems.ts';

test.each([
  [['close', 'closes', 'closed', 'closing']],
  [['rate', 'rates', 'rating']],
  [['wire', 'wires', 'wired', 'wiring']],
  [['inspect', 'inspects', 'inspection', 'inspections', 'inspector']],
  [['appraisal', 'appraisals', 'appraiser', 'appraised']],
  [['contingency', 'contingencies']],
  [['put', 'putting']],
  [['sell', 'selling']],
  [['taxes', 'tax']],
  [['approval', 'approved', 'approve']],
])('%j share a stem', (words) => {
  expect(new Set(words.map(findStem)).size).toBe(1);
});

test.each([
  ['pay', 'payment'],
  ['own', 'owe'],
  ['count', 'countered'],
  ['lend', 'lender'],
  ['home', 'homestead'],
  ['gas', 'gap'],
])('%j and %j do not', (one, other) => {
  expect(findStem(one)).not.toBe(findStem(other));
});

test('figures and short words stay as they are', () => {
  expect(['1978', 'w2s', 'as', 'hoa'].map(findStem)).toEqual(['1978', 'w2s', 'as', 'hoa']);
});
