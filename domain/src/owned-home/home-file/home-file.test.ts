import { expect, it } from 'vitest';
import { isTooDeep, parseHomeFile } from './home-file.ts';

it.each([
  ['{"records":[{"content":{"rows":[{"a":[[1]]}]}}]}', false],
  ['{"records":[{"content":{"rows":[{"a":[[[1]]]}]}}]}', true],
  ['['.repeat(9), true],
  ['[[[[[[[[]]]]]]]]', false],
  ['[]'.repeat(20), false],
  [`["${'['.repeat(20)}"]`, false],
  [`["\\"${'['.repeat(20)}"]`, false],
  [`["\\\\",${'['.repeat(20)}`, true],
])('whether %s nests too deep: %s', (text, isDeep) => {
  expect(isTooDeep(text)).toBe(isDeep);
});

it.each(['{', '[]', 'null', '{"format":"porchlight-home","version":1,"records":7,"documents":[]}'])(
  '%s is no file of a home',
  (text) => {
    expect(parseHomeFile(text).problem).toEqual({ reason: 'home-file.not-one' });
  },
);
