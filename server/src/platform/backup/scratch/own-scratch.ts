import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import type { Scratch } from './given-scratch.ts';

/**
 * A PostgreSQL of its own in the data folder, which goes with all it holds.
 *
 * @throws with what to do where none can be started, as in the image, which has no PostgreSQL.
 */
export async function startOwnScratch(dataDir: string): Promise<Scratch> {
  let folder: string | undefined;
  try {
    // There is none where everything is in a database, a bucket and the environment.
    await makeDataFolder(dataDir);
    folder = await mkdtemp(join(dataDir, 'person-restore-'));
    // As `makeDataFolder` does: PostgreSQL runs as another user in a folder below.
    if (process.getuid?.() === 0) await chmod(folder, 0o711);
    const made = folder;
    const { url, stop } = await startEmbeddedPostgres({ dataDir: made, tell: () => undefined });
    return { url, close: () => stop().then(() => removeFolder(made)) };
  } catch (cause) {
    if (folder !== undefined) await removeFolder(folder);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      'Give --scratch-database with the address of an empty database: the rows of the backup need one of their own for a while, also where ' +
        `DATABASE_URL is set, and none could be started in ${dataDir}. The reason: ${reason}`,
      { cause },
    );
  }
}

/** With what root keeps elsewhere because others cannot enter the data folder. */
async function removeFolder(folder: string): Promise<void> {
  const reminder = join(folder, 'postgres-is-elsewhere.txt');
  if (existsSync(reminder))
    await rm((await readFile(reminder, 'utf8')).trim(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
