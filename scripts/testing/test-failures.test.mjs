import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../project.mjs';
import { listPlaywrightFailures, listVitestFailures } from './test-failures.mjs';

const file = (status, assertionResults, message) => ({
  name: join(root, 'server/a.test.ts'),
  status,
  message,
  assertionResults,
});

describe('unit tests', () => {
  test.each([
    ['a run that left no report', undefined, []],
    ['all is well', { testResults: [file('passed', [{ status: 'passed' }])] }, []],
    [
      'a test that failed, by its first line',
      {
        testResults: [
          file('failed', [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'takes away',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at x'],
            },
          ]),
        ],
      },
      ['server/a.test.ts: takes away: expected 1'],
    ],
    [
      'a file whose tests could not begin',
      { testResults: [file('failed', [{ status: 'skipped', fullName: 'adds' }], '\nHook timed out')] },
      ['server/a.test.ts: could not be prepared: Hook timed out'],
    ],
  ])('%s', (_case, report, lines) => {
    expect(listVitestFailures(report)).toEqual(lines);
  });
});

describe('browser tests', () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, results: [{ error: message && { message } }] }],
  });
  const suite = {
    title: 'a.spec.ts',
    file: 'a.spec.ts',
    specs: [spec('opens', 'expected')],
    suites: [
      {
        title: 'dark',
        file: 'a.spec.ts',
        specs: [spec('closes', 'unexpected', 'Error: open'), spec('waits', 'flaky', 'Error: 401')],
      },
    ],
  };
  test.each([
    ['a run that left no report', undefined, []],
    [
      'one that failed and one that passed at the second try',
      { errors: [], suites: [suite] },
      [
        'e2e/a.spec.ts: dark > closes: Error: open',
        'e2e/a.spec.ts: dark > waits (passed at the second try): Error: 401',
      ],
    ],
    [
      'a server that does not start',
      { errors: [{ message: 'Error: the port is taken' }], suites: [] },
      ['browser tests: Error: the port is taken'],
    ],
  ])('%s', (_case, report, lines) => {
    expect(listPlaywrightFailures(report)).toEqual(lines);
  });
});
