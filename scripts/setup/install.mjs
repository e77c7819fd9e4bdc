import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNode, findNpm, root, run } from '../project.mjs';
import { createSteps } from '../steps.mjs';
import { listNeeded } from './needed-packages.mjs';
import { removeUnneeded } from './remove-unneeded.mjs';

const STEP = 'Installing packages';

/**
 * Installs the packages of package-lock.json that are missing for a purpose: 'run' what is built, 'build' it first, or 'work' on the
 * project with all that checks and tests. Where one to run is missing, those to build are installed. `steps` reports the progress.
 */
export async function installMissing({ steps = createSteps(), purpose = 'work', sayIfDone = false } = {}) {
  const lock = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  const missing = findFirstMissing(
    lock,
    installed,
    purpose === 'work' ? undefined : listNeeded(lock, { toBuild: purpose === 'build' }),
  );
  if (missing === undefined && findNode()) {
    if (sayIfDone) steps.skip(`${STEP}: installed already`);
    return;
  }
  // What was installed for work stays complete.
  const wasToWork = Object.values(installed?.packages ?? {}).some(({ dev }) => dev);
  const toWork = purpose === 'work' || wasToWork;
  const expected = listExpected(lock).filter((path) => toWork || !lock.packages[path].dev);
  const step = steps.begin(STEP, { loadProgress: () => describeProgress(expected) });
  const { code, output } = await run([
    ...findNpm(),
    // Beside what is there already, only what is missing is unpacked. What was left out of packages (remove-unneeded.mjs) npm does not miss.
    ...(installed && toWork === wasToWork ? ['install', '--no-save'] : ['ci']),
    // Whatever the machine's own settings leave out is needed.
    ...[toWork ? '--include=dev' : '--omit=dev', '--include=optional', '--engine-strict=false'],
    ...['--no-audit', '--no-fund'],
  ]);
  if (code !== 0) {
    step.breakOff();
    fail('The packages could not be installed; nothing else was changed. Try again when online.', output);
  }
  if (!toWork) removeUnneeded({ toBuild: true });
  step.end(`${expected.filter(isInstalled).length} packages`);
  if (!findNode()) {
    fail(
      `There is no Node 24 among the packages for ${process.platform} on ${process.arch}. Install Node 24 and try again.`,
    );
  }
}

/** The paths of the packages that npm puts on this machine: those for others are in the lock too. */
export function listExpected(lock, { platform, arch } = process) {
  const fits = (wanted, own) => {
    if (wanted === undefined) return true;
    const all = [wanted].flat();
    return (
      !all.includes(`!${own}`) && all.some((each) => [own, 'any'].includes(each) || each.startsWith('!'))
    );
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { os, cpu, libc }]) => fits(os, platform) && fits(cpu, arch) && !libc?.includes('musl'))
    .map(([path]) => path);
}

/** How many are there, and which are on their way: npm makes a package's folder at once and unpacks into it in the end. */
function describeProgress(expected) {
  const missing = expected.filter((path) => !isInstalled(path));
  const begun = missing.filter((path) => existsSync(join(root, path)));
  const names = begun.slice(0, 2).map((path) => path.split('node_modules/').at(-1));
  const waits = missing.length === expected.length ? 'asking the registry' : 'finishing';
  const doing = names.length > 0 ? `unpacking ${names.join(', ')}` : waits;
  return `${expected.length - missing.length} of ${expected.length}, ${doing}`;
}

function isInstalled(path) {
  return existsSync(join(root, path, 'package.json'));
}

/**
 * The first package that the lock names and that is not installed in that version; npm keeps its own list of what it
 * installed. Packages for other machines are optional, so a missing optional one says nothing. `needed` names the paths that
 * matter; without it all do.
 */
export function findFirstMissing(lock, installed, needed) {
  if (installed === undefined) return 'everything';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || (needed && !needed.has(path))) continue;
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
