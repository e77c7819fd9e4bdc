import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNode, findNpm, root, run } from '../project.mjs';
import { createSteps } from '../steps.mjs';

/** What the pages are made from. */
const SOURCES = [
  ...['web', 'pdf', 'domain', 'content'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
/** What the server's one program is made from. */
const SERVER_SOURCES = [
  ...['server/src', 'pdf', 'domain', 'content', 'package.json', 'package-lock.json'],
  ...['scripts/build/bundle-server.mjs', 'scripts/checks/list-places.mjs'],
];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

const BUILDS = [
  {
    name: 'pages',
    folder: 'web/build',
    sources: SOURCES,
    listCommand: () => [...findNpm(), 'run', 'build', '--workspace', 'web'],
    /** React Router says of each page that it was made; our own two steps after it say what they do (web/postbuild). */
    page: /^Prerender \(html\)/gm,
    later: /^(?:finishing|packing)$/gm,
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

/** Builds the pages and the server's program, each unless what it is made from is what the last finished build was made from. */
export async function buildStale({ steps = createSteps(), sayIfDone = false } = {}) {
  for (const each of BUILDS) {
    if (!isCurrent(each)) await build(each, steps);
    else if (sayIfDone) steps.skip(`Building the ${each.name}: built already`);
  }
}

function isCurrent({ folder, sources }) {
  const stamp = findStamp(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root, sources);
}

function findStamp(folder) {
  return join(root, folder, 'made-from.sha256');
}

async function build({ name, folder, sources, listCommand, page, later }, steps) {
  const hash = hashSources(root, sources);
  rmSync(findStamp(folder), { force: true });
  let made = 0;
  let doing = 'bundling programs';
  const step = steps.begin(`Building the ${name}`, {
    readProgress: () => (page ? `${made > 0 ? `${made} pages, ` : ''}${doing}` : ''),
  });
  const { code, output } = await run(listCommand(), {
    environment: { NODE_ENV: 'production' },
    onOutput: (text) => {
      if (!page) return;
      made += text.match(page)?.length ?? 0;
      doing =
        text.match(later)?.at(-1) ?? (made > 0 && doing === 'bundling programs' ? 'drawing pages' : doing);
    },
  });
  if (code !== 0) {
    step.breakOff();
    fail(`The ${name} could not be built.`, output);
  }
  step.end(page ? `${made} pages` : '');
  writeFileSync(findStamp(folder), hash);
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
