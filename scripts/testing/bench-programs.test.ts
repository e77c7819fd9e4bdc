import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findHindrance } from '../../bench/harness/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const program of ['wrk', 'nginx']) writeFileSync(join(folder, program), '');

test('a part is left out where a program it needs is missing, with the package that holds it', () => {
  expect(findHindrance('serving', '/nowhere')).toMatch(/^serving is left out: wrk \(Debian package wrk\) /);
});

test.each([
  ['serving', `/nowhere${delimiter}${folder}`],
  ['readings', ''],
])('%s is measured where all that it needs is there', (part, path) => {
  expect(findHindrance(part, path)).toBeUndefined();
});
