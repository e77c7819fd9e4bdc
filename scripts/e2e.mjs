import { fileURLToPath } from 'node:url';
import { buildStale } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { findTool, run } from './project.mjs';

/** Runs the browser tests on pages that are up to date; gives the exit code. Needs the installed packages. */
export async function runBrowserTests(parameters, environment = {}) {
  const chromium = await provideChromium();
  await buildStale();
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
