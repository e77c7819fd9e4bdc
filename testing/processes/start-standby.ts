import { appendFile, chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/database/embedded/embedded-postgres.ts';

export type TestPair = {
  primaryUrl: string;
  replicaUrl: string;
  onPrimary(text: string): Promise<Record<string, unknown>[]>;
  onReplica(text: string): Promise<Record<string, unknown>[]>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL's files in a data folder that `startEmbeddedPostgres` was started on, none of them elsewhere. */
const findCluster = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

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

/** A PostgreSQL of its own and a standby that streams from it. Nothing that waits for the disk; a read of the standby that is in the way of replay is cancelled at once. */
export async function startPair(): Promise<TestPair> {
  const [near, far] = await Promise.all(
    [1, 2].map(() => makePassableFolder(join(tmpdir(), 'porchlight-pair-'))),
  );
  if (!near || !far) throw new Error('no folders');
  const primary = await startEmbeddedPostgres({ dataDir: near.folder });
  await ask(primary.url, 'alter system set fsync = off');
  await ask(primary.url, 'select pg_reload_conf()');
  const socket = new URL(primary.url).searchParams.get('host') ?? '';
  await copyCluster({ url: primary.url, dataDir: near.folder }, far.folder);
  await continueFrom(far.folder, 'standby', {
    primary_conninfo: `host=${socket} port=5432 user=porchlight`,
    max_standby_streaming_delay: '0',
    wal_retrieve_retry_interval: '100ms',
  });
  const start = () => startEmbeddedPostgres({ dataDir: far.folder });
  let replica: EmbeddedPostgres | undefined = await start();
  const replicaUrl = replica.url;
  const pair: TestPair = {
    primaryUrl: primary.url,
    replicaUrl,
    onPrimary: (text) => ask(primary.url, text),
    onReplica: (text) => ask(replicaUrl, text),
    async stopReplica() {
      await replica?.stop();
      replica = undefined;
    },
    async startReplica() {
      replica ??= await start();
    },
    async close() {
      await pair.stopReplica();
      await primary.stop();
      await Promise.all([near.remove(), far.remove()]);
    },
  };
  return pair;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
