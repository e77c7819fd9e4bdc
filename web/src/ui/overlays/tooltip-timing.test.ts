import { expect, test } from 'vitest';
import { getTooltipDelay } from './tooltip-timing.ts';

test.each([
  ['the first one under a pointer', 'pointer', Number.NEGATIVE_INFINITY, 5000, 700],
  ['soon after another', 'pointer', 4800, 5000, 0],
  ['300 ms after another', 'pointer', 4700, 5000, 700],
  ['one that has the focus', 'focus', Number.NEGATIVE_INFINITY, 5000, 0],
] as const)('%s (specification 9)', (_, by, closedAt, now, delay) => {
  expect(getTooltipDelay({ by, closedAt, now })).toBe(delay);
});
