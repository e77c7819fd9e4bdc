import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Owner } from '../../../../platform/database/owned-rows.ts';
import { listParents, type Reference } from './person-references.ts';
import type { RestoredTable } from './restored-tables.ts';

/** Rows of a table as JSON: a person's own, and others that the deletion of own rows takes along, such as signatures in their documents. */
export type PersonRows = { table: RestoredTable; own: string[]; along: string[] };

/** Who had the account of an address, in the database given. */
export async function findAccount(
  client: Client,
  address: string,
): Promise<(Owner & { userId: string }) | undefined> {
  const { rows } = await client.query<{ userId: string; email: string }>(
    'select id as "userId", email from public.users where email = $1',
    [address.trim().toLowerCase()],
  );
  return rows[0];
}

/** All that comes back of a person, from a database that holds the whole backup; `tables` in the order of `sortByReference`. */
export async function readPersonRows(
  client: Client,
  tables: readonly RestoredTable[],
  references: readonly Reference[],
  owner: Owner,
): Promise<PersonRows[]> {
  const db = drizzle(client);
  const read: PersonRows[] = [];
  for (const restored of tables) {
    const { table, owned, name } = restored;
    const own = owned
      ? await db
          .select({ row: sql<string>`row_to_json(${table})::text` })
          .from(table)
          .where(owned(owner) as SQL | undefined)
      : [];
    const rows: PersonRows = { table: restored, own: own.map(({ row }) => row), along: [] };
    const along = new Set<string>();
    for (const reference of listParents(name, references)) {
      const parent = read.find((each) => each.table.name === reference.parent);
      if (parent === undefined) continue;
      for (const row of await readAlong(client, reference, [...parent.own, ...parent.along])) along.add(row);
    }
    for (const row of rows.own) along.delete(row);
    rows.along.push(...along);
    read.push(rows);
  }
  return read;
}

async function readAlong(client: Client, reference: Reference, parents: string[]): Promise<string[]> {
  if (parents.length === 0) return [];
  const { rows } = await client.query<{ row: string }>(
    `select row_to_json(c)::text as row from public."${reference.table}" c
      where exists (select from json_populate_recordset(null::public."${reference.parent}", $1::json) p where ${matchColumns(reference, 'c')})`,
    [`[${parents.join(',')}]`],
  );
  return rows.map(({ row }) => row);
}

/** That `p` is the row which a row named `child` names. */
export function matchColumns({ columns, parentColumns }: Reference, child: string): string {
  return columns.map((column, place) => `p."${parentColumns[place]}" = ${child}."${column}"`).join(' and ');
}
