import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, findNode, findNpm, root, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';
import { createSteps } from '../steps.mjs';

/** What the pages are made from. */
const SOURCES = [
  ...['web', 'pdf', 'domain', 'content'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
/** What the server's one program is made from. */
const SERVER_SOURCES = [
  ...['server/src', 'pdf', 'domain', 'content', 'package.json', 'package-lock.json'],
  ...['scripts/build/bundle-server.mjs', 'scripts/build/list-places.mjs'],
];
/** Made by web/postbuild/compress-files.ts. */
const PACKED_QUICKLY = 'web/build/packed-quickly';
const STEP = 'Building';
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

const BUILDS = [
  {
    name: 'pages',
    folder: 'web/build',
    sources: SOURCES,
    listCommand: () => [...findNpm(), 'run', 'build', '--workspace', 'web'],
    /** React Router says of each page that it was made; our own two steps after it say what they do (web/postbuild). */
    describeProgress: (written) =>
      written.match(/^(?:finishing|packing)$/gm)?.at(-1) ??
      describePages(written.match(/^Prerender \(html\)/gm)),
  },
  {
    name: 'server',
    folder: 'server/build',
    sources: SERVER_SOURCES,
    listCommand: () => [findNode(), 'scripts/build/bundle-server.mjs'],
  },
];

/** Whether pages and server are built from the sources that are here. */
export function isBuilt() {
  return BUILDS.every(isCurrent);
}

/**
 * Builds the pages and the server's program side by side, each unless what it is made from is what the last finished build was made from.
 * `packsLater`: what is sent is packed quickly, and as small as it gets by `packPages`.
 */
export async function buildStale({ steps = createSteps(), sayIfDone = false, packsLater = false } = {}) {
  const stale = BUILDS.filter((each) => !isCurrent(each));
  if (stale.length === 0 && sayIfDone) steps.skip(`${STEP}: built already`);
  if (stale.length > 0) await buildAll(stale, { steps, packsLater });
  if (!packsLater && arePagesToPack()) await packPages().ended;
}

/** Whether the pages are packed quickly and no more. */
export function arePagesToPack() {
  return existsSync(join(root, PACKED_QUICKLY));
}

/** Packs the pages as small as they get, when nothing else asks for the processor. */
export function packPages() {
  const child = spawn(findNode(), ['web/postbuild/compress-files.ts'], { cwd: root, stdio: 'ignore' });
  child.once('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_LOW));
  return { ended: new Promise((resolve) => child.once('close', resolve)), stop: () => child.kill() };
}

function isCurrent({ folder, sources }) {
  const stamp = findStamp(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root, sources);
}

function findStamp(folder) {
  return join(root, folder, 'made-from.sha256');
}

async function buildAll(stale, { steps, packsLater }) {
  const underWay = new Map(stale.map(({ name }) => [name, 'bundling']));
  const describe = () => [...underWay].map(([name, doing]) => `${name} (${doing})`).join(', ');
  const step = steps.begin(STEP, { loadProgress: describe });
  await Promise.all(
    stale.map(async ({ name, folder, sources, listCommand, describeProgress }) => {
      const hash = hashSources(root, sources);
      rmSync(findStamp(folder), { force: true });
      let written = '';
      const { code, output } = await run(listCommand(), {
        environment: { NODE_ENV: 'production', ...(packsLater && { PORCHLIGHT_PACKING: 'quick' }) },
        onOutput: (text) => {
          written += text;
          underWay.set(name, describeProgress?.(written) ?? 'bundling');
        },
      });
      if (code !== 0) {
        step.breakOff();
        fail(`The ${name} could not be built.`, output);
      }
      underWay.set(name, 'done');
      writeFileSync(findStamp(folder), hash);
    }),
  );
  step.end('');
}

/** One hash over every source's path and bytes: times of files say nothing after a checkout. */
export function hashSources(folder, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, folder, source);
  return hash.digest('hex');
}

function addToHash(hash, folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return;
  const entries = listFolder(full);
  if (entries === undefined) {
    const bytes = readFileSync(full);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    return;
  }
  for (const name of entries) {
    if (!NOT_SOURCES.has(name)) addToHash(hash, folder, `${path}/${name}`);
  }
}

function listFolder(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function describePages(made) {
  return made ? `${made.length} pages drawn` : 'bundling';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installMissing({ purpose: 'build' });
  await buildStale({ sayIfDone: true });
}
