import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, runApt } from './apt.mjs';

/** Sees to an nginx for the tests of several processes where it can; without one they run behind a few lines of Node. */
export async function provideNginx() {
  if (isThere() || !hasApt()) return;
  console.log('Installing an nginx for the tests of several processes.');
  await runApt('update');
  await runApt('install', '--yes', '--no-install-recommends', 'nginx-light');
}

function isThere() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(join(folder, 'nginx')));
}
