import { readFileSync } from 'node:fs';

/**
 * Calls back once the npm that runs this script is gone. Killed outright it passes no signal on, and the shell it puts
 * between (npm, sh -c, this script) lives on.
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const isShellBetween = !/^(npm|node)/.test(readProcess(parent, 'comm'));
  const readGrandparent = () =>
    isShellBetween ? readProcess(parent, 'status').match(/^PPid:.*$/m)?.[0] : undefined;
  const grandparent = readGrandparent();
  const timer = setInterval(() => {
    if (process.ppid === parent && readGrandparent() === grandparent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}

/** Linux reports the end of a process; elsewhere the parent alone is watched. */
function readProcess(processId, file) {
  try {
    return readFileSync(`/proc/${processId}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
