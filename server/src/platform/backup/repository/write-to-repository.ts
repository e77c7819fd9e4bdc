import { createHash } from 'node:crypto';
import type { BackupIndex } from '../backup-entries.ts';
import type { Cost } from '../backup-seal.ts';
import { type HeldFiles, holdFiles } from '../hold-files.ts';
import { listNamedFiles, type NamedFile } from '../named-files.ts';
import type { Progress } from '../progress.ts';
import { listRowEntries, type ReadRows } from '../row-entries.ts';
import { stopWith } from '../stored-files.ts';
import { type BackupSource, writeSealed } from '../write-backup.ts';
import {
  beginBackup,
  type KeptBackup,
  listBackups,
  measureBackup,
  openRepository,
  type Repository,
  removeUnfinished,
} from './backup-repository.ts';
import { type ListedFile, readFileList, writeFileList } from './file-list.ts';
import { type Pruned, pruneRepository } from './prune-repository.ts';
import { lockRepository } from './repository-lock.ts';

/**
 * `written` and `writtenBytes`: files that no earlier backup had. `missing`: files that rows name and neither the store nor an earlier
 * backup has; `kept`: files that the store has lost or cut, and this backup takes from an earlier one. `bytes`: of rows and list.
 * `notPruned`: the error for which old backups, or what they alone named, were not removed.
 */
export type AddedBackup = {
  backup: KeptBackup;
  index: BackupIndex;
  files: { count: number; written: number; writtenBytes: number };
  bytes: number;
  missing: string[];
  kept: string[];
  snapshotMs: number;
  pruned: Pruned | undefined;
  notPruned: unknown;
};

export type RepositoryTarget = {
  path: string;
  passphrase: string;
  cost?: Cost;
  /** Days after which backups go, once this one is whole; none go without it. */
  keepDays?: number | undefined;
};

/** Files that are looked at in the store, or written, at a time. */
const AT_ONCE = 16;

/**
 * Adds a backup to a repository, which is made where there is none: the rows of one moment, and each file that they name and no earlier
 * backup has. A file never changes, and no path with its key is ever given twice, so that one with both is the one an earlier backup
 * has: it is not read again, but looked at for its size, in the store and in the repository. It is one of the repository's backups once it is
 * whole and on the disk, also where older ones then cannot be removed.
 *
 * @throws when another backup is under way, and when `stopping` is aborted; what it leaves then the next one removes.
 */
export async function writeToRepository(
  source: BackupSource,
  target: RepositoryTarget,
  progress: Progress,
  stopping: AbortSignal,
): Promise<AddedBackup> {
  const repository = await openRepository(target.path, source.keys.fileKey);
  return lockRepository(repository.path, async (requireHeld) => {
    await removeUnfinished(repository);
    const added = await holdFiles(source, (held) =>
      addBackup({ repository, source, held, requireHeld, progress, stopping }, target),
    );
    const { keepDays } = target;
    let pruned: Pruned | undefined;
    let notPruned: unknown;
    try {
      if (keepDays !== undefined)
        pruned = await pruneRepository(repository, added.backup.takenAt, keepDays, requireHeld, stopping);
    } catch (error) {
      // The new backup is there all the same, and whoever were told that it failed would make another.
      notPruned = error;
    }
    return { ...added, pruned, notPruned };
  });
}

type Work = {
  repository: Repository;
  source: BackupSource;
  held: HeldFiles;
  requireHeld(): Promise<void>;
  progress: Progress;
  stopping: AbortSignal;
};

