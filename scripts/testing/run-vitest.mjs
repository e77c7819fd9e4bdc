import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool, run } from '../project.mjs';
import { countVitest } from './test-counts.mjs';
import { listVitestFailures } from './test-failures.mjs';
import { listVitestTimes } from './test-times.mjs';

/**
 * Runs Vitest to its end and shows what it says. Returns its exit code, how many tests passed and failed, a line for each that failed, and
 * the seconds of each file.
 */
export async function runVitest({ paths = [], environment = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-vitest-'));
  const path = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code } = await run([...findTool('vitest'), 'run', ...paths, ...reporters], {
    show: true,
    environment,
  });
  const report = getReport(path);
  rmSync(folder, { recursive: true, force: true });
  return {
    code,
    count: countVitest(report, code),
    failures: listVitestFailures(report),
    times: listVitestTimes(report),
  };
}

/** What a run wrote in JSON; one that broke down leaves no report. */
export function getReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
