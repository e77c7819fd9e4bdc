import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, findNode, findNpm, root, run } from '../project.mjs';
import { createSteps } from '../steps.mjs';
import { listNeeded } from './needed-packages.mjs';

const STEP = 'Installing packages';

/**
 * Installs the packages of package-lock.json unless they are all there already. What is built needs fewer to run
 * (`onlyToRun`); where one of those is missing, all are installed. `steps` tells of it.
 */
export async function installMissing({ steps = createSteps(), onlyToRun = false, sayIfDone = false } = {}) {
  const lock = readLock('package-lock.json');
  const missing = findFirstMissing(
    lock,
    readLock('node_modules/.package-lock.json'),
    onlyToRun ? listNeeded(lock) : undefined,
  );
  if (missing === undefined && findNode()) {
    if (sayIfDone) steps.skip(`${STEP}: installed already`);
    return;
  }
  const expected = listExpected(lock);
  const step = steps.begin(STEP, {
    readProgress: () => `${countInstalled(expected)} of ${expected.length}`,
  });
  // Building needs the development packages in production too; whatever the machine's own settings leave out is needed.
  const needed = ['--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund'];
  const { code, output } = await run([...findNpm(), 'ci', ...needed]);
  if (code !== 0) {
    step.breakOff();
    fail('The packages could not be installed; nothing else was changed. Try again when online.', output);
  }
  step.end(`${countInstalled(expected)} packages`);
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

/** npm makes a package's folder at once and unpacks into it in the end. */
function countInstalled(paths) {
  return paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
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
