import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { runBrowserTests } from './e2e.mjs';
import { installMissing } from './install.mjs';
import { provideNginx } from './nginx.mjs';
import { findTool, run } from './project.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';
import { listPlaywrightFailures, listVitestFailures } from './test-failures.mjs';

await installMissing();
await provideNginx();
const reports = mkdtempSync(join(tmpdir(), 'porchlight-reports-'));
const worthALook = [];
const counts = [await runChecks(), await runUnitTests(), await runJourneys()];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Once more at the end: what failed stands far above it among thousands of lines.
for (const line of worthALook) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runUnitTests() {
  const path = join(reports, 'vitest.json');
  const { code } = await run(
    [...findTool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    { show: true },
  );
  const report = readReport(path);
  note('unit tests', code, listVitestFailures(report));
  return countVitest(report, code);
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

/** A run that broke down leaves no report. */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
