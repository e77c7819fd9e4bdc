import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNode, findNpm, root, run } from './project.mjs';

/** Installs the packages of package-lock.json unless they are all there already. */
export async function installMissing() {
  const missing = findFirstMissing(
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
  );
  if (missing === undefined && findNode()) return;
  console.log('Installing what is missing. The first time this takes a minute or two.');
  // Building needs the development packages in production too; whatever the machine's own settings leave out is needed.
  const needed = ['--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund'];
  const { code, output } = await run([...findNpm(), 'ci', ...needed]);
  if (code !== 0)
    fail('The packages could not be installed; nothing else was changed. Try again when online.', output);
  if (!findNode()) {
    fail(
      `There is no Node 24 among the packages for ${process.platform} on ${process.arch}. Install Node 24 and try again.`,
    );
  }
}

/**
 * The first package that the lock names and that is not installed in that version; npm keeps its own list of what it
 * installed. Packages for other machines are optional, so a missing optional one says nothing.
 */
export function findFirstMissing(lock, installed) {
  if (installed === undefined) return 'everything';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '' || !path.includes('node_modules/')) continue;
    const found = installed.packages[path];
    if (found === undefined ? !wanted.optional && !wanted.devOptional : !isSame(wanted, found)) return path;
  }
  return undefined;
}

function isSame(wanted, found) {
  return wanted.version === found.version && wanted.integrity === found.integrity;
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}
