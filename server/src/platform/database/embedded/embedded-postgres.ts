import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataFolder } from '../../base/data-folder.ts';
import { OperatorError } from '../../base/operator-error.ts';
import { locateBinaries, placeBinaries } from './embedded-binaries.ts';
import { EMBEDDED_ROLE, startCluster } from './embedded-cluster.ts';
import { prepareEmbeddedHome } from './embedded-home.ts';
import { findRunningServer } from './embedded-server.ts';
import { hasOwner, superviseServer } from './embedded-supervisor.ts';

/** `url` works in anything that speaks libpq's addresses; its role may make further databases. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/** Where root keeps what PostgreSQL cannot reach in a folder closed to other users. */
const MACHINE_FOLDER = '/var/lib/porchlight';

/**
 * Starts the bundled PostgreSQL on the files in the data folder and keeps it running until `stop`, with every commit on the disk before it
 * is acknowledged. Only this user (and root) can reach it, on a Unix socket in a closed folder. One that outlived a crash of ours is taken
 * over. `tell` gets sentences for the operator.
 *
 * @throws with what to do when it cannot be started.
 */
export async function startEmbeddedPostgres({
  dataDir,
  machineFolder = MACHINE_FOLDER,
  tell = console.error,
}: {
  dataDir: string;
  machineFolder?: string;
  tell?: (sentence: string) => void;
}): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new OperatorError(
      'On Windows, set DATABASE_URL to a PostgreSQL of your own, or run Porchlight in the Windows Subsystem for Linux.',
    );
  }
  await makeDataFolder(dataDir);
  const home = await prepareEmbeddedHome(await realpath(dataDir), machineFolder, tell);
  const binaries = await placeBinaries(await locateBinaries(), home.user, machineFolder, tell);
  const cluster = await startCluster(home, binaries);
  const { socketFolder, stop } = await superviseServer({ home, cluster, binaries }, tell);
  try {
    await requireDatabase(socketFolder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: formatUrl(socketFolder, DATABASE), stop };
}

/**
 * The database in a data folder for work beside a server: that of the server that runs, or one started for the occasion, which `stop`
 * ends again. Nothing when there is none in this folder; none is made.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  if (!hasEmbeddedPostgres(dataDir)) return undefined;
  const { folder } = await prepareEmbeddedHome(await realpath(dataDir), MACHINE_FOLDER, () => undefined);
  const running = await findRunningServer(join(folder, 'cluster'));
  // One that outlived a crash of ours has no owner, and is taken over.
  if (running && (await hasOwner(running.socketFolder)))
    return { url: formatUrl(running.socketFolder, DATABASE), stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, tell: () => undefined });
}

/** The same for what may also be the first to use a data folder: where there is no database, one is made. */
export async function joinOrStartEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  return (await joinEmbeddedPostgres(dataDir)) ?? (await startEmbeddedPostgres({ dataDir }));
}

/** Whether a data folder has a database, here or, where it says so, elsewhere. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  return ['postgres', 'postgres-is-elsewhere.txt'].some((name) => existsSync(join(dataDir, name)));
}

const DATABASE = 'porchlight';

async function requireDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client(formatUrl(socketFolder, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function formatUrl(socketFolder: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&port=5432&user=${EMBEDDED_ROLE}`;
}
