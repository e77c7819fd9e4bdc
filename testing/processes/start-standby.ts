import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { continueFrom, copyCluster, makePassableFolder } from './copied-cluster.ts';

export type TestPair = {
  primaryUrl: string;
  replicaUrl: string;
  onPrimary(text: string): Promise<Record<string, unknown>[]>;
  onReplica(text: string): Promise<Record<string, unknown>[]>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
};

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
