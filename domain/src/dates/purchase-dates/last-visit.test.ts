import { expect, test } from 'vitest';
import { followVisit, formatVisit } from './last-visit.ts';

const [ten, twenty, later] = [
  '2026-11-18T10:00:00.000Z',
  '2026-11-18T10:20:00.000Z',
  '2026-11-18T11:00:00.000Z',
];

test.each([
  ['the first visit', null, ten, null],
  ['what is no instant', 'nonsense', ten, null],
  ['a visit that goes on', formatVisit({ seen: ten, before: null }), twenty, null],
  ['one that goes on and had one before', formatVisit({ seen: twenty, before: ten }), twenty, ten],
  ['one after half an hour away', formatVisit({ seen: twenty, before: null }), later, twenty],
  ['a damaged one before', `${twenty} nonsense`, twenty, null],
])('%s', (_, stored, now, before) => {
  expect(followVisit(stored, new Date(now))).toEqual({ seen: now, before });
});
