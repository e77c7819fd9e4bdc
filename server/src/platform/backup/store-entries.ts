import type { ClientBase } from 'pg';
import { z } from 'zod';
import {
  type Journal,
  listMigrations,
  lockMigrations,
  migrateWithin,
} from '../database/migrations/migrations.ts';
import { parseWaitingJob, storeWaitingJobs, type WaitingJob } from '../jobs/waiting-jobs.ts';
import { EntriesBroken, type EntryEnd, getEntryText, type ReadEntry } from './backup-entries.ts';
import { isEmptyDatabase } from './empty-database.ts';
import type { BackupProgress } from './progress.ts';
import { fillTable, hashTable, listTables, quoteName, type TableCopy } from './table-copies.ts';

const writtenSequences = z.array(z.object({ name: z.string(), value: z.string() }));

export type EntriesTarget = {
  databaseUrl: string;
  /** With a transaction open, on an empty database. */
  client: ClientBase;
  /** Of the database that the entries came from. */
  journal: Journal;
  /** Asked once more under the lock of migrations; `isEmptyDatabase` where none is given. */
  isEmpty?: typeof isEmptyDatabase;
  progress: BackupProgress;
  stopping: AbortSignal;
  storeFile(path: string, entry: ReadEntry): Promise<void>;
};

/** `leftOut` names tables that are not the product's; `rows` are those of all others. */
export type StoredEntries = { tables: number; rows: number; jobs: number; leftOut: string[] };

/** Puts what an installation held into an empty one, and compares each table with what went in; nothing is committed here. */
export async function storeEntries(
  entries: AsyncIterable<ReadEntry>,
  { databaseUrl, client, journal, isEmpty = isEmptyDatabase, progress, stopping, storeFile }: EntriesTarget,
): Promise<StoredEntries> {
  const target = await beginRows(client, journal, isEmpty);
  const stored: StoredEntries = { tables: 0, rows: 0, jobs: 0, leftOut: [] };
  for await (const entry of entries) {
    stopping.throwIfAborted();
    const { head, chunks } = entry;
    if (head.kind === 'table') {
      progress.note(`table ${head.name}`);
      if (await target.fill(head, entry)) {
        stored.tables += 1;
        stored.rows += entry.end().rows;
      } else stored.leftOut.push(head.name);
    } else if (head.kind === 'sequences') {
      await target.setSequences(entry);
      await target.finish();
    } else if (head.kind === 'jobs') {
      stored.jobs = await storeWaitingJobs(databaseUrl, client, readLines(chunks));
    } else if (head.kind === 'file') {
      await storeFile(head.path, entry);
    }
  }
  return stored;
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WaitingJob> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield parseWaitingJob(line);
  }
}

/** Rows go into tables without references and triggers, which come back over all of them at the end. */
type RowsRestore = {
  /** Stores one table and compares what the database has then; false when the product has no such table. */
  fill(table: TableCopy, entry: ReadEntry): Promise<boolean>;
  setSequences(entry: ReadEntry): Promise<void>;
  /** Puts references and triggers back and brings the tables to this release. */
  finish(): Promise<void>;
};

/**
 * Makes the tables as they were when the rows were read, in the caller's transaction.
 *
 * @throws when the database is not empty: a server may have started on it since the caller looked, and its rows would be lost.
 */
async function beginRows(
  client: ClientBase,
  journal: Journal,
  isEmpty: typeof isEmptyDatabase,
): Promise<RowsRestore> {
  await lockMigrations(client);
  if (!(await isEmpty(client)))
    throw new Error(
      'A server has started on the database meanwhile, so nothing was stored in it and nothing of it is lost. Stop that server, and give ' +
        'an empty database.',
    );
  await migrateWithin(client, listMigrations().slice(0, journal.length));
  const tables = await listTables(client);
  const references = await dropReferences(client);
  const triggered = await disableTriggers(client);
  // What migrations themselves put there is in the backup, too.
  await client.query(`truncate ${tables.map(({ name }) => `public.${quoteName(name)}`).join(', ')}`);
  const known = new Map(tables.map((table) => [table.name, table]));

  return {
    async fill(table, entry) {
      const own = known.get(table.name);
      if (own === undefined) return false;
      await fillTable(client, table, entry.chunks);
      const stored = await hashTable(client, { ...table, order: own.order });
      requireSame(table.name, entry.end(), stored);
      return true;
    },
    async setSequences(entry) {
      const sequences = writtenSequences.parse(JSON.parse(await getEntryText(entry.chunks)));
      for (const { name, value } of sequences) {
        const sequence = `public.${quoteName(name)}`;
        await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [
          sequence,
          value,
        ]);
      }
    },
    async finish() {
      for (const { table, name, definition } of references)
        await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
      for (const { table, name } of triggered)
        await client.query(`alter table ${table} enable trigger ${quoteName(name)}`);
      await migrateWithin(client);
    },
  };
}

/** The same bytes are the same rows; how many they are said to be decides nothing. */
function requireSame(table: string, expected: EntryEnd, stored: { rows: number; sha256: string }): void {
  if (stored.sha256 === expected.sha256) return;
  throw new EntriesBroken(
    `The table ${table} came out otherwise than it went in (${stored.rows} rows of ${expected.rows}).`,
  );
}

type Reference = { table: string; name: string; definition: string };

async function dropReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      order by conrelid::regclass::text, conname`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`);
  return rows;
}

async function disableTriggers(client: ClientBase): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} disable trigger ${quoteName(name)}`);
  return rows;
}
