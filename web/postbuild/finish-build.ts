import { statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../src/paths.ts';
import { compressFile, isPackable } from './compression.ts';
import { findConsoleFiles } from './console-files.ts';
import { keptPages, toAddress } from './kept-files.ts';
import { listMachineFiles } from './machine-files.ts';
import { bundleForPage } from './page-program.ts';
import { pickStyles } from './page-styles.ts';
import { EARLY_JOURNEY, finishPage, type Parts, waitsForUse } from './pages.ts';
import { drawPictures } from './pictures.ts';
import { trimRouteManifest } from './route-manifest.ts';
import { buildServiceWorker, markRelease, nameRelease } from './service-worker.ts';

// Turns what the bundler made into what is served: quiet public pages, the files that machines ask for, pictures drawn
// from the house, the worker that keeps pages for when there is no connection, and a packed copy beside every text file.

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const files = await listFiles();
const landing = await read('index.html');
const styles = await read(findOne(/^assets\/root-.+\.css$/));
const stylesOf = await pickStylesOfPages();
const parts: Parts = {
  styles,
  stylesOf,
  showEarlyJourney: await bundleForPage('src/features/milestones/early-journey.ts', EARLY_JOURNEY),
  sizeOf: (href) => statSync(join(folder, href)).size,
};

for (const file of files.filter((name) => name.endsWith('.html'))) {
  await writeFile(join(folder, file), finishPage(toAddress(file), await read(file), parts));
}
const manifest = findOne(/^assets\/manifest-.+\.js$/);
const consoleFiles = findConsoleFiles(await readAll(), manifest);
await writeFile(join(folder, manifest), trimRouteManifest(await read(manifest)));
for (const [name, content] of [...listMachineFiles(), ...drawPictures(landing, styles)]) {
  await writeFile(join(folder, name), content);
}
const release = await nameRelease(await readPublic());
for (const file of files.filter((name) => keptPages.has(toAddress(name)))) {
  await writeFile(join(folder, file), markRelease(await read(file), release));
}
await buildServiceWorker(folder, release, await readPublic());
const texts = (await listFiles()).filter(isPackable);
await Promise.all(texts.map((file) => compressFile(join(folder, file))));

/** The calculators have a part of the style sheet to themselves: no other page looks like them. */
async function pickStylesOfPages(): Promise<Parts['stylesOf']> {
  const waiting = files.filter((name) => name.endsWith('.html') && waitsForUse(toAddress(name)));
  const isTool = (address: string) => address.startsWith(`${paths.tools}/`);
  const pick = async (ofTools: boolean) => {
    const names = waiting.filter((name) => isTool(toAddress(name)) === ofTools);
    return pickStyles(styles, await Promise.all(names.map(read)));
  };
  const [ofPages, ofTools] = [await pick(false), await pick(true)];
  return (address) => (waitsForUse(address) ? (isTool(address) ? ofTools : ofPages) : undefined);
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

/** Without the console's programs: nobody's device keeps those. */
async function readPublic(): Promise<Map<string, Buffer>> {
  return new Map([...(await readAll())].filter(([file]) => !consoleFiles.has(file)));
}

async function readAll(): Promise<Map<string, Buffer>> {
  const names = await listFiles();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
