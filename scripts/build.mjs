import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNpm, root, run } from './project.mjs';

/** What the pages are made from. */
const SOURCES = ['web', 'domain', 'content', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/** Builds the pages unless what they are made from is what the last finished build was made from. */
export async function buildStale() {
  const stamp = join(root, 'web/build/made-from.sha256');
  const sources = hashSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the pages.');
  rmSync(stamp, { force: true });
  const { code, output } = await run([...findNpm(), 'run', 'build'], {
    environment: { NODE_ENV: 'production' },
  });
  if (code !== 0) fail('The pages could not be built.', output);
  writeFileSync(stamp, sources);
}

/** One hash over every source's path and bytes: times of files say nothing after a checkout. */
export function hashSources(folder) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, folder, source);
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
