import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build/build.mjs';
import { runChecks } from './check.mjs';
import { installMissing } from './setup/install.mjs';
import { runOnBuiltPages } from './testing/e2e.mjs';
import { getReport, runVitest } from './testing/run-vitest.mjs';
import { countPlaywright } from './testing/test-counts.mjs';
import { listPlaywrightFailures } from './testing/test-failures.mjs';
import { provideTestPrograms } from './testing/test-programs.mjs';
import { formatTimes, listPlaywrightTimes } from './testing/test-times.mjs';

const CORES_FOR_BOTH = 4;

const parts = [];
const files = [];
await timePart('packages', installMissing);
await timePart('test programs', provideTestPrograms);
const reports = mkdtempSync(join(tmpdir(), 'porchlight-reports-'));
const worthALook = [];
const checks = await timePart('checks', runChecks);
worthALook.push(...checks.named.map((name) => `check failed: ${name}`));
const counts = [checks, ...(await runTests())];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Once more at the end: a failure is far above among thousands of lines.
for (const line of worthALook) console.log(line);
for (const line of formatTimes(parts, files)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Side by side where there are cores for both: each part keeps two busy by itself. */
async function runTests() {
  const runUnits = () => timePart('unit and endpoint tests', runUnitTests);
  if (availableParallelism() < CORES_FOR_BOTH) return [await runUnits(), await runJourneys()];
  return Promise.all([runUnits(), runJourneys()]);
}

/** Runs a part of the whole and notes how long it took. */
async function timePart(name, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    parts.push({ name, seconds: (performance.now() - began) / 1000 });
  }
}

async function runUnitTests() {
  const { code, count, failures, times } = await runVitest();
  note('unit tests', code, failures);
  files.push(...times);
  return count;
}

async function runJourneys() {
  await timePart('build', buildStale);
  return timePart('browser tests', runBrowserTests);
}

async function runBrowserTests() {
  const path = join(reports, 'playwright.json');
  // Where nearly all fail, each for a minute and twice, the first of them say why.
  const code = await runOnBuiltPages(['--reporter=list,json', '--retries=1', '--max-failures=40'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  });
  const report = getReport(path);
  note('browser tests', code, listPlaywrightFailures(report));
  files.push(...listPlaywrightTimes(report));
  return countPlaywright(report, code);
}

/** Keeps what is said again at the end. */
function note(name, code, lines) {
  worthALook.push(...lines);
  if (code !== 0 && lines.length === 0)
    worthALook.push(`${name}: something failed outside of any test; it stands above`);
}
