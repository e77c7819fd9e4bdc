import { existsSync } from 'node:fs';
import { chmod, lchown, mkdir, mkdtemp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../base/operator-error.ts';
import { findBarrier, findServerUser, type ProgramUser } from './embedded-user.ts';

/** The folder that holds a database, and the user it belongs to; none when that is the one we run as. */
export type Home = { folder: string; user: ProgramUser | undefined };

/**
 * The home of a data folder's database: `<dataDir>/postgres`, or, where the user PostgreSQL runs as cannot get there,
 * a folder under `machineFolder` that the data folder remembers from then on.
 *
 * @throws with the remedy when there is no such place, or when the remembered one is gone: an empty database in its
 * stead would look like lost accounts.
 */
export async function prepareEmbeddedHome(
  dataDir: string,
  machineFolder: string,
  tell: (sentence: string) => void,
): Promise<Home> {
  const reminder = join(dataDir, 'postgres-is-elsewhere.txt');
  if (existsSync(reminder)) return openElsewhere(dataDir, reminder, tell);
  const folder = join(dataDir, 'postgres');
  const user = await findOwner(folder);
  const barrier = user && (await findBarrier(dataDir, user));
  if (user !== undefined && barrier !== undefined) {
    if (!existsSync(join(folder, 'cluster'))) {
      return settleElsewhere(dataDir, reminder, user, barrier, machineFolder, tell);
    }
    throw new OperatorError(
      `The database is in ${folder}, and PostgreSQL, which refuses to run as root, cannot enter ${barrier} as another ` +
        `user. Let others pass through (chmod o+x ${barrier}), or start Porchlight as the user the folder belongs to.`,
    );
  }
  await makePrivateFolder(folder, user);
  return { folder, user };
}

async function openElsewhere(
  dataDir: string,
  reminder: string,
  tell: (sentence: string) => void,
): Promise<Home> {
  const folder = (await readFile(reminder, 'utf8')).trim();
  if (!existsSync(folder)) {
    throw new OperatorError(
      `The database of ${dataDir} was kept in ${folder}, which is not there any more. Put it back from a backup; or, ` +
        `to begin with an empty database, delete ${reminder} and start again.`,
    );
  }
  tell(`The database of ${dataDir} is kept in ${folder}.`);
  const user = await findOwner(folder);
  await makePrivateFolder(folder, user);
  return { folder, user };
}

async function settleElsewhere(
  dataDir: string,
  reminder: string,
  user: ProgramUser,
  barrier: string,
  machineFolder: string,
  tell: (sentence: string) => void,
): Promise<Home> {
  const reason = `Users other than root cannot enter ${barrier}, and PostgreSQL refuses to run as root`;
  try {
    if (await mkdir(machineFolder, { recursive: true })) await chmod(machineFolder, 0o755);
    const barrierThere = await findBarrier(machineFolder, user);
    if (barrierThere !== undefined) throw new OperatorError(`they cannot enter ${barrierThere} either`);
    const folder = await mkdtemp(join(machineFolder, 'database-'));
    await makePrivateFolder(folder, user);
    await writeFile(`${reminder}.new`, `${folder}\n`, { flush: true });
    await rename(`${reminder}.new`, reminder);
    tell(`${reason}: the database of ${dataDir} is kept in ${folder}.`);
    return { folder, user };
  } catch (error) {
    throw new OperatorError(
      `${reason}; ${machineFolder} cannot be used in its stead. Move Porchlight to a place others can enter, such as ` +
        '/srv/porchlight, start it as a user other than root, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/**
 * The user that a home belongs to or would belong to; undefined when we are not root.
 *
 * @throws when it belongs to another user: PostgreSQL runs only as the owner of its files.
 */
async function findOwner(folder: string): Promise<ProgramUser | undefined> {
  const owner = existsSync(folder) ? await stat(folder) : undefined;
  const ourUid = process.getuid?.();
  if (ourUid === 0) return owner && owner.uid !== 0 ? owner : findServerUser();
  if (owner === undefined || owner.uid === ourUid) return undefined;
  throw new OperatorError(
    `The database in ${folder} belongs to another user of this machine (number ${owner.uid}). Start Porchlight as root ` +
      'or as that user, or give it a DATA_DIR of its own.',
  );
}

/**
 * Makes a folder that only this user can enter. What root owns in it, such as a backup that root put back, becomes
 * the user's; the folder itself last, so that a crash half-way is made good at the next start.
 */
export async function makePrivateFolder(path: string, user: ProgramUser | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user === undefined || (await stat(path)).uid !== 0) return;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  await lchown(path, user.uid, user.gid);
}
