import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { formatTimes, listPlaywrightTimes, listVitestTimes } from './test-times.mjs';

describe('the times of a run', () => {
  it('counts a file of Vitest from its first test to its last', () => {
    const name = join(root, 'domain/src/loans/apr.test.ts');
    expect(listVitestTimes({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] })).toEqual([
      { file: 'domain/src/loans/apr.test.ts', seconds: 2.5 },
    ]);
  });

  it('adds up all tests of a file of Playwright, second tries and nested groups too', () => {
    const spec = (...durations) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suite = {
      file: 'site/html.spec.ts',
      specs: [spec(1_000, 500)],
      suites: [{ specs: [spec(2_000)] }],
    };
    expect(listPlaywrightTimes({ suites: [suite] })).toEqual([
      { file: 'e2e/site/html.spec.ts', seconds: 3.5 },
    ]);
  });

  it('of a run that broke down are none', () => {
    expect([...listVitestTimes(undefined), ...listPlaywrightTimes(undefined)]).toEqual([]);
  });

  it('name the slowest files first, and then each part', () => {
    const files = [
      { file: 'a.test.ts', seconds: 1 },
      { file: 'b.test.ts', seconds: 12.34 },
      { file: 'c.test.ts', seconds: 2 },
    ];
    expect(
      formatTimes(
        [
          { name: 'checks', seconds: 61.6 },
          { name: 'build', seconds: 20 },
        ],
        files,
        2,
      ),
    ).toEqual(['   12.3 s  b.test.ts', '    2.0 s  c.test.ts', 'Parts: checks 62 s, build 20 s.']);
  });
});
