import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNode, findNpm, root, run } from './project.mjs';

/** What the pages are made from. */
const SOURCES = ['web', 'domain', 'content', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
/** What the server's one program is made from. */
const SERVER_SOURCES = [
  ...['server/src', 'domain', 'content', 'package.json', 'package-lock.json'],
  ...['scripts/bundle-server.mjs', 'scripts/list-places.mjs'],
];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/** Builds the pages and the server's program, each unless what it is made from is what the last finished build was made from. */
export async function buildStale() {
  const pages = [...findNpm(), 'run', 'build', '--workspace', 'web'];
  await build('pages', 'web/build', SOURCES, pages);
  await build('server', 'server/build', SERVER_SOURCES, [findNode(), 'scripts/bundle-server.mjs']);
}

async function build(name, folder, sources, command) {
  const stamp = join(root, folder, 'made-from.sha256');
  const hash = hashSources(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${name}.`);
  rmSync(stamp, { force: true });
  const { code, output } = await run(command, { environment: { NODE_ENV: 'production' } });
  if (code !== 0) fail(`The ${name} could not be built.`, output);
  writeFileSync(stamp, hash);
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
