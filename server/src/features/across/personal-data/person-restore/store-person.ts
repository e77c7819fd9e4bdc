import type { Client } from 'pg';
import { listParents, type Reference } from './person-references.ts';
import { matchColumns, type PersonRows } from './person-rows.ts';
import { emptied, forgotten } from './restored-tables.ts';

/** Of a table: rows that came back, that are there already, and that name somebody or something which is gone. */
export type StoredCount = { name: string; stored: number; there: number; orphaned: number };

/**
 * Stores rows in the caller's transaction where there are none with their keys; what is there is never written over. A row that must name
 * what is gone stays out, one that may name nothing is stored without, and without what an erasure takes off it (`forgotten`). Of what is
 * not the person's own, only that which follows a row stored here. `done`: the tables before this one. Leaves `stored_<table>`, a temporary
 * table of the rows stored, until the transaction ends.
 */
export async function storeRows(
  client: Client,
  { table: { name }, own, along }: PersonRows,
  references: readonly Reference[],
  done: readonly string[],
): Promise<StoredCount> {
  const list = (await readColumns(client, name)).map((column) => `"${column}"`).join(', ');
  const rowsOf = (parameter: string) => `json_populate_recordset(null::public."${name}", ${parameter}::json)`;
  await client.query(
    `create temporary table staged on commit drop as select true as "is own", ${list} from public."${name}" with no data`,
  );
  await client.query(
    `create temporary table "stored_${name}" on commit drop as select ${list} from public."${name}" with no data`,
  );
  await client.query(
    `insert into staged select true, ${list} from ${rowsOf('$1')} union all select false, ${list} from ${rowsOf('$2')}`,
    [`[${own.join(',')}]`, `[${along.join(',')}]`],
  );
  for (const column of emptied[name] ?? []) await client.query(`update staged set "${column}" = null`);

  const follows = listParents(name, references)
    .filter(({ parent }) => done.includes(parent))
    .map((each) => `exists (select from "stored_${each.parent}" p where ${matchColumns(each, 'staged')})`);
  await client.query(`delete from staged where not "is own" and not (${['false', ...follows].join(' or ')})`);
  let orphaned = 0;
  for (const reference of references.filter(({ table }) => table === name)) {
    const isMissing = describeMissing(reference);
    const empty = reference.columns.map((column) => `"${column}" = null`).join(', ');
    const { rowCount } = await client.query(
      reference.isEmptied
        ? `update staged set ${empty} where ${isMissing}`
        : `delete from staged where ${isMissing}`,
    );
    if (!reference.isEmptied) orphaned += rowCount ?? 0;
  }
  orphaned += await forgetOthers(client, name);
  const { rowCount: stored } = await client.query(
    `with done as (
       insert into public."${name}" (${list}) overriding system value select ${list} from staged on conflict do nothing returning ${list}
     ) insert into "stored_${name}" select * from done`,
  );
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from staged');
  await client.query('drop table staged');
  return { name, stored: stored ?? 0, there: (rows[0]?.count ?? 0) - (stored ?? 0), orphaned };
}

/** Takes off staged rows what was erased of others, and gives how many of them stay out. */
async function forgetOthers(client: Client, name: string): Promise<number> {
  const { dropped = 'false', cleared, columns } = forgotten[name] ?? { cleared: 'false', columns: [] };
  const { rowCount } = await client.query(`delete from staged where ${dropped}`);
  for (const column of columns) await client.query(`update staged set "${column}" = '' where ${cleared}`);
  return rowCount ?? 0;
}

/** That a staged row names what is neither there nor, in its own table, stored with it. */
function describeMissing(reference: Reference): string {
  const { columns, parent, table } = reference;
  const names = columns.map((column) => `staged."${column}" is not null`).join(' and ');
  const isThere = `exists (select from public."${parent}" p where ${matchColumns(reference, 'staged')})`;
  const isBeside = `exists (select from staged p where ${matchColumns(reference, 'staged')})`;
  return `${names} and not ${isThere}${parent === table ? ` and not ${isBeside}` : ''}`;
}

/** Without those that the database works out by itself. */
async function readColumns(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = to_regclass(format('public.%I', $1::text)) and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [name],
  );
  return rows.map((row) => row.name);
}
