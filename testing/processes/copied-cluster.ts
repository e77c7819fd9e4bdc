import { appendFile, chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** PostgreSQL's files in a data folder that `startEmbeddedPostgres` was started on, none of them elsewhere. */
export const findCluster = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

/**
 * A base backup of a server that runs, in another data folder, on which `startEmbeddedPostgres` starts it: what pg_basebackup does, which
 * the packages do not have. `continueFrom` says what it starts as.
 */
export async function copyCluster(
  { url, dataDir }: { url: string; dataDir: string },
  to: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('copy', true)");
    const [from, cluster] = [findCluster(dataDir), findCluster(to)];
    await mkdir(join(to, 'postgres'), { recursive: true, mode: 0o700 });
    await cp(from, cluster, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** What a base backup leaves out: of this server alone, come and gone while it is copied, or in the archive. */
const LEFT_OUT =
  /\/(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*|pg_wal\/[0-9A-F]{24}[^/]*)$/;

/** Has a copy start as a standby, or recover what `settings` say and go on from there. */
export async function continueFrom(
  copy: string,
  signal: 'standby' | 'recovery',
  settings: Record<string, string>,
): Promise<void> {
  const cluster = findCluster(copy);
  await writeFile(join(cluster, `${signal}.signal`), '');
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  await appendFile(join(cluster, 'postgresql.auto.conf'), lines.join(''));
}

/** An empty folder that the user whom PostgreSQL runs as can get into, and how it goes. */
export async function makePassableFolder(prefix: string) {
  const folder = await mkdtemp(prefix);
  await chmod(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
