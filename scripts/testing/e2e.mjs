import { fileURLToPath } from 'node:url';
import { buildStale } from '../build/build.mjs';
import { findTool, run } from '../project.mjs';
import { provideChromium } from '../setup/chromium.mjs';
import { installMissing } from '../setup/install.mjs';

/** Runs the browser tests on pages that are up to date; gives the exit code. Needs the installed packages. */
export async function runBrowserTests(parameters, environment = {}) {
  await buildStale();
  return runOnBuiltPages(parameters, environment);
}

/** The same on the pages as they are. */
export async function runOnBuiltPages(parameters, environment = {}) {
  const chromium = await provideChromium();
  const { code } = await run([...findTool('@playwright/test', 'playwright'), 'test', ...parameters], {
    show: true,
    environment: { ...environment, CHROMIUM_PATH: chromium },
  });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installMissing();
  process.exitCode = await runBrowserTests(process.argv.slice(2));
}
