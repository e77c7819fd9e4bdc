import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests });

describe('unit tests', () => {
  test.each([
    ['all is well', { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', {})] }, 0, [3, 0]],
    [
      'one test fails',
      { numPassedTests: 2, numFailedTests: 1, testResults: [file('failed', {})] },
      1,
      [2, 1],
    ],
    [
      'a file cannot be read',
      { numPassedTests: 2, numFailedTests: 0, testResults: [file('failed')] },
      1,
      [2, 1],
    ],
    [
      'something fails outside of any test',
      { numPassedTests: 3, numFailedTests: 0, testResults: [] },
      1,
      [3, 1],
    ],
    ['nothing is reported at all', undefined, 1, [0, 1]],
  ])('%s', (_case, report, exitCode, [passed, failed]) => {
    expect(countVitest(report, exitCode)).toEqual({ passed, failed });
  });
});

describe('browser tests', () => {
  test.each([
    ['all is well', { stats: { expected: 4, flaky: 0, unexpected: 0, skipped: 1 } }, 0, [4, 0]],
    ['one passes at the second try', { stats: { expected: 3, flaky: 1, unexpected: 0 } }, 0, [4, 0]],
    ['two fail', { stats: { expected: 3, flaky: 0, unexpected: 2 } }, 1, [3, 2]],
    ['the server does not start', { stats: { expected: 0, flaky: 0, unexpected: 0 } }, 1, [0, 1]],
    ['nothing is reported at all', undefined, 1, [0, 1]],
  ])('%s', (_case, report, exitCode, [passed, failed]) => {
    expect(countPlaywright(report, exitCode)).toEqual({ passed, failed });
  });
});