async function addBackup(
  work: Work,
  { passphrase, cost }: RepositoryTarget,
): Promise<Omit<AddedBackup, 'pruned' | 'notPruned'>> {
  const { repository, source, held, progress, stopping } = work;
  const begun = await beginBackup(repository, new Date());
  let read: ReadRows | undefined;
  const rows = listRowEntries(held.rows, source, progress, (told) => {
    read = told;
  });
  if (held.rows !== held.client) held.askForAnswers();
  const target = { path: begun.rows, passphrase, ...(cost && { cost }) };
  const index = await writeSealed(target, rows, held, stopping);
  if (read === undefined) throw new Error('the rows were not read to their end');
  const { manifest, files: count, snapshotMs } = read;
  held.askForAnswers();
  const counted: Counted = { files: { count: 0, written: 0, writtenBytes: 0 }, missing: [], kept: [] };
  await writeFileList(begun.files, repository.fileKey, manifest.id, listFiles(work, count, counted));
  await repository.objects.flush();
  // What answers now has held all the time.
  await held.confirm();
  await work.requireHeld();
  stopping.throwIfAborted();
  const backup = await begun.keep();
  return { backup, index, ...counted, bytes: await measureBackup(backup), snapshotMs };
}

type Counted = Pick<AddedBackup, 'files' | 'missing' | 'kept'>;

/** Every file that the rows name with the object that holds it, stored now or before. */
async function* listFiles(work: Work, count: number, counted: Counted): AsyncGenerator<ListedFile> {
  const { repository, held, progress, stopping } = work;
  const earlier = followList(await findEarlierList(repository));
  const signal = AbortSignal.any([stopping, held.lost]);
  for await (const batch of listNamedFiles(held.rows, count, repository.fileKey)) {
    for (let start = 0; start < batch.length; start += AT_ONCE) {
      signal.throwIfAborted();
      const looked: Promise<Outcome>[] = [];
      for (const file of batch.slice(start, start + AT_ONCE))
        looked.push(storeFile(work, file, await earlier.find(file), signal));
      for (const outcome of await Promise.allSettled(looked)) {
        if (outcome.status === 'rejected') throw outcome.reason;
        const { path, listed, how } = outcome.value;
        if (how === 'missing' || how === 'kept') counted[how].push(path);
        if (listed === undefined) continue;
        counted.files.count += 1;
        if (how === 'written') {
          counted.files.written += 1;
          counted.files.writtenBytes += listed.bytes;
        }
        yield listed;
      }
      progress.note(`file ${counted.files.count} of ${count}`);
    }
  }
  await earlier.close();
}

type Outcome = {
  path: string;
  listed: ListedFile | undefined;
  how: 'written' | 'known' | 'kept' | 'missing';
};

async function storeFile(
  { repository: { objects }, source: { storage } }: Work,
  { path, key }: NamedFile,
  known: ListedFile | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const size = await storage.size(path);
  if (known !== undefined && (await objects.has(known)))
    return { path, listed: known, how: size === known.bytes ? 'known' : 'kept' };
  if (size === undefined) return { path, listed: undefined, how: 'missing' };
  const object = await objects.write(stopWith(storage.read(path), signal));
  return { path, listed: { ...object, path, key: makeFingerprint(key) }, how: 'written' };
}

const makeFingerprint = (key: Uint8Array | null) =>
  createHash('sha256')
    .update(key ?? '')
    .digest('hex')
    .slice(0, 32);

/** The list of the newest backup whose list can be read; one that is damaged must not have every file read again. */
async function findEarlierList({
  path,
  fileKey,
}: Repository): Promise<AsyncGenerator<ListedFile> | undefined> {
  for (const { files } of (await listBackups(path)).reverse()) {
    try {
      for await (const _ of readFileList(files, fileKey));
      return readFileList(files, fileKey);
    } catch {
      // The check says which it is.
    }
  }
  return undefined;
}

/** Finds files in a list, asked in the order of the list, which is then read once and kept nowhere. */
function followList(list: AsyncGenerator<ListedFile> | undefined) {
  let next: ListedFile | undefined;
  let isBegun = false;
  const advance = async () => {
    next = (await list?.next())?.value;
  };
  return {
    async find({ path, key }: NamedFile): Promise<ListedFile | undefined> {
      if (!isBegun) await advance();
      isBegun = true;
      while (next !== undefined && next.path < path) await advance();
      return next?.path === path && next.key === makeFingerprint(key) ? next : undefined;
    },
    close: async () => void (await list?.return(undefined)),
  };
}
