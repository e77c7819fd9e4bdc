import { existsSync } from 'node:fs';
import { run } from '../project.mjs';

/** Runs apt-get where that is allowed, which is as root on Debian and its kin; says what did not work, and goes on. */
export async function runApt(...parameters) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run(['/usr/bin/apt-get', '--quiet', ...parameters], { environment });
  if (code !== 0) console.error(`apt-get ${parameters.join(' ')} did not work:\n${output.trimEnd()}`);
}

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
