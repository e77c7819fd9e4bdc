import { describe, expect, test } from 'vitest';
import {
  computeLoadLimits,
  computeLoopWait,
  computeScrollWait,
  findOverload,
  type Load,
  type Turns,
} from './load.ts';

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

const add = (turns: readonly number[]): Turns => ({
  sum: turns.reduce((sum, turn) => sum + turn, 0),
  squares: turns.reduce((sum, turn) => sum + turn ** 2, 0),
});

describe('the wait of something that happens at any moment', () => {
  test.each<[string, number[], number]>([
    ['even turns: half of one', [20, 20, 20], 10],
    ['one long turn among many short ones', [1_000, ...Array(50).fill(20)], (1_000 ** 2 + 50 * 400) / 4_000],
    ['one turn', [800], 400],
    ['nothing measured is no wait', [], 0],
  ])('%s', (_, turns, wait) => {
    expect(computeScrollWait(add(turns))).toBeCloseTo(wait, 6);
  });
});

describe('the wait that lasts', () => {
  const calm = add(Array(25).fill(20));
  test.each<[string, Turns[], number]>([
    ['nothing looked at yet', [], 0],
    ['calm', [calm, calm, calm, calm], 10],
    ['one pause of a second, just over', [calm, calm, calm, add([1_000])], 412 / 2],
    ['the same with what came after it', [calm, calm, add([1_000]), calm], 10],
    ['a second for each turn', Array(4).fill(add([1_000])), 500],
    ['one turn of three seconds', [calm, calm, calm, add([3_000])], 9_030 / 9],
  ])('%s', (_, looks, wait) => {
    expect(computeLoopWait(looks)).toBeCloseTo(wait, 6);
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
