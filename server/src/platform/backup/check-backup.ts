import { type BackupIndex, EntriesBroken, getEntryText, loadBackupEntries } from './backup-entries.ts';
import { openBackup } from './backup-seal.ts';
import { type InstallationKeys, parseKeys } from './installation-keys.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import type { BackupProgress } from './progress.ts';

/** What a backup holds; `jobs` wait, `size` is the file's, in bytes. */
export type CheckedBackup = {
  manifest: Manifest;
  keys: InstallationKeys;
  index: BackupIndex;
  jobs: number;
  size: number;
};

/**
 * Reads a backup from the first byte to the last: every segment is genuine, every checksum agrees, nothing is missing and nothing follows.
 * Needs neither a database nor an installation.
 *
 * @throws `NotABackup`, `WrongPassphrase`, `SealBroken`, `EntriesBroken`
 */
export async function checkBackup(
  path: string,
  passphrase: string,
  progress: BackupProgress,
  stopping: AbortSignal,
): Promise<CheckedBackup> {
  const backup = await openBackup(path, passphrase);
  let manifest: Manifest | undefined;
  let index: BackupIndex | undefined;
  let keys: InstallationKeys | undefined;
  let jobs = 0;
  let read = 0;
  const entries = loadBackupEntries(backup.read(), (stored) => {
    index = stored;
  });
  for await (const { head, chunks, end } of entries) {
    stopping.throwIfAborted();
    if (head.kind === 'manifest') manifest = parseManifest(await getEntryText(chunks));
    else if (head.kind === 'secrets') keys = parseKeys(await getEntryText(chunks));
    else for await (const _ of chunks) stopping.throwIfAborted();
    if (head.kind === 'jobs') jobs = end().rows;
    read += end().bytes;
    progress.note(`${Math.round(read / 1e6)} MB checked`);
  }
  if (manifest === undefined || index === undefined || keys === undefined)
    throw new EntriesBroken('the backup lacks its manifest or its keys');
  return { manifest, keys, index, jobs, size: backup.size };
}
