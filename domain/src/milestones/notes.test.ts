import { expect, test } from 'vitest';
import { describeRoomLeft, findNoteProblem } from './notes.ts';

test.each([
  ['', /Write something first/],
  [' \n\t ', /Write something first/],
  ['Ask about the roof.', undefined],
  ['a'.repeat(5000), undefined],
  ['a'.repeat(5001), /holds 5,000 letters and this one has 5,001/],
])('a note can be kept or says why not: %#', (text, problem) => {
  if (problem === undefined) expect(findNoteProblem(text)).toBeUndefined();
  else expect(findNoteProblem(text)).toMatch(problem);
});

test.each([
  [0, undefined],
  [4499, undefined],
  [4500, '500 letters left'],
  [4999, '1 letter left'],
  [5000, '0 letters left'],
  [5001, undefined],
])('a note of %d letters counts down near its end: %s', (length, words) => {
  expect(describeRoomLeft('a'.repeat(length))).toBe(words);
});
