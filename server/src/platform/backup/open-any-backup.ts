import { type ReadEntry, readEntries } from './backup-entries.ts';
import { openBackup } from './backup-seal.ts';
import { type CheckedBackup, checkBackup } from './check-backup.ts';
import type { Progress } from './progress.ts';
import { isKeptBackup, isRepository } from './repository/backup-repository.ts';
import { checkKeptBackup, readKeptFiles } from './repository/read-repository.ts';

/**
 * A backup that has proven whole. `readEntries` gives all it holds from the beginning each time, files last; with `isWanted`, files of
 * these paths alone, where others need not be read to come to them.
 */
export type WholeBackup = CheckedBackup & {
  readEntries(isWanted?: (path: string) => boolean): AsyncGenerator<ReadEntry>;
};

/**
 * Reads the backup at a path to its end: a file, a repository (its newest backup), or one backup of a repository. Who needs its rows
 * leaves the files of a repository unread; each is checked when it is read.
 *
 * @throws `NotABackup`, `WrongPassphrase`, `SealBroken`, `EntriesBroken`
 */
export async function openAnyBackup(
  { path, passphrase }: { path: string; passphrase: string },
  progress: Progress,
  stopping: AbortSignal,
  needs: 'all' | 'rows' = 'all',
): Promise<WholeBackup> {
  if (!isRepository(path) && !isKeptBackup(path)) {
    const checked = await checkBackup(path, passphrase, progress, stopping);
    return { ...checked, readEntries: () => readFile(path, passphrase) };
  }
  const kept = await checkKeptBackup(
    path,
    passphrase,
    progress,
    stopping,
    needs === 'rows' ? 'none' : undefined,
  );
  return {
    ...kept,
    async *readEntries(isWanted) {
      yield* readFile(kept.backup.rows, passphrase);
      yield* readKeptFiles(kept, isWanted);
    },
  };
}

async function* readFile(path: string, passphrase: string): AsyncGenerator<ReadEntry> {
  const backup = await openBackup(path, passphrase);
  yield* readEntries(backup.read(), () => undefined);
}
