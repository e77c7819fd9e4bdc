import { findTool, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';
import { runBrowserTests } from './e2e.mjs';

// npm run test:one -- PATH: the tests of a file or a folder, on the project's own Node. A path in e2e/ is one of browser tests.

const given = process.argv.slice(2);
const isBrowserTest = given.some((each) => /(^|\/)e2e(\/|$)|\.spec\.ts(:\d+)?$/.test(each));
await installMissing();
if (isBrowserTest) process.exitCode = await runBrowserTests(given);
else {
  const environment = given.some((each) => each.includes('.long.test.')) ? { LONG_TESTS: 'too' } : {};
  const { code } = await run([...findTool('vitest'), 'run', ...given], { show: true, environment });
  process.exitCode = code;
}
