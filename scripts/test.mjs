import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { installMissing } from './setup/install.mjs';
import { runBrowserTests } from './testing/e2e.mjs';
import { readReport, runVitest } from './testing/run-vitest.mjs';
import { countPlaywright } from './testing/test-counts.mjs';
import { listPlaywrightFailures } from './testing/test-failures.mjs';
import { provideTestPrograms } from './testing/test-programs.mjs';

const CORES_FOR_BOTH = 4;

await installMissing();
await provideTestPrograms();
const reports = mkdtempSync(join(tmpdir(), 'porchlight-reports-'));
const worthALook = [];
const checks = await runChecks();
worthALook.push(...checks.named.map((name) => `check failed: ${name}`));
const counts = [checks, ...(await runTests())];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Once more at the end: what failed stands far above it among thousands of lines.
for (const line of worthALook) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Side by side where there are cores for both: each part keeps two busy by itself. */
async function runTests() {
  if (availableParallelism() < CORES_FOR_BOTH) return [await runUnitTests(), await runJourneys()];
  return Promise.all([runUnitTests(), runJourneys()]);
}

async function runUnitTests() {
  const { code, count, failures } = await runVitest();
  note('unit tests', code, failures);
  return count;
}

async function runJourneys() {
  const path = join(reports, 'playwright.json');
  // Where nearly all fail, each for a minute and twice, the first of them say why.
  const code = await runBrowserTests(['--reporter=list,json', '--retries=1', '--max-failures=40'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  });
  const report = readReport(path);
  note('browser tests', code, listPlaywrightFailures(report));
  return countPlaywright(report, code);
}

/** Keeps what is said again at the end. */
function note(name, code, lines) {
  worthALook.push(...lines);
  if (code !== 0 && lines.length === 0)
    worthALook.push(`${name}: something failed outside of any test; it stands above`);
}
