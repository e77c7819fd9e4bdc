import { statSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { colors } from '@porchlight/content/company.ts';
import { colorToHex } from '@porchlight/domain/site/colors.ts';
import { Resvg } from '@resvg/resvg-js';
import { PurgeCSS } from 'purgecss';
import { drawIcon } from '../company-look.ts';
import { buildFolder } from '../language.ts';
import { pages } from '../src/pages/page-list.ts';
import { CONSOLE_SHELL } from '../src/pages/page-routes.ts';
import { findConsoleFiles } from './console-files.ts';
import { keptPages, toAddress } from './kept-files.ts';
import { listMachineFiles } from './machine-files.ts';
import { bundleForPage } from './page-program.ts';
import { requireReadableScripts } from './page-scripts.ts';
import { EARLY_JOURNEY, EARLY_SIGN_IN, findLook, finishPage, type Parts } from './pages.ts';
import { buildServiceWorker, computeRelease, markRelease } from './service-worker.ts';

/** In pixels; as the pages' heads say (src/platform/page/page-head.tsx). */
const SHARE = { width: 1200, height: 630 };

/** In CSS pixels, drawn twice as large; as server/src/platform/email/email-rendering.ts says. */
const EMAIL_HEAD = { width: 560, height: 150 };

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

/** Name and bytes of the pictures made from the drawings: icons from the logo, the share picture from the house. */
function drawPictures(landing: string, styles: string): [string, Uint8Array][] {
  const icon = drawIcon();
  // A mask may cut away all but the middle four fifths.
  const maskable = icon
    .replace('viewBox="0 0 26 26"', 'viewBox="-4 -4 34 34"')
    .replace(/<rect[^>]*rx="6"/, (rect) =>
      rect.replace('width="26" height="26" rx="6"', 'x="-4" y="-4" width="34" height="34"'),
    );
  const small = draw(icon, 32);
  return [
    ['icon-192.png', draw(icon, 192)],
    ['icon-512.png', draw(icon, 512)],
    ['icon-maskable-512.png', draw(maskable, 512)],
    ['apple-touch-icon.png', draw(maskable, 180)],
    ['favicon.ico', packIcon(small, 32)],
    ['share.png', draw(composeShare(landing, styles), SHARE.width)],
    ['email-house.png', draw(composeEmailHead(landing, styles), EMAIL_HEAD.width * 2)],
  ];
}

function draw(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** The house of the landing page, its dusk widened to the shape that shared links have. */
function composeShare(landing: string, styles: string): string {
  const { house, rules } = findHouse(landing, styles);
  const { width, height } = SHARE;
  const scale = height / 420;
  const left = (width - 560 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="house"><style>${rules}</style>
<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sky-top"/><stop offset=".62" class="sky-mid"/><stop offset="1" class="sky-low"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#dusk)"/>
<path d="M0 506C70 502 130 495 ${left + 2} 483V${height}H0Z" class="ground"/>
<path d="M${width - left - 2} 477C1085 485 1140 496 ${width} 500V${height}H${width - left - 2}Z" class="ground"/>
<g transform="translate(${left} 0) scale(${scale})">${house.replaceAll(/ rx="20"/g, '').replace('V400a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z', 'V420H0Z')}</g></svg>`;
}

/**
 * The header picture of emails: the house small in the same dusk, beside its name. Flat where the page has a glow, because what is sent ten
 * thousand times must be small, and mail programs show no SVG.
 */
function composeEmailHead(landing: string, styles: string): string {
  const { house, rules } = findHouse(landing, styles);
  const { width, height } = EMAIL_HEAD;
  const bare = house
    .replace(/<rect width="560" height="420"[^>]*>(<\/rect>)?/, '')
    .replace(/<path d="M258 354h44l46 66H212z"[^>]*>(<\/path>)?/, '')
    .replace(
      /<circle cx="318" cy="296" r="46"[^>]*>(<\/circle>)?/,
      '<circle cx="318" cy="296" r="17" fill="#ffc65c" opacity=".35"/>',
    )
    .replace('V400a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z', 'V420H0Z');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="house"><style>${rules}</style>
<rect width="${width}" height="${height}" fill="${colorToHex(colors.band)}"/><path d="M0 124C140 114 300 128 560 118V${height}H0Z" class="ground"/>
<g transform="translate(336 -8) scale(.39)">${bare}</g></svg>`;
}

/** The house of the landing page, with its colors. */
function findHouse(landing: string, styles: string): { house: string; rules: string } {
  const [, house] = /<svg viewBox="0 0 560 420"[^>]*>(.*?)<\/svg>/s.exec(landing) ?? [];
  const rules = styles.match(/\.house[^{}]*\{[^{}]*\}/g);
  if (house === undefined || rules === null) throw new Error('The landing page has no house to draw.');
  return { house, rules: rules.join('') };
}

/** One PNG in the container of an .ico file: header, one entry of the directory, the picture. */
function packIcon(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
