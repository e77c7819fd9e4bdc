import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { readWaitingJobs } from '../jobs/waiting-jobs.ts';
import { unwrapFileKey } from '../storage/file-keys.ts';
import { lockRemovals } from '../storage/removal-hold.ts';
import type { LentChunks, Storage } from '../storage/storage.ts';
import { type BackupIndex, type NewEntry, writeEntries } from './backup-entries.ts';
import { type Cost, sealBackup } from './backup-seal.ts';
import { type InstallationKeys, writeKeys } from './installation-keys.ts';
import { readJournal } from './journal.ts';
import { writeManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { listTables, openCopyClient, quoteName, readTable } from './table-copies.ts';
import { writeWholeFile } from './whole-file.ts';

export type BackupSource = {
  databaseUrl: string;
  storage: Pick<Storage, 'read' | 'size'>;
  keys: InstallationKeys;
  /** Of the program that makes it. */
  release: string;
};

/** `missing`: files that rows name and the store does not have; damage from before, which no backup can make good. */
export type BackupResult = BackupIndex & { missing: string[] };

/** Any fixed number: one backup of a database at a time. */
const BACKUP_LOCK = 7_311_919;

/**
 * Writes everything an installation holds to one encrypted file, while it serves: the rows as of one moment, the jobs that wait, the keys,
 * and each file that the rows of that moment name. Removals of files wait until it is over; nobody who removes one does. The file
 * appears under its name when it is whole and on the disk.
 *
 * @throws when the file exists, when another backup is under way, and when `stopping` is aborted; nothing stays behind.
 */
export async function writeBackup(
  source: BackupSource,
  target: { path: string; passphrase: string; cost?: Cost },
  progress: Progress,
  stopping: AbortSignal,
): Promise<BackupResult> {
  const client = await openCopyClient(source.databaseUrl);
  const hold = watchHold(client);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [BACKUP_LOCK]);
    if (!rows[0]?.held) throw new Error('Another backup of this installation is under way.');
    await lockRemovals(client);
    const missing: string[] = [];
    let index: BackupIndex | undefined;
    const listed = hold.askDuringFiles(listEntries(client, source, missing, progress));
    const entries = writeEntries(listed, (finished) => {
      index = finished;
    });
    const watched = watch(entries, AbortSignal.any([stopping, hold.lost]));
    await writeWholeFile(target.path, sealBackup(target.passphrase, watched, target.cost));
    if (index === undefined) throw new Error('the backup has no index');
    return { ...index, missing };
  } finally {
    hold.stop();
    await client.end();
  }
}

/**
 * The hold on removals ends with the connection, and from then on a file that the snapshot names may be gone: `lost` is aborted, with what
 * happened. Of a cable that was pulled nobody is told, so the database is asked for a sign of life while files are read; until
 * then each table does that.
 */
function watchHold(client: pg.Client) {
  const controller = new AbortController();
  let asking: NodeJS.Timeout | undefined;
  const lose = (cause?: unknown) => {
    // Ends what still waits for an answer, too.
    client.end().catch(() => undefined);
    controller.abort(
      new Error(
        'The connection to the database was lost while the backup was written, so nothing was kept of it: files that it names may have ' +
          'been removed since. Run it again.',
        { cause },
      ),
    );
  };
  client.on('error', lose);

  function ask() {
    let isAsked = false;
    return setInterval(() => {
      if (isAsked) return lose();
      isAsked = true;
      client.query('select 1').then(() => {
        isAsked = false;
      }, lose);
    }, ASKED_EVERY_MS);
  }

  return {
    lost: controller.signal,
    async *askDuringFiles(entries: AsyncIterable<NewEntry>): AsyncGenerator<NewEntry> {
      for await (const entry of entries) {
        if (entry.head.kind === 'file') asking ??= ask();
        yield entry;
      }
      // What answers now has held all the time.
      await client.query('select 1').catch(lose);
    },
    stop: () => clearInterval(asking),
  };
}

const ASKED_EVERY_MS = 20_000;

