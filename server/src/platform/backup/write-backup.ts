import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { loadJournal } from '../database/migrations/migrations.ts';
import { loadWaitingJobs } from '../jobs/waiting-jobs.ts';
import { cutIntoBlocks } from '../storage/blocks.ts';
import type { LentChunks, Storage } from '../storage/storage.ts';
import { type BackupIndex, type NewEntry, writeEntries } from './backup-entries.ts';
import { type Cost, sealBackup } from './backup-seal.ts';
import { formatKeys, type InstallationKeys } from './installation-keys.ts';
import { type HeldFiles, lockFiles } from './lock-files.ts';
import { formatManifest } from './manifest.ts';
import { declareFiles, listNamedFiles } from './named-files.ts';
import type { BackupProgress } from './progress.ts';
import { getTable, listTables, quoteName } from './table-copies.ts';

/** `rowsUrl` names a replica of the database, from which the rows are read. */
export type BackupSource = RowsSource & {
  databaseUrl: string;
  rowsUrl?: string | undefined;
  storage: Pick<Storage, 'read' | 'size'>;
};

/**
 * `missing`: files that rows name and the store does not have; damage from before, which no backup can make good. `snapshotMs`: how long
 * vacuum had to wait.
 */
export type BackupResult = BackupIndex & { missing: string[]; snapshotMs: number };

/** Where a backup goes. `cost` of the passphrase, for tests. */
export type BackupTarget = { path: string; passphrase: string; cost?: Cost };

/**
 * Writes everything an installation holds to one encrypted file, while it serves: the rows as of one moment, the jobs that wait, the keys,
 * and each file that those rows name. Removals of files are deferred, and do not wait. The file appears under its name when it is whole and
 * on the disk.
 *
 * @throws when the file exists, when another backup is under way, and when `stopping` is aborted; nothing stays behind.
 */
export function writeBackup(
  source: BackupSource,
  target: BackupTarget,
  progress: BackupProgress,
  stopping: AbortSignal,
): Promise<BackupResult> {
  return lockFiles(source, async (held) => {
    const missing: string[] = [];
    let read: ReadRows | undefined;
    const entries = listBackupEntries(held.rows, source, missing, progress, (told) => {
      read = told;
    });
    const index = await writeSealed(target, askDuringFiles(held, entries), held, stopping);
    return { ...index, missing, snapshotMs: read?.snapshotMs ?? 0 };
  });
}

/**
 * Writes a file for its owner alone that appears under its name when it is whole and on the disk. Until then it is `<path>.unfinished`,
 * which a killed process leaves behind: only the next one of the same name overwrites it.
 *
 * @throws when there is a file at `path`; it is left as it is.
 */
async function writeWholeFile(path: string, chunks: LentChunks): Promise<void> {
  if (existsSync(path)) throw alreadyThere(path);
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    try {
      for await (const block of cutIntoBlocks(chunks, BLOCK_BYTES)) await file.writeFile(block);
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

const BLOCK_BYTES = 1024 * 1024;

/** A link never replaces what is there; disks without links, such as those of memory sticks, get a rename. */
async function giveName(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
    await unlink(unfinished);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(path);
    if (existsSync(path)) throw error;
    await rename(unfinished, path);
  }
}

function alreadyThere(path: string): Error {
  return new Error(`${path} is there already and was left as it is. Give another name.`);
}

/** Writes entries to a file of a backup, unless the hold is lost meanwhile. */
async function writeSealed(
  { path, passphrase, cost }: BackupTarget,
  entries: AsyncIterable<NewEntry>,
  held: Pick<HeldFiles, 'lost'>,
  stopping: AbortSignal,
): Promise<BackupIndex> {
  let index: BackupIndex | undefined;
  const written = writeEntries(entries, (finished) => {
    index = finished;
  });
  const watched = watch(written, AbortSignal.any([stopping, held.lost]));
  await writeWholeFile(path, sealBackup(passphrase, watched, cost));
  if (index === undefined) throw new Error('the backup has no index');
  return index;
}

async function* askDuringFiles(held: HeldFiles, entries: AsyncIterable<NewEntry>): AsyncGenerator<NewEntry> {
  // Until then each table is an answer, where it is read on the same connection.
  if (held.rows !== held.client) held.askForAnswers();
  for await (const entry of entries) {
    if (entry.head.kind === 'file') held.askForAnswers();
    yield entry;
  }
  // What answers now has held all the time.
  await held.confirm();
}

/** All that the installation holds, one thing after the other: rows as of one moment, then the files that they name. */
export async function* listBackupEntries(
  client: ClientBase,
  source: RowsSource & Pick<BackupSource, 'storage'>,
  missing: string[],
  progress: BackupProgress,
  tell: (read: ReadRows) => void = () => undefined,
): AsyncGenerator<NewEntry> {
  let count = 0;
  yield* listRowEntries(client, source, progress, (read) => {
    count = read.files;
    tell(read);
  });
  const { storage, keys } = source;
  let done = 0;
  for await (const files of listNamedFiles(client, count, keys.fileKey)) {
    for (const { path } of files) {
      done += 1;
      progress.note(`file ${done} of ${count}`);
      // Asked first, because an entry that has begun cannot be taken back.
      if ((await storage.size(path)) === undefined) missing.push(path);
      else yield { head: { kind: 'file', path }, chunks: storage.read(path) };
    }
  }
}

async function* watch(chunks: LentChunks, stopping: AbortSignal): LentChunks {
  for await (const chunk of chunks) {
    stopping.throwIfAborted();
    yield chunk;
  }
}

type RowsSource = {
  keys: InstallationKeys;
  /** Of the program that makes it. */
  release: string;
};

/** What is known once all rows were read: how many files they name, and how long they held the snapshot. */
type ReadRows = { files: number; snapshotMs: number };

/**
 * The rows as of one moment with the jobs that wait and the keys. The snapshot lasts for these entries and no longer: `tell` is called
 * when it is over, and from then on `listNamedFiles` gives the files that they name, on the same connection.
 */
async function* listRowEntries(
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
