import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, runApt } from './apt.mjs';
import { fail, findNode, findTool, run } from './project.mjs';

/**
 * First the one without windows: a full Chromium makes its bars and menus for every test although nobody sees them, which
 * takes ten times the processor's time of an empty page.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium that runs: the system's, or one installed now, through apt as root and else Playwright's own.
 * Needs the installed packages.
 */
export async function provideChromium() {
  const found = (await findSystemChromium()) ?? (await findPlaywrightChromium());
  if (found) return found;
  console.log('Installing a Chromium for the browser tests.');
  const installed = (await installWithApt()) ?? (await installWithPlaywright());
  if (installed) return installed;
  fail(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Google Chrome and try again.',
  );
}

async function findSystemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return findFirstThatRuns([...paths, ...MAC_PATHS]);
}

async function findPlaywrightChromium() {
  const program = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { output } = await run([findNode(), '-e', program]);
  return findFirstThatRuns([output.trim()]);
}

/** Being there is not enough: some systems have a program of that name that only says how to install it. */
async function findFirstThatRuns(paths) {
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    const { code, output } = await run([path, '--version', '--no-sandbox']);
    if (code === 0 && /Chrom/.test(output)) return path;
  }
  return undefined;
}

async function installWithApt() {
  if (!hasApt()) return undefined;
  await runApt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runApt('install', '--yes', '--no-install-recommends', name);
    const installed = await findSystemChromium();
    if (installed) return installed;
  }
  return undefined;
}

async function installWithPlaywright() {
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { code, output } = await run([
    ...findTool('@playwright/test', 'playwright'),
    'install',
    ...withSystemLibraries,
    'chromium',
  ]);
  if (code !== 0) console.error(output.trimEnd());
  return findPlaywrightChromium();
}
