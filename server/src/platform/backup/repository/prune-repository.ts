import { dropBackup, listBackups, type Repository } from './backup-repository.ts';
import { readFileList } from './file-list.ts';

/** What has gone: backups that were kept for long enough, and objects that no backup names any more. */
export type Pruned = { backups: number; objects: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes backups taken more than `keepDays` before `now` (milliseconds), and then every object that no backup left names. To be called
 * under the lock: a backup under way has objects that none names yet. A crash at any step leaves every backup that is left whole, and what
 * it did not come to goes the next time.
 *
 * @throws before any object is removed when the list of a backup cannot be read: then nobody knows what it needs.
 */
export async function pruneRepository(
  repository: Repository,
  now: number,
  keepDays: number,
  requireHeld: () => Promise<void>,
  stopping: AbortSignal,
): Promise<Pruned> {
  const pruned = { backups: 0, objects: 0 };
  const backups = await listBackups(repository.path);
  for (const backup of backups.filter(({ takenAt }) => now - takenAt > keepDays * DAY_MS)) {
    await requireHeld();
    await dropBackup(repository, backup);
    pruned.backups += 1;
  }
  const named = new Set<string>();
  for (const { name, files } of await listBackups(repository.path)) {
    try {
      for await (const file of readFileList(files, repository.fileKey)) named.add(file.name);
    } catch (cause) {
      throw new Error(
        `No stored file was removed from the repository, because the list of the backup ${name} cannot be read. Have it checked, and ` +
          'remove its folder if it is of no use.',
        { cause },
      );
    }
  }
  await requireHeld();
  for await (const name of repository.objects.list()) {
    if (named.has(name)) continue;
    stopping.throwIfAborted();
    await repository.objects.remove(name);
    pruned.objects += 1;
  }
  return pruned;
}
