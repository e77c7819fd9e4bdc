import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, findNode, findTool, run } from '../project.mjs';
import { hasApt, runApt } from './apt.mjs';

/**
 * First the one without windows: a full Chromium makes its bars and menus for every test although they are never seen, which takes ten
 * times the processor's time of an empty page.
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
  const chromium = await findOrInstall();
  // What lists the fonts comes with the browser.
  await provideFonts();
  return chromium;
}

async function findOrInstall() {
  const found = (await findSystemChromium()) ?? (await findPlaywrightChromium());
  // In CI the lighter one is worth its installing: with a full Chromium the browser tests took four times as long.
  const isWorthReplacing = found === '/usr/bin/chromium' && Boolean(process.env.CI) && hasApt();
  if (found && !isWorthReplacing) return found;
  console.log('Installing a Chromium for the browser tests.');
  const installed = (await installWithApt()) ?? found ?? (await installWithPlaywright());
  if (installed) return installed;
  fail(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Google Chrome and try again.',
  );
}

/** Fonts that stand in until the site's own have loaded (web/src/ui/fonts.css) are of their width only where one of these is there. */
const STAND_INS = /Arial|Liberation Sans|Roboto/;

/** Without a fallback font a page is measured in whatever wide font the machine has, and texts overflow that fit elsewhere. */
async function provideFonts() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/fc-list')) return;
  const { output } = await run(['/usr/bin/fc-list', ':', 'family']);
  if (STAND_INS.test(output)) return;
  if (!hasApt()) {
    console.log(
      'Without Arial, Liberation Sans or Roboto, tests of widths may fail: install Liberation fonts.',
    );
    return;
  }
  console.log('Installing Liberation fonts for the browser tests.');
  await runApt('update');
  await runApt('install', '--yes', '--no-install-recommends', 'fonts-liberation');
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
