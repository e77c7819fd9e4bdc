import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { EXIT, formatMegabytes, runBackupCommand } from './backup-command.ts';
import { databaseUrl } from './config-values.ts';
import { type InstallationKeys, loadInstallationKeys } from './platform/backup/installation-keys.ts';
import { type MigrationResult, migrateInstallation } from './platform/backup/migrate-installation.ts';
import { createProgress } from './platform/backup/progress.ts';
import type { Config, S3Config } from './platform/base/config-types.ts';
import { loadRelease } from './platform/base/release.ts';
import {
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';

// Moves the installation in the data folder to a PostgreSQL of the operator's own and, where S3_BUCKET is set, its files to the bucket.
// What is to be put in the environment goes to the standard output, everything else to the other.
await runBackupCommand(async (config, stopping) => {
  const [flag, address, ...more] = process.argv.slice(2);
  const to = databaseUrl.safeParse(address);
  if (flag !== '--to' || !to.success || more.length > 0) {
    console.error('Usage: npm run move -- --to postgresql://user:password@host:5432/database');
    return EXIT.usage;
  }
  if (config.databaseUrl !== undefined && config.databaseUrl !== to.data) {
    console.error(
      'DATABASE_URL is set, so this installation is not in the data folder. Take it out, and run the move again.',
    );
    return EXIT.usage;
  }
  return move(config, to.data, stopping);
});

async function move(config: Config, to: string, stopping: AbortSignal): Promise<number> {
  if (!hasEmbeddedPostgres(config.dataDir)) throw new Error(`There is no database in ${config.dataDir}.`);
  const keys = await loadInstallationKeys(config);
  // Refuses while a server runs on it, and keeps any from starting meanwhile.
  const own = await startEmbeddedPostgres({ dataDir: config.dataDir });
  const progress = createProgress();
  try {
    const storage = await createStorage(config);
    const disk = createDiskStorage(join(config.dataDir, 'files'));
    const isOnDisk = config.s3 !== undefined && !(await disk.isEmpty());
    const source = {
      databaseUrl: own.url,
      storage: isOnDisk ? disk : storage,
      keys,
      release: await loadRelease(),
    };
    const result = await migrateInstallation(
      source,
      { databaseUrl: to, storage },
      progress,
      stopping,
    ).finally(progress.end);
    console.error(describeMove(result, config));
    for (const line of toEnvironment(to, keys, config.s3)) console.log(line);
    if (result.missing.length === 0) return EXIT.done;
    console.error(
      `All is moved, but the store lacked ${result.missing.length} files that rows name already before:`,
    );
    for (const missing of result.missing) console.error(`- ${missing}`);
    return EXIT.filesMissing;
  } finally {
    await own.stop();
  }
}

function describeMove(
  { tables, rows, jobs, files, wasDone }: MigrationResult,
  { dataDir, s3 }: Config,
): string {
  const what =
    `${tables} tables with ${rows} rows, ${jobs} waiting jobs, ${files.count} files of ${formatMegabytes(files.bytes)}` +
    (files.kept > 0 && s3 ? `, ${files.kept} of them were there already` : '');
  const stored = s3
    ? ''
    : ` The files stay in ${join(dataDir, 'files')}: set DATA_DIR, or move again with S3_BUCKET.`;
  return (
    `${wasDone ? 'It was moved before; compared again' : 'Moved and compared'}: ${what}.${stored} The data folder is as it was; keep it ` +
    'until you have seen the new place work, and start no server on it any more. Put this in the environment of every process; these are ' +
    'secrets:'
  );
}

function toEnvironment(to: string, keys: InstallationKeys, s3: S3Config | undefined): string[] {
  const signingKey = createPrivateKey(keys.signingKeys['signing-key.pem'] ?? '');
  const values = {
    DATABASE_URL: to,
    AUTH_SECRET: keys.authSecret,
    FILE_KEY: Buffer.from(keys.fileKey).toString('base64'),
    SIGNING_KEY: signingKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    S3_BUCKET: s3?.bucket,
    S3_REGION: s3?.region,
    S3_ENDPOINT: s3?.endpoint,
    S3_ACCESS_KEY_ID: s3?.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3?.secretAccessKey,
    S3_FORCE_PATH_STYLE: s3?.forcePathStyle ? 'true' : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
}
