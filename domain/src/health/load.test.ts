import { describe, expect, test } from 'vitest';
import { computeArrivalWait, computeLoadLimits, findOverload, type Load } from './load.ts';

const limits: Load = { loopWait: 500, resident: 1_000, heap: 800, waitingForDatabase: 50 };
const calm: Load = { loopWait: 10, resident: 400, heap: 300, waitingForDatabase: 0 };

describe('what there is too much of', () => {
  test.each<[string, Partial<Load>, string | undefined, number | undefined]>([
    ['nothing', {}, undefined, undefined],
    [
      'almost everything',
      { loopWait: 499, resident: 999, heap: 799, waitingForDatabase: 49 },
      undefined,
      undefined,
    ],
    ['a loop that waits', { loopWait: 500 }, 'loop', 2],
    ['memory of the system', { resident: 1_000 }, 'memory', 10],
    ['the heap', { heap: 800 }, 'memory', 10],
    ['requests before the database', { waitingForDatabase: 50 }, 'database', 2],
    ['memory before the loop', { heap: 900, loopWait: 9_000 }, 'memory', 10],
    ['the loop before the database', { loopWait: 600, waitingForDatabase: 60 }, 'loop', 2],
  ])('%s', (_, load, part, retryAfterSeconds) => {
    const found = findOverload({ ...calm, ...load }, limits);
    expect(found).toEqual(part === undefined ? undefined : { part, retryAfterSeconds });
  });
});

/** As a histogram of the turns' lengths says it. */
function describeTurns(turns: readonly number[]): [number, number] {
  const mean = turns.reduce((sum, turn) => sum + turn, 0) / turns.length;
  return [mean, Math.sqrt(turns.reduce((sum, turn) => sum + (turn - mean) ** 2, 0) / turns.length)];
}

describe('the wait of something that happens at any moment', () => {
  test.each<[string, number[], number]>([
    ['even turns: half of one', [20, 20, 20], 10],
    ['one long turn among many short ones', [1_000, ...Array(50).fill(20)], (1_000 ** 2 + 50 * 400) / 4_000],
    ['one turn', [800], 400],
  ])('%s', (_, turns, wait) => {
    expect(computeArrivalWait(...describeTurns(turns))).toBeCloseTo(wait, 6);
  });

  test('nothing measured is no wait', () => {
    expect(computeArrivalWait(Number.NaN, Number.NaN)).toBe(0);
    expect(computeArrivalWait(0, 0)).toBe(0);
    expect(computeArrivalWait(20, Number.NaN)).toBe(10);
  });
});

test('limits follow what the process has', () => {
  expect(computeLoadLimits(1_000, 500, 10)).toEqual({
    loopWait: 500,
    resident: 850,
    heap: 450,
    waitingForDatabase: 500,
  });
});
