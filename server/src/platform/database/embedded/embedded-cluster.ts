import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../base/operator-error.ts';
import type { PostgresBinaries } from './embedded-binaries.ts';
import type { Home } from './embedded-home.ts';
import { runProgram } from './embedded-program.ts';

/** The one role of an embedded database; it may do everything there. */
export const EMBEDDED_ROLE = 'porchlight';

/**
 * The database's files in `<home>/cluster`, made when they are not there yet: under another name first, so that a
 * crash half-way leaves nothing that looks whole.
 *
 * @throws when they were made by another PostgreSQL.
 */
export async function startCluster(home: Home, binaries: PostgresBinaries): Promise<string> {
  await removeOrphanedFiles(home.folder);
  const cluster = join(home.folder, 'cluster');
  if (!existsSync(cluster)) await createCluster(home, cluster, binaries);
  await requireVersion(cluster, binaries);
  return cluster;
}

async function createCluster(home: Home, cluster: string, binaries: PostgresBinaries): Promise<void> {
  const unfinished = join(home.folder, `unfinished-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await runProgram({
      program: join(binaries.folder, 'bin', 'initdb'),
      parameters: [
        `--pgdata=${unfinished}`,
        `--username=${EMBEDDED_ROLE}`,
        '--auth-local=trust',
        '--auth-host=reject',
        '--encoding=UTF8',
        // Comes with PostgreSQL: neither another machine nor an update of the system changes how text sorts.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        // In MB, a quarter of the usual: half of a small installation was room for changes to come.
        '--wal-segsize=4',
        '--set=min_wal_size=8MB',
      ],
      user: home.user,
      workingFolder: home.folder,
    });
    await rename(unfinished, cluster);
    await syncFolder(home.folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

/** What a process that is no more was making when it ended. */
async function removeOrphanedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, maker] = /^unfinished-(\d+)-/.exec(name) ?? [];
    if (maker === undefined || isAlive(Number(maker))) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function isAlive(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function requireVersion(cluster: string, binaries: PostgresBinaries): Promise<void> {
  const madeBy = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const [major = ''] = binaries.version.split('.');
  if (madeBy === major) return;
  throw new OperatorError(
    `The database in ${cluster} was made by PostgreSQL ${madeBy}, and this is PostgreSQL ${major}; nothing was changed. ` +
      `Go back to the Porchlight that came with ${madeBy}, or move the data over with pg_dump and pg_restore.`,
  );
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
