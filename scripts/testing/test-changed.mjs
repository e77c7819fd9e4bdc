import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, findTool, root, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';
import { findChangedTests } from './changed-tests.mjs';
import { runBrowserTests } from './e2e.mjs';

// npm run test:changed: the tests of what has changed, uncommitted or since a commit, for the work in between. npm test runs all.

const { values } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean' } } });
const files = await listChangedFiles(values.base);
const specs = listSpecs();
const { sources, browserTests, withoutBrowserTests } = findChangedTests(files, specs);

console.log(`${files.length} files have changed.`);
console.log(`Browser tests: ${browserTests.join(', ') || 'none go by the name of what has changed'}.`);
if (withoutBrowserTests.length > 0)
  console.log(`No browser test has the name of: ${withoutBrowserTests.join(', ')}. npm run e2e runs all.`);
if (!values.list) await runTests();

async function runTests() {
  await installMissing();
  if (sources.length > 0) {
    const related = [...findTool('vitest'), 'related', '--run', '--passWithNoTests', ...sources];
    process.exitCode = (await run(related, { show: true })).code;
  }
  if (browserTests.length > 0) process.exitCode = (await runBrowserTests(browserTests)) || process.exitCode;
}

function listSpecs() {
  return readdirSync(join(root, 'e2e'), { recursive: true })
    .map((path) => `e2e/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.spec.ts'))
    .sort();
}

/** Against `base`, or against where this branch has left main: whatever is committed since, not committed, or new. */
async function listChangedFiles(base) {
  const from = base ?? (await findStart());
  const changed = await git('diff', '--name-only', '--no-renames', from);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file))).sort();
}

/** Without a branch main, only what is not committed counts. */
async function findStart() {
  const { code, output } = await run(['git', 'merge-base', 'main', 'HEAD']);
  return code === 0 ? output.trim() : 'HEAD';
}

async function git(...words) {
  const { code, output } = await run(['git', ...words]);
  if (code !== 0) fail('git could not say what has changed.', output);
  return output.split('\n').filter(Boolean);
}
