import { describe, expect, test } from 'vitest';
import { deriveCodeRefusal } from './email-codes.ts';

const fresh = { isUsed: false, isExpired: false, wrongCodes: 0 };

describe('a code by email', () => {
  test.each([
    ['the right one', fresh, true, undefined],
    ['the right one after four wrong ones', { ...fresh, wrongCodes: 4 }, true, undefined],
    ['a wrong one', fresh, false, 'wrong'],
    ['the fourth wrong one', { ...fresh, wrongCodes: 3 }, false, 'wrong'],
    ['the fifth wrong one', { ...fresh, wrongCodes: 4 }, false, 'guessed'],
    ['the right one after five wrong ones', { ...fresh, wrongCodes: 5 }, true, 'guessed'],
    ['the right one, late', { ...fresh, isExpired: true }, true, 'late'],
    ['a wrong one, late', { ...fresh, isExpired: true }, false, 'late'],
    ['the right one, twice', { ...fresh, isUsed: true }, true, 'used'],
    ['the right one, twice and late', { ...fresh, isUsed: true, isExpired: true }, true, 'used'],
    ['any in a browser that did not ask', undefined, true, 'elsewhere'],
  ] as const)('%s', (_, sent, isRight, refusal) => {
    expect(deriveCodeRefusal(sent, isRight)).toBe(refusal);
  });
});
