import { describe, expect, it } from 'vitest';
import { computeCode, countSteps, findStep, formatBase32, makeCodeKey, parseBase32 } from './time-codes.ts';

const key = Buffer.from('12345678901234567890');

describe('codes by RFC 6238, appendix B (SHA-1, the last six of eight digits)', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds: %s', (seconds, code) => {
    expect(computeCode(key, countSteps(new Date(seconds * 1000)))).toBe(code);
  });
});

describe('a code', () => {
  const now = new Date('2026-11-21T12:00:10Z');
  const present = countSteps(now);
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps from now is accepted: %s', (distance, isAccepted) => {
    const step = present + distance;
    expect(findStep(key, computeCode(key, step), now)).toBe(isAccepted ? step : undefined);
  });

  it('of another key is not accepted', () => {
    const codes = new Set([-1, 0, 1].map((distance) => computeCode(key, present + distance)));
    const other = Array.from({ length: 50 }, () => computeCode(makeCodeKey(), present)).find(
      (code) => !codes.has(code),
    );
    expect(findStep(key, other ?? '', now)).toBeUndefined();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s is %s (RFC 4648 10)', (text, written) => {
  expect(formatBase32(Buffer.from(text))).toBe(written);
  expect(Buffer.from(parseBase32(written)).toString()).toBe(text);
});
