import { describeBackup, EXIT, formatMegabytes, runBackupCommand } from './backup-command.ts';
import type { Config } from './config-types.ts';
import { checkBackup } from './platform/backup/check-backup.ts';
import { readInstallationKeys } from './platform/backup/installation-keys.ts';
import { findPassphrase } from './platform/backup/passphrase.ts';
import { createProgress } from './platform/backup/progress.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { readRelease } from './platform/release.ts';
import { openStorage } from './platform/storage/open-storage.ts';

// Writes a backup of the installation that the environment describes, while it serves or not; or, with --check, reads one.
await runBackupCommand(async (config, stopping) => {
  const parameters = process.argv.slice(2);
  const isCheck = parameters[0] === '--check';
  const [path, ...more] = isCheck ? parameters.slice(1) : parameters;
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    console.error('Usage: npm run backup -- FILE, or npm run backup -- --check FILE');
    return EXIT.usage;
  }
  return isCheck ? check(config, path, stopping) : write(config, path, stopping);
});

async function check(config: Config, path: string, stopping: AbortSignal): Promise<number> {
  const passphrase = await findPassphrase(config.backup, false);
  const progress = createProgress();
  const checked = await checkBackup(path, passphrase, progress, stopping).finally(progress.end);
  console.log(`The backup is whole. ${describeBackup(checked)}`);
  return EXIT.done;
}

async function write(config: Config, path: string, stopping: AbortSignal): Promise<number> {
  const keys = await readInstallationKeys(config);
  const passphrase = await findPassphrase(config.backup, true);
  const own = config.databaseUrl === undefined ? await joinEmbeddedPostgres(config.dataDir) : undefined;
  const databaseUrl = config.databaseUrl ?? own?.url;
  if (databaseUrl === undefined) throw new Error(`There is no database in ${config.dataDir}.`);
  const progress = createProgress();
  try {
    const storage = await openStorage(config);
    const source = { databaseUrl, storage, keys, release: await readRelease() };
    const began = performance.now();
    const result = await writeBackup(source, { path, passphrase }, progress, stopping).finally(progress.end);
    const rows = result.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count, bytes } = result.files;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${path} is written: ${rows} rows and ${count} files of ${formatMegabytes(bytes)}, in ${seconds} s. ` +
        `npm run backup -- --check ${path} reads it again.`,
    );
    if (result.missing.length === 0) return EXIT.done;
    console.error(`The backup is whole, but the store lacks ${result.missing.length} files that rows name:`);
    for (const missing of result.missing) console.error(`- ${missing}`);
    return EXIT.filesMissing;
  } finally {
    await own?.stop();
  }
}
