import { expect, it } from 'vitest';
import { listBetween } from './row-choice.ts';

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['a', 'a', ['a']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s are %j', (from, to, range) => {
  expect(listBetween(['a', 'b', 'c', 'd'], from, to)).toEqual(range);
});
