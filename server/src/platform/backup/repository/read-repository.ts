import { dirname } from 'node:path';
import { SealBroken } from '../../storage/sealed-file.ts';
import { NotStored } from '../../storage/storage.ts';
import type { EntryEnd, ReadEntry } from '../backup-entries.ts';
import { EntriesBroken } from '../backup-entries.ts';
import { type CheckedBackup, checkBackup } from '../check-backup.ts';
import type { Progress } from '../progress.ts';
import {
  findBackup,
  type KeptBackup,
  listBackups,
  measureBackup,
  openRepositoryObjects,
} from './backup-repository.ts';
import { readFileList } from './file-list.ts';
import type { StoredObject } from './stored-objects.ts';

/** A backup of a repository that is whole, its files counted in with the rows. */
export type CheckedKept = CheckedBackup & { backup: KeptBackup; repository: string };

/**
 * Reads one backup of a repository whole: rows, list, and every object that the list names. `checked` has the names of objects that were
 * read before, for other backups, and gets those that are read now; `none` are read with 'none', for whoever needs few and sees to those.
 *
 * @throws what `checkBackup` throws, and `EntriesBroken` where objects are missing or are not what was stored; these are set aside, so that
 * the next backup writes them again where the store still has their files.
 */
export async function checkKeptBackup(
  path: string,
  passphrase: string,
  progress: Progress,
  stopping: AbortSignal,
  checked: Set<string> | 'none' = new Set<string>(),
): Promise<CheckedKept> {
  const { repository, ...backup } = await findBackup(path);
  const rows = await checkBackup(backup.rows, passphrase, progress, stopping);
  const objects = openRepositoryObjects(repository, rows.keys.fileKey);
  const files = { count: 0, bytes: 0 };
  const damaged: string[] = [];
  for await (const file of readFileList(backup.files, rows.keys.fileKey, rows.manifest.id)) {
    stopping.throwIfAborted();
    files.count += 1;
    files.bytes += file.bytes;
    if (checked === 'none' || checked.has(file.name)) continue;
    checked.add(file.name);
    progress.note(`${backup.name}: file ${files.count}, ${Math.round(files.bytes / 1e6)} MB`);
    try {
      for await (const _ of objects.read(file)) stopping.throwIfAborted();
    } catch (error) {
      if (!isDamage(error)) throw error;
      damaged.push(file.path);
      if (!(error instanceof NotStored)) await objects.setAside(file.name);
    }
  }
  if (damaged.length > 0)
    throw new EntriesBroken(
      `of the backup ${backup.name}, ${damaged.length} stored files are missing or damaged (${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ', …' : ''}); ` +
        'the next backup writes them again where the store has them',
    );
  return { ...rows, index: { ...rows.index, files }, size: await measureBackup(backup), backup, repository };
}

/**
 * Reads all backups of a repository, each object once.
 *
 * @throws at the end what the first that is not whole failed with.
 */
export async function checkRepository(
  path: string,
  passphrase: string,
  progress: Progress,
  stopping: AbortSignal,
): Promise<CheckedKept[]> {
  const checked = new Set<string>();
  const whole: CheckedKept[] = [];
  const failures: unknown[] = [];
  for (const { rows } of await listBackups(path)) {
    try {
      whole.push(await checkKeptBackup(dirname(rows), passphrase, progress, stopping, checked));
    } catch (error) {
      if (!isDamage(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return whole;
}

/** The files of a backup of a repository, as one file would hold them behind the rows; with `isWanted`, those of these paths. */
export async function* readKeptFiles(
  { backup, repository, keys, manifest }: Pick<CheckedKept, 'backup' | 'repository' | 'keys' | 'manifest'>,
  isWanted: (path: string) => boolean = () => true,
): AsyncGenerator<ReadEntry> {
  const objects = openRepositoryObjects(repository, keys.fileKey);
  for await (const { path, ...object } of readFileList(backup.files, keys.fileKey, manifest.id))
    if (isWanted(path)) yield toEntry(path, object, objects.read(object));
}

function toEntry(
  path: string,
  { bytes, sha256 }: StoredObject,
  chunks: AsyncIterable<Uint8Array>,
): ReadEntry {
  const end = (): EntryEnd => ({ bytes, rows: 0, sha256 });
  return { head: { kind: 'file', path }, chunks, end };
}

const isDamage = (error: unknown) =>
  error instanceof SealBroken || error instanceof EntriesBroken || error instanceof NotStored;
