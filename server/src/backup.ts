import {
  describeBackup,
  describeDemonstration,
  EXIT,
  formatMegabytes,
  runBackupCommand,
} from './backup-command.ts';
import { checkBackup } from './platform/backup/check-backup.ts';
import { loadInstallationKeys } from './platform/backup/installation-keys.ts';
import { noteBackup } from './platform/backup/last-backup.ts';
import { findPassphrase } from './platform/backup/passphrase.ts';
import { type BackupProgress, createProgress } from './platform/backup/progress.ts';
import { openCopyClient } from './platform/backup/table-copies.ts';
import { type BackupSource, writeBackup } from './platform/backup/write-backup.ts';
import type { Config } from './platform/base/config-types.ts';
import { loadRelease } from './platform/base/release.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { createStorage } from './platform/storage/create-storage.ts';

// Writes a backup of the installation that the environment describes, while it serves or not. With --check, reads one.
const CHECK = '--check';

await runBackupCommand(async (config, stopping) => {
  const parameters = process.argv.slice(2);
  const [path, ...more] = parameters.filter((each) => each !== CHECK);
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    console.error(`Usage: npm run backup -- FILE, or npm run backup -- ${CHECK} FILE`);
    return EXIT.usage;
  }
  return parameters.includes(CHECK) ? check(config, path, stopping) : write(config, path, stopping);
});

async function check(config: Config, path: string, stopping: AbortSignal): Promise<number> {
  const passphrase = await findPassphrase(config.backup, false);
  const progress = createProgress();
  const checked = await checkBackup(path, passphrase, progress, stopping).finally(progress.end);
  console.log(`The backup is whole. ${describeBackup(checked)}`);
  return EXIT.done;
}

async function write(config: Config, path: string, stopping: AbortSignal): Promise<number> {
  const keys = await loadInstallationKeys(config);
  const passphrase = await findPassphrase(config.backup, true);
  stopping.throwIfAborted();
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinEmbeddedPostgres(config.dataDir) : undefined;
  const databaseUrl = direct ?? own?.url;
  if (databaseUrl === undefined) throw new Error(`There is no database in ${config.dataDir}.`);
  const demonstration = direct === undefined ? describeDemonstration(config.dataDir) : undefined;
  if (demonstration !== undefined) console.error(demonstration);
  const progress = createProgress();
  try {
    const storage = await createStorage(config);
    const source = { databaseUrl, storage, keys, release: await loadRelease() };
    const rowsUrl = config.databaseReplicaUrl;
    if (rowsUrl !== undefined) {
      try {
        return await writeFile(path, { ...source, rowsUrl }, passphrase, progress, stopping);
      } catch (error) {
        if (stopping.aborted) throw error;
        // A backup that can be made must not be missing because the replica is.
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Not made from the replica: ${reason} The database itself is read.`);
      }
    }
    return await writeFile(path, source, passphrase, progress, stopping);
  } finally {
    progress.end();
    await own?.stop();
  }
}

async function writeFile(
  path: string,
  source: BackupSource,
  passphrase: string,
  progress: BackupProgress,
  stopping: AbortSignal,
): Promise<number> {
  const began = performance.now();
  const result = await writeBackup(source, { path, passphrase }, progress, stopping).finally(progress.end);
  const client = await openCopyClient(source.databaseUrl);
  await noteBackup(client, source.release).finally(() => client.end());
  const { count, bytes } = result.files;
  const rows = result.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${path} is written: ${rows} rows and ${count} files of ${formatMegabytes(bytes)}, in ${formatSeconds(performance.now() - began)} ` +
      `(vacuum waited for ${formatSeconds(result.snapshotMs)} of them). npm run backup -- --check ${path} reads it again.`,
  );
  if (result.missing.length === 0) return EXIT.done;
  console.error(`The backup is whole, but the store lacks ${result.missing.length} files that rows name:`);
  for (const lost of result.missing) console.error(`- ${lost}`);
  return EXIT.filesMissing;
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
