import { expect, test } from 'vitest';
import { sortWaiting } from './staff-waiting.ts';

test('what waits longest is first, what has no age follows, and nothing is last', () => {
  const lines = [
    { id: 'none', waiting: { count: 0, oldest: null } },
    { id: 'no age', waiting: { count: 9 } },
    { id: 'failed', waiting: undefined },
    { id: 'hours', waiting: { count: 2, oldest: '2026-11-30T08:00:00.000Z' } },
    { id: 'days', waiting: { count: 1, oldest: '2026-11-26T08:00:00.000Z' } },
  ];
  expect(sortWaiting(lines).map(({ id }) => id)).toEqual(['days', 'hours', 'no age', 'none', 'failed']);
});
