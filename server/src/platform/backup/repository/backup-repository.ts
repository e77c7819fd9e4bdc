import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { flushFolder, type ObjectStore, openObjects } from './stored-objects.ts';

// A repository of backups is a folder with
//
//   repository.json             whose backups it holds: a fingerprint of the installation's FILE_KEY
//   backups/NAME/rows           a backup of rows, jobs and keys alone, in the form of one file, which the passphrase opens
//   backups/NAME/files          which object holds which stored file
//   backups/NAME.unfinished/    one that is being written or removed
//   objects/ab/ab…              the stored files, each once, for all backups that name it

/** One backup of a repository, whole. `takenAt` in milliseconds, by its name. */
export type KeptBackup = { name: string; rows: string; files: string; takenAt: number };

export type Repository = { path: string; objects: ObjectStore; fileKey: Uint8Array };

/** A sentence for whoever gave the folder. */
class NoRepository extends Error {
  override name = 'NoRepository';
}

/** Whether a path is a repository. */
export function isRepository(path: string): boolean {
  return existsSync(join(path, MARK));
}

/** Whether a path is one backup of a repository. */
export function isKeptBackup(path: string): boolean {
  return existsSync(join(path, 'rows'));
}

/**
 * The backup that a path means: itself, or the newest of the repository.
 *
 * @throws when there is none.
 */
export async function findBackup(path: string): Promise<KeptBackup & { repository: string }> {
  if (isKeptBackup(path))
    return { ...describe(dirname(path), basename(path)), repository: dirname(dirname(path)) };
  const newest = (await listBackups(path)).at(-1);
  if (newest === undefined) throw new NoRepository(`${path} holds no backup yet.`);
  return { ...newest, repository: path };
}

/** All that are whole, oldest first. */
export async function listBackups(path: string): Promise<KeptBackup[]> {
  const names = await readdir(join(path, BACKUPS));
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => describe(join(path, BACKUPS), name));
}

/**
 * Opens the repository of this installation for a backup; makes one of a folder that is empty or not there.
 *
 * @throws when the folder holds something else, or the backups of another installation.
 */
export async function openRepository(path: string, fileKey: Uint8Array): Promise<Repository> {
  const mark = join(path, MARK);
  const own = createHmac('sha256', fileKey).update('porchlight backup repository').digest('base64url');
  if (!existsSync(mark)) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if ((await readdir(path)).length > 0)
      throw new NoRepository(`${path} is neither empty nor a repository of backups; it was left as it is.`);
    await writeFile(mark, `${JSON.stringify({ version: 1, installation: own })}\n`, {
      mode: 0o600,
      flush: true,
      flag: 'wx',
    });
  }
  const kept = JSON.parse(await readFile(mark, 'utf8')) as { version?: unknown; installation?: unknown };
  if (kept.version !== 1) throw new NoRepository(`${path} was made by a newer release; use that one.`);
  if (kept.installation !== own)
    throw new NoRepository(
      `${path} holds the backups of another installation (its FILE_KEY is another); give each a folder of its own.`,
    );
  for (const folder of [BACKUPS, OBJECTS]) await mkdir(join(path, folder), { recursive: true, mode: 0o700 });
  return { path, fileKey, objects: openRepositoryObjects(path, fileKey) };
}

/** The objects of a repository for whoever has a backup of it open. */
export function openRepositoryObjects(path: string, fileKey: Uint8Array): ObjectStore {
  return openObjects(join(path, OBJECTS), fileKey);
}

/**
 * The folder of a new backup, until `keep` gives it its name: from then on it is one of the repository. Named by the time, later than all
 * others.
 */
export async function beginBackup(
  { path }: Repository,
  now: Date,
): Promise<{ rows: string; files: string; keep(): Promise<KeptBackup> }> {
  const name = now.toISOString().replace(/[:.]/g, '-');
  const newest = (await listBackups(path)).at(-1);
  if (newest !== undefined && newest.name >= name)
    throw new Error(`${path} has a backup of ${newest.name}, which is not over yet by this machine's clock.`);
  const unfinished = join(path, BACKUPS, `${name}${UNFINISHED}`);
  await mkdir(unfinished, { mode: 0o700 });
  return {
    rows: join(unfinished, 'rows'),
    files: join(unfinished, 'files'),
    async keep() {
      await flushFolder(unfinished);
      await rename(unfinished, join(path, BACKUPS, name));
      await flushFolder(join(path, BACKUPS));
      return describe(join(path, BACKUPS), name);
    },
  };
}

/** From its first step on, the backup is none; what a crash leaves of it `removeUnfinished` takes away. */
export async function dropBackup({ path }: Repository, { name }: KeptBackup): Promise<void> {
  const folder = join(path, BACKUPS, name);
  await rename(folder, `${folder}${UNFINISHED}`);
  await flushFolder(dirname(folder));
  await rm(`${folder}${UNFINISHED}`, { recursive: true });
}

/** Removes what crashed runs have left of backups; only under the lock, for one under way looks the same. */
export async function removeUnfinished({ path }: Repository): Promise<void> {
  for (const name of await readdir(join(path, BACKUPS)))
    if (name.endsWith(UNFINISHED)) await rm(join(path, BACKUPS, name), { recursive: true });
}

/** Bytes of the backup without the objects. */
export async function measureBackup({ rows, files }: KeptBackup): Promise<number> {
  return (await stat(rows)).size + (await stat(files)).size;
}

const MARK = 'repository.json';
const BACKUPS = 'backups';
const OBJECTS = 'objects';
const UNFINISHED = '.unfinished';
/** The time in UTC, as a file's name takes it. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

function describe(folder: string, name: string): KeptBackup {
  const takenAt = Date.parse(name.replace(NAME, '$1T$2:$3:$4.$5Z'));
  return { name, rows: join(folder, name, 'rows'), files: join(folder, name, 'files'), takenAt };
}
