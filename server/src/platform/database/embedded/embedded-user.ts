import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../../base/operator-error.ts';

/** A user of the operating system that a program is started as. */
export type ProgramUser = { uid: number; gid: number };

/** In this order; one made for PostgreSQL has nothing else to lose. */
const UNPRIVILEGED_NAMES = ['postgres', '_postgres', 'nobody'];

/**
 * The user PostgreSQL runs as: nothing when it can run as we do, another one when we are root, because it refuses that.
 *
 * @throws when we are root and the machine has no user to turn to.
 */
export async function findServerUser(): Promise<ProgramUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map<string, ProgramUser>();
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    if (Number(uid) > 0 && Number(gid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const user = UNPRIVILEGED_NAMES.map((name) => users.get(name)).find((found) => found !== undefined);
  if (user !== undefined) return user;
  throw new OperatorError(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody" to run it as. ' +
      'Start Porchlight as a user other than root, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/**
 * The outermost folder on the way to `path`, or `path` itself, that this user may not enter (or, for a program, run);
 * nothing when the way is free. Goes by the permission bits of owner, group and others.
 */
export async function findBarrier(path: string, user: ProgramUser): Promise<string | undefined> {
  for (const step of listSteps(path)) {
    const { uid, gid, mode } = await stat(step);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return step;
  }
  return undefined;
}

/** `/a/b` gives `/`, `/a`, `/a/b`. */
function listSteps(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...listSteps(parent), path];
}
