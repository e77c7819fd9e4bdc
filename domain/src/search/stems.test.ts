import { expect, test } from 'vitest';
import { findBeginning, findStem } from './stems.ts';

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
  [['statement', 'statements']],
  [['property', 'properties']],
  [['lease', 'leases', 'leased', 'leasing']],
  [['house', 'houses']],
  [['purchase', 'purchases']],
  [['address', 'addresses']],
  [['fee', 'fees']],
  [['visa', 'visas']],
  [['insure', 'insurer', 'insurers', 'insurance', 'insured']],
  [['add', 'adds', 'added', 'adding']],
])('%j share a stem, and its beginning', (words) => {
  const [stem = '', ...others] = new Set(words.map(findStem));
  expect(others).toEqual([]);
  expect(words.filter((word) => !word.startsWith(findBeginning(stem)))).toEqual([]);
});

test.each([
  ['pay', 'payment'],
  ['own', 'owe'],
  ['count', 'countered'],
  ['lend', 'lender'],
  ['home', 'homestead'],
  ['gas', 'gap'],
  ['note', 'not'],
  ['state', 'statement'],
])('%j and %j do not', (one, other) => {
  expect(findStem(one)).not.toBe(findStem(other));
});

test.each(['1978', 'w2s', '30s', 'as', 'hoa', 'gas', 'note', 'status', 'analysis', 'tiếng'])(
  '%j stays as it is',
  (word) => {
    expect(findStem(word)).toBe(word);
  },
);
