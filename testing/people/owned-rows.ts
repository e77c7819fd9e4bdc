import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { oneUseTokens } from '../../server/src/features/accounts/credentials/sign-in-methods.table.ts';
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts';
import { byAccount, type OwnedTable, type Owner } from '../../server/src/platform/database/owned-rows.ts';
import { ownedTables } from '../../server/src/registries/tables.ts';

/** Every table with rows of a person's that row-level security holds: what a download lists, and what opens the account. */
export const storedTables: readonly Pick<OwnedTable, 'table' | 'owned'>[] = [
  ...ownedTables,
  { table: oneUseTokens, owned: byAccount(oneUseTokens.userId) },
];

const SOME_ID = '5d6f0f5e-5d2b-4f43-9d0e-0f7a3c1b2a10';

/**
 * Puts a row of this person into each table that may hold one; where they have no account, one that names their address alone. What the
 * row says beyond whose it is, is anything.
 */
export async function fillOwnedTables(url: string, owner: Owner, rowId = SOME_ID): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Neither references nor triggers are asked.
  await client.query("set session_replication_role = 'replica'");
  for (const { table } of storedTables) {
    const name = getTableName(table);
    const { rows } = await client.query(
      `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null as needed
       from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
      [name],
    );
    const filled = rows.filter(
      (column) =>
        column.needed ||
        OWNER_COLUMNS.test(column.name) ||
        column.name === 'name' ||
        (column.name === 'id' && column.type === 'uuid'),
    );
    const values = filled.map((column) => fill(name, column, { owner, rowId }));
    const places = values.map((_, place) => `$${place + 1}`).join();
    await client.query(
      `insert into ${name} (${filled.map((column) => `"${column.name}"`).join()}) values (${places}) on conflict do nothing`,
      values,
    );
  }
  await client.end();
}

const OWNER_COLUMNS = /^(user_id|member_id|about_user_id|invited_by|given_by|email|about_email)$/;

/** Whose a row is that must name an account and is of someone without one. */
const SOMEBODY_ELSE = 'somebody-else';

function fill(
  table: string,
  { name, type, needed }: { name: string; type: string; needed: boolean },
  { owner, rowId }: { owner: Owner; rowId: string },
): unknown {
  if (OWNER_COLUMNS.test(name))
    return /email/.test(name)
      ? owner.email
      : (owner.userId ?? (needed || name === 'member_id' ? SOMEBODY_ELSE : null));
  if (name === 'id' && ['users', 'profiles'].includes(table)) return owner.userId ?? SOMEBODY_ELSE;
  if (name === 'decision') return 'withdrawn';
  // Everyone with a purchase is an active buyer of it.
  if (table === 'purchase_people' && name === 'state') return 'active';
  if (table === 'purchase_people' && name === 'role') return 'buyer';
  const values: Record<string, unknown> = {
    uuid: rowId,
    timestamptz: new Date(),
    timestamp: new Date(),
    date: '2026-01-01',
    int2: 1,
    int4: 1,
    int8: 900_001,
    bool: false,
    bytea: Buffer.from([0]),
    jsonb: '{}',
    json: '{}',
  };
  if (type.startsWith('_')) return [];
  return values[type] ?? 'x';
}

const OWNER_FILTER =
  /((?:"?\w+"?\.)?"?(?:user_id|invited_by|accepted_by|purchase_id)"?) = (?:porchlight_purchase_of\()?(\$\d+)\)?/g;

/**
 * Makes the queries of a database's pool lose each condition that a row is the buyer's own, as if the services had none. `note` is called
 * with each query that lost one.
 */
export function forgetOwnerFilters(
  database: DatabaseConnection,
  note: () => void = () => undefined,
): DatabaseConnection {
  const pool = database.db.$client as pg.Pool;
  const forget = (text: string) => {
    const forgotten = text.replace(OWNER_FILTER, '$2::text is not null');
    if (forgotten !== text) note();
    return forgotten;
  };
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  pool.query = ((asked: string | { text: string }, ...rest: unknown[]) =>
    query(
      // Without a name: under it the honest text may be prepared already.
      typeof asked === 'string' ? forget(asked) : { ...asked, name: undefined, text: forget(asked.text) },
      ...rest,
    )) as typeof pool.query;
  return database;
}

export const REFUSED = 'refused';

/** The rows that a query gave, or that the database refused it (insufficient_privilege). */
export async function tell(query: PromiseLike<unknown>): Promise<unknown> {
  try {
    const result = await query;
    return Array.isArray(result) ? result : (result as { rows: unknown[] }).rows;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && 'code' in cause && cause.code === '42501') return REFUSED;
    throw error;
  }
}

/** The second wall of a database: each policy, which tables hold to theirs, and what the roles may do. */
export async function readWall(url: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select tablename as on, policyname as name, concat_ws(' / ', cmd, qual, with_check) as what from pg_policies
     union all select relname, 'held', relrowsecurity::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     union all select table_name, grantee, privilege_type || ' ' || column_name from information_schema.column_privileges
       where table_schema = 'public' and grantee like 'porchlight_%'
     order by 1, 2, 3`,
  );
  await client.end();
  return rows;
}
