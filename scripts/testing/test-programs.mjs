import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, runApt } from '../setup/apt.mjs';

/** What some tests run where it is installed, by program: its Debian package, and what goes without it. */
const programs = {
  nginx: ['nginx-light', 'the tests of several processes run behind a few lines of Node'],
  pdftoppm: ['poppler-utils', 'attacks on signed files are drawn with PDF.js alone'],
};

/** What the long tests run besides. */
const longPrograms = {
  pgbackrest: ['pgbackrest', 'no backup is made with it'],
  initdb: ['postgresql', 'pgBackRest has no database to back up'],
};

/** Installs what is missing where that is allowed, and else says what goes without it. */
export async function provideTestPrograms({ long = false } = {}) {
  const missing = Object.entries({ ...programs, ...(long && longPrograms) }).filter(
    ([program]) => !isThere(program),
  );
  if (missing.length === 0) return;
  if (!hasApt()) {
    for (const [program, [, without]] of missing) console.log(`Without ${program}, ${without}.`);
    return;
  }
  const packages = missing.map(([, [name]]) => name);
  console.log(`Installing for the tests: ${packages.join(', ')}.`);
  await runApt('update');
  await runApt('install', '--yes', '--no-install-recommends', ...packages);
}

const POSTGRES = '/usr/lib/postgresql';

function isThere(program) {
  // Any Node from 20 runs this, and globSync came with 22.
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    ...versions.map((version) => join(POSTGRES, version, 'bin')),
  ];
  return folders.some((folder) => existsSync(join(folder, program)));
}