/** All that the installation holds, one thing after the other: rows as of one moment, then the files that they name. */
export async function* listEntries(
  client: ClientBase,
  { storage, keys, release }: BackupSource,
  missing: string[],
  progress: Progress,
): AsyncGenerator<NewEntry> {
  await client.query('begin isolation level repeatable read, read only');
  const tables = await listTables(client);
  // As pg_dump does: a table that were changed between the snapshot and its turn would come out empty.
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(inPublic).join(', ')} in access share mode`);
  const { rows: now } = await client.query<{ at: string; version: string }>(
    'select to_char(now(), \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\') as at, current_setting(\'server_version\') as version',
  );
  const manifest = {
    id: randomUUID(),
    takenAt: now[0]?.at ?? '',
    release,
    postgres: now[0]?.version ?? '',
    journal: await readJournal(client),
  };
  yield { head: { kind: 'manifest' }, chunks: inOneChunk(writeManifest(manifest)) };
  yield { head: { kind: 'secrets' }, chunks: inOneChunk(writeKeys(keys)) };
  for (const table of tables) {
    progress.note(`table ${table.name}`);
    yield { head: { kind: 'table', ...table }, ...readTable(client, table) };
  }
  yield { head: { kind: 'sequences' }, chunks: inOneChunk(JSON.stringify(await readSequences(client))) };
  let jobs = 0;
  const lines = async function* () {
    for await (const job of readWaitingJobs(client)) {
      jobs += 1;
      yield Buffer.from(`${JSON.stringify(job)}\n`);
    }
  };
  yield { head: { kind: 'jobs' }, chunks: lines(), countRows: () => jobs };
  const count = await declareFiles(client);
  // The cursor outlives its transaction, so that reading many files keeps neither the snapshot nor a lock on any table.
  await client.query('commit');
  yield* listFileEntries(client, { storage, keys, count, missing, progress });
}

const FILES_AT_ONCE = 500;

async function* listFileEntries(
  client: ClientBase,
  files: Pick<BackupSource, 'storage' | 'keys'> & { count: number; missing: string[]; progress: Progress },
): AsyncGenerator<NewEntry> {
  const { storage, keys, count, missing, progress } = files;
  for (let done = 0; done < count; ) {
    const { rows } = await client.query<{ path: string; key: Buffer | null }>(
      `fetch ${FILES_AT_ONCE} from backup_files`,
    );
    if (rows.length === 0) return;
    for (const { path, key } of rows) {
      done += 1;
      progress.note(`file ${done} of ${count}`);
      if (key) requireOpening(keys.fileKey, key, path);
      // Asked first, because an entry that has begun cannot be taken back.
      if ((await storage.size(path)) === undefined) missing.push(path);
      else yield { head: { kind: 'file', path }, chunks: storage.read(path) };
    }
  }
}

/** Backed up with another installation's FILE_KEY, the documents would be lost, and found out on the day they are needed. */
function requireOpening(fileKey: Uint8Array, wrapped: Uint8Array, path: string): void {
  try {
    unwrapFileKey(fileKey, wrapped, path);
  } catch (cause) {
    throw new Error(
      'The FILE_KEY given does not open the stored documents. Give the one the server runs with.',
      {
        cause,
      },
    );
  }
}

/** Every stored file that a row of the snapshot names, once; gives how many. */
async function declareFiles(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and 2 = (select count(*) from pg_attribute a
                  where a.attrelid = c.oid and a.attname in ('storage_path', 'wrapped_key') and not a.attisdropped)`,
  );
  if (rows.length === 0) return 0;
  const named = rows.map(
    ({ name }) =>
      `select storage_path, wrapped_key from ${inPublic({ name })} where storage_path is not null`,
  );
  const all = `select distinct on (storage_path) storage_path as path, wrapped_key as key from (${named.join(' union all ')}) f`;
  await client.query(`declare backup_files no scroll cursor with hold for ${all} order by storage_path`);
  const { rows: counted } = await client.query(`select count(*)::int as count from (${all}) f`);
  return Number(counted[0]?.count);
}

async function readSequences(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

async function* watch(chunks: LentChunks, stopping: AbortSignal): LentChunks {
  for await (const chunk of chunks) {
    stopping.throwIfAborted();
    yield chunk;
  }
}

async function* inOneChunk(text: string): LentChunks {
  yield Buffer.from(text);
}

const inPublic = ({ name }: { name: string }) => `public.${quoteName(name)}`;
