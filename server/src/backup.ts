import { parseArgs } from 'node:util';
import { describeBackup, EXIT, formatMegabytes, runBackupCommand } from './backup-command.ts';
import type { Config } from './config-types.ts';
import { readInstallationKeys } from './platform/backup/installation-keys.ts';
import { openAnyBackup } from './platform/backup/open-any-backup.ts';
import { findPassphrase } from './platform/backup/passphrase.ts';
import { createProgress, type Progress } from './platform/backup/progress.ts';
import { isRepository } from './platform/backup/repository/backup-repository.ts';
import { checkRepository } from './platform/backup/repository/read-repository.ts';
import { writeToRepository } from './platform/backup/repository/write-to-repository.ts';
import { type BackupSource, writeBackup } from './platform/backup/write-backup.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { readRelease } from './platform/release.ts';
import { openStorage } from './platform/storage/open-storage.ts';

// Writes a backup of the installation that the environment describes, while it serves or not: into a file, or with --into into a
// repository, which has each stored file once. With --check, reads one.
await runBackupCommand(async (config, stopping) => {
  const asked = readParameters(process.argv.slice(2));
  if (asked === undefined) {
    console.error(
      'Usage: npm run backup -- FILE, npm run backup -- --into FOLDER [--keep-days DAYS], or npm run backup -- --check PATH',
    );
    return EXIT.usage;
  }
  if ('check' in asked) return check(config, asked.check, stopping);
  return write(config, stopping, (source, passphrase, progress) =>
    'into' in asked
      ? addTo(asked, source, passphrase, progress, stopping)
      : writeFile(asked.path, source, passphrase, progress, stopping),
  );
});

type Asked = { check: string } | { path: string } | { into: string; keepDays: number | undefined };

function readParameters(parameters: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { check: { type: 'boolean' }, into: { type: 'string' }, 'keep-days': { type: 'string' } },
      allowPositionals: true,
    });
    const { check: isCheck, into, 'keep-days': days } = values;
    const [path] = positionals;
    if (into !== undefined) {
      const isDays = days === undefined || /^[1-9]\d{0,4}$/.test(days);
      if (isCheck || path !== undefined || into === '' || !isDays) return undefined;
      return { into, keepDays: days === undefined ? undefined : Number(days) };
    }
    if (path === undefined || positionals.length > 1 || days !== undefined) return undefined;
    return isCheck ? { check: path } : { path };
  } catch {
    return undefined;
  }
}

async function check(config: Config, path: string, stopping: AbortSignal): Promise<number> {
  const passphrase = await findPassphrase(config.backup, false);
  const progress = createProgress();
  if (!isRepository(path)) {
    const checked = await openAnyBackup({ path, passphrase }, progress, stopping).finally(progress.end);
    console.log(`The backup is whole. ${describeBackup(checked)}`);
    return EXIT.done;
  }
  const all = await checkRepository(path, passphrase, progress, stopping).finally(progress.end);
  for (const each of all) console.log(`${each.backup.name} is whole. ${describeBackup(each)}`);
  if (all.length > 0) return EXIT.done;
  console.error(`${path} holds no backup yet.`);
  return EXIT.failed;
}

type Work = (source: BackupSource, passphrase: string, progress: Progress) => Promise<number>;

async function write(config: Config, stopping: AbortSignal, work: Work): Promise<number> {
  const keys = await readInstallationKeys(config);
  const passphrase = await findPassphrase(config.backup, true);
  stopping.throwIfAborted();
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinEmbeddedPostgres(config.dataDir) : undefined;
  const databaseUrl = direct ?? own?.url;
  if (databaseUrl === undefined) throw new Error(`There is no database in ${config.dataDir}.`);
  const progress = createProgress();
  try {
    const storage = await openStorage(config);
    const source = { databaseUrl, storage, keys, release: await readRelease() };
    const rowsUrl = config.databaseReplicaUrl;
    if (rowsUrl !== undefined) {
      try {
        return await work({ ...source, rowsUrl }, passphrase, progress);
      } catch (error) {
        if (stopping.aborted) throw error;
        // A backup that can be made must not be missing because the replica is.
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Not made from the replica: ${reason} The database itself is read.`);
      }
    }
    return await work(source, passphrase, progress);
  } finally {
    progress.end();
    await own?.stop();
  }
}

async function writeFile(
  path: string,
  source: BackupSource,
  passphrase: string,
  progress: Progress,
  stopping: AbortSignal,
): Promise<number> {
  const began = performance.now();
  const result = await writeBackup(source, { path, passphrase }, progress, stopping).finally(progress.end);
  const { count, bytes } = result.files;
  console.log(
    `${path} is written: ${countRows(result)} rows and ${count} files of ${formatMegabytes(bytes)}, in ${formatSeconds(performance.now() - began)} ` +
      `(vacuum waited for ${formatSeconds(result.snapshotMs)} of them). npm run backup -- --check ${path} reads it again.`,
  );
  return tellLost(result.missing, []);
}

async function addTo(
  { into, keepDays }: { into: string; keepDays: number | undefined },
  source: BackupSource,
  passphrase: string,
  progress: Progress,
  stopping: AbortSignal,
): Promise<number> {
  const began = performance.now();
  const target = { path: into, passphrase, keepDays };
  const added = await writeToRepository(source, target, progress, stopping).finally(progress.end);
  const { backup, index, files, pruned } = added;
  console.log(
    `${backup.name} is in ${into}: ${countRows(index)} rows in ${formatMegabytes(added.bytes)}, and ${files.count} files, of which ` +
      `${files.written} of ${formatMegabytes(files.writtenBytes)} are new; in ${formatSeconds(performance.now() - began)} (vacuum waited for ` +
      `${formatSeconds(added.snapshotMs)} of them).`,
  );
  if (pruned && pruned.backups + pruned.objects > 0)
    console.log(`Removed: ${pruned.backups} backups older than ${keepDays} days, ${pruned.objects} files.`);
  const code = tellLost(added.missing, added.kept);
  if (added.notPruned === undefined) return code;
  const reason = stopping.aborted
    ? 'the command was stopped.'
    : String(added.notPruned instanceof Error ? added.notPruned.message : added.notPruned);
  console.error(
    `The backup is there, but not all that is older than ${keepDays} days was removed: ${reason}`,
  );
  return EXIT.notPruned;
}

/** Says which files the store has lost; `kept` are those that earlier backups have. */
function tellLost(missing: readonly string[], kept: readonly string[]): number {
  if (missing.length > 0)
    console.error(`The backup is whole, but the store lacks ${missing.length} files that rows name:`);
  for (const path of missing) console.error(`- ${path}`);
  if (kept.length > 0)
    console.error(
      `The store has lost or cut ${kept.length} files; the backup has them as they were in an earlier one:`,
    );
  for (const path of kept) console.error(`- ${path}`);
  return missing.length + kept.length === 0 ? EXIT.done : EXIT.filesMissing;
}

function countRows({ tables }: { tables: readonly { rows: number }[] }): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
