import { statSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { PurgeCSS } from 'purgecss';
import { buildFolder } from '../language.ts';
import { pages } from '../src/pages/page-list.ts';
import { CONSOLE_SHELL } from '../src/pages/page-routes.ts';
import { findConsoleFiles } from './console-files.ts';
import { keptPages, toAddress } from './kept-files.ts';
import { listMachineFiles } from './machine-files.ts';
import { bundleForPage } from './page-program.ts';
import { requireReadableScripts } from './page-scripts.ts';
import { EARLY_JOURNEY, EARLY_SIGN_IN, findLook, finishPage, type Parts } from './pages.ts';
import { drawPictures } from './pictures.ts';
import { buildServiceWorker, computeRelease, markRelease } from './service-worker.ts';

// Turns what the bundler made into what is served: quiet public pages, the files that machines ask for, pictures drawn
// from the house, and the worker that keeps pages for when there is no connection.

stdout.write('finishing\n');
const folder = fileURLToPath(new URL(`../${buildFolder}/client/`, import.meta.url));
const files = await listFiles();
const landing = await read('index.html');
const styles = await read(findOne(/^assets\/root-.+\.css$/));
const stylesOf = await pickStylesOfPages();
const parts: Parts = {
  styles,
  stylesOf,
  showPreHydrationJourney: await bundleForPage(
    'src/features/milestones/dashboard/pre-hydration-journey.ts',
    EARLY_JOURNEY,
  ),
  prepareSignIn: await bundleForPage('src/features/accounts/pre-hydration-sign-in.ts', EARLY_SIGN_IN),
  sizeOf: (href) => statSync(join(folder, href)).size,
};

for (const file of files.filter((name) => name.endsWith('.html'))) {
  const finished = finishPage(toAddress(file), await read(file), parts);
  requireReadableScripts(toAddress(file), finished);
  await writeFile(join(folder, file), finished);
}
const consoleModules = [
  CONSOLE_SHELL,
  ...pages.filter(({ shell }) => shell === 'staff').map(({ file }) => file),
];
const consoleFiles = findConsoleFiles(
  JSON.parse(await read('.vite/manifest.json')),
  new Set(consoleModules.map((file) => `src/${file}`)),
);
await rm(join(folder, '.vite'), { recursive: true });
for (const [name, content] of [...listMachineFiles(), ...drawPictures(landing, styles)]) {
  await writeFile(join(folder, name), content);
}
const release = await computeRelease(await readPublic());
for (const file of files.filter((name) => keptPages.has(toAddress(name)))) {
  await writeFile(join(folder, file), markRelease(await read(file), release));
}
await buildServiceWorker(folder, release, await readPublic());
// What drew the pages has done its work.
await rm(join(folder, '../server'), { recursive: true, force: true });

/** Calculators and account forms have a part of the style sheet to themselves: no other page looks like them. */
async function pickStylesOfPages(): Promise<Parts['stylesOf']> {
  const byLook = Map.groupBy(
    files.filter((name) => name.endsWith('.html')),
    (name) => findLook(toAddress(name)),
  );
  const picked = new Map<ReturnType<typeof findLook>, string>();
  for (const [look, names] of byLook)
    if (look !== undefined) picked.set(look, await pickStyles(styles, await Promise.all(names.map(read))));
  return (address) => picked.get(findLook(address));
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function findOne(pattern: RegExp): string {
  const found = files.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`The build has no file like ${pattern}.`);
  return found;
}

function read(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8');
}

/** Without the console's programs: no device stores those. */
async function readPublic(): Promise<Map<string, Buffer>> {
  return new Map([...(await readAll())].filter(([file]) => !consoleFiles.has(file)));
}

async function readAll(): Promise<Map<string, Buffer>> {
  const names = await listFiles();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/**
 * The part of the style sheet that pages need as they are served; the whole comes once they are used. One part for all of
 * `pages`: to look through the style sheet for each would take the build a minute.
 */
async function pickStyles(styles: string, pages: readonly string[]): Promise<string> {
  const [picked] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (page) => (page.match(/[^<>"'`\s]+/g) ?? []).map(decodeSigns),
    // States that the browser or a program sets later.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name),
  });
  if (picked === undefined) throw new Error('No style sheet came back.');
  return picked.css;
}

/** A page has `[&_dt]:mt-2` as `[&amp;_dt]:mt-2`. */
function decodeSigns(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
