import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { SessionClient } from '../database/session-client.ts';

/** A table of the product; `columns` without those that the database works out by itself. */
export type TableCopy = { name: string; columns: string[] };

/** `order` is the key of a partitioned table, whose rows lie otherwise in each database. */
export type StoredTable = TableCopy & { order: string | null };

/** Every table of the schema `public`, in the order of the names. A standby has nothing of those that are not logged, which a crash empties too. */
export async function listTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name, array(
        select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
        (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ')
           from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary and c.relkind = 'p') as order
       from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and (c.relpersistence = 'p' or not pg_is_in_recovery())
      order by c.relname collate "C"`,
  );
  return rows;
}

/**
 * A connection on which the same rows are written as the same text whatever the database's own settings, where no time-out ends a long
 * copy, and where a policy of the table that would hide rows is an error.
 *
 * @throws with the code of what failed when the database cannot be reached.
 */
export async function openCopyClient(url: string): Promise<Client> {
  const client = new SessionClient({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'porchlight backup',
  });
  // The failing query reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect().catch(refuseUnreachable);
  await client.query(
    `set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
     set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set row_security = off;
     set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
  return client;
}

/** A name with several addresses, as localhost has, fails with one error for each and a message that is empty. */
function refuseUnreachable(cause: unknown): never {
  if (!(cause instanceof AggregateError)) throw cause;
  const each = cause.errors.map((error) => (error instanceof Error ? error.message : String(error)));
  throw new Error(`The database cannot be reached: ${each.join('; ')}.`, { cause });
}

/** The rows as COPY's text, in the order in which they lie in the table, or in that of its key where each database has another; `countRows` once all were read. */
export function getTable(client: ClientBase, table: StoredTable) {
  const stream = client.query(copyTo(`copy ${describeRows(table)} to stdout`));
  const read = async function* (): AsyncGenerator<Uint8Array> {
    yield* stream;
    // The stream ends with the last row; how many there were may come later, but comes before the next query is asked.
    await client.query('select');
  };
  return { chunks: read(), countRows: () => stream.rowCount };
}

/** Stores rows that `getTable` gave. */
export async function fillTable(
  client: ClientBase,
  table: TableCopy,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${describe(table)} from stdin`));
  await pipeline(Readable.from(chunks, { objectMode: false }), stream);
}

/** What `getTable` gives now, as a checksum. */
export async function hashTable(
  client: ClientBase,
  table: StoredTable,
): Promise<{ rows: number; sha256: string }> {
  const { chunks, countRows } = getTable(client, table);
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return { rows: countRows(), sha256: hash.digest('hex') };
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function describeRows(table: StoredTable): string {
  if (table.order === null) return describe(table);
  return `(select ${table.columns.map(quoteName).join(', ')} from public.${quoteName(table.name)} order by ${table.order})`;
}

function describe({ name, columns }: TableCopy): string {
  return `public.${quoteName(name)} (${columns.map(quoteName).join(', ')})`;
}
