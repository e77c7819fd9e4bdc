import { execFileSync } from 'node:child_process';
import { root } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';
import { runVitest } from './run-vitest.mjs';
import { provideTestPrograms } from './test-programs.mjs';

// npm run test:long: the tests that take minutes by their nature, in files named *.long.test.*, which npm test leaves out.

/** What they cover. A change elsewhere, such as of a page or a text, is none to them. */
const COVERED = [
  ...['server', 'domain', 'pdf', 'deploy', 'scripts', 'Dockerfile', 'package-lock.json'],
  // What the pages take from the company that uses the product.
  ...['content/src/company.ts', 'web/company-look.ts', 'web/postbuild'],
];

if (process.argv.includes('--if-due') && !isDue()) {
  console.log('The long tests are not due: nothing that they cover has changed for a day.');
} else {
  await installMissing();
  await provideTestPrograms({ long: true });
  const { code, count, failures } = await runVitest({ environment: { LONG_TESTS: 'only' } });
  for (const line of failures) console.log(`long tests: ${line}`);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = code;
}

/** After a change of the last day, and on Sundays (UTC): libraries of the system and the calendar change too. */
function isDue() {
  const changed = execFileSync('git', ['log', '--since=24 hours ago', '--format=%h', '--', ...COVERED], {
    cwd: root,
  });
  return changed.length > 0 || new Date().getUTCDay() === 0;
}
