import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { loadJournal } from '../database/migrations/migrations.ts';
import { loadWaitingJobs } from '../jobs/waiting-jobs.ts';
import type { LentChunks } from '../storage/storage.ts';
import type { NewEntry } from './backup-entries.ts';
import { formatKeys, type InstallationKeys } from './installation-keys.ts';
import { formatManifest } from './manifest.ts';
import { declareFiles } from './named-files.ts';
import type { BackupProgress } from './progress.ts';
import { getTable, listTables, quoteName } from './table-copies.ts';

export type RowsSource = {
  keys: InstallationKeys;
  /** Of the program that makes it. */
  release: string;
};

/** What is known once all rows were read: how many files they name, and how long they held the snapshot. */
export type ReadRows = { files: number; snapshotMs: number };

/**
 * The rows as of one moment with the jobs that wait and the keys. The snapshot lasts for these entries and no longer: `tell` is called
 * when it is over, and from then on `listNamedFiles` gives the files that they name, on the same connection.
 */
export async function* listRowEntries(
  client: ClientBase,
  { keys, release }: RowsSource,
  progress: BackupProgress,
  tell: (read: ReadRows) => void,
): AsyncGenerator<NewEntry> {
  const began = performance.now();
  await client.query('begin isolation level repeatable read, read only');
  const tables = await listTables(client);
  // As pg_dump does: a table that were changed between the snapshot and its turn would come out empty.
  if (tables.length > 0)
    await client.query(
      `lock table ${tables.map(({ name }) => `public.${quoteName(name)}`).join(', ')} in access share mode`,
    );
  const { rows: now } = await client.query<{ at: string; version: string }>(
    'select to_char(now(), \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\') as at, current_setting(\'server_version\') as version',
  );
  const manifest = {
    id: randomUUID(),
    takenAt: now[0]?.at ?? '',
    release,
    postgres: now[0]?.version ?? '',
    journal: await loadJournal(client),
  };
  yield { head: { kind: 'manifest' }, chunks: inOneChunk(formatManifest(manifest)) };
  yield { head: { kind: 'secrets' }, chunks: inOneChunk(formatKeys(keys)) };
  for (const table of tables) {
    progress.note(`table ${table.name}`);
    yield { head: { kind: 'table', name: table.name, columns: table.columns }, ...getTable(client, table) };
  }
  yield { head: { kind: 'sequences' }, chunks: inOneChunk(JSON.stringify(await readSequences(client))) };
  let jobs = 0;
  const lines = async function* () {
    for await (const job of loadWaitingJobs(client)) {
      jobs += 1;
      yield Buffer.from(`${JSON.stringify(job)}\n`);
    }
  };
  yield { head: { kind: 'jobs' }, chunks: lines(), countRows: () => jobs };
  const files = await declareFiles(client);
  // The cursor outlives its transaction, so that reading many files keeps neither the snapshot nor a lock on any table.
  await client.query('commit');
  tell({ files, snapshotMs: performance.now() - began });
}

async function readSequences(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

async function* inOneChunk(text: string): LentChunks {
  yield Buffer.from(text);
}
