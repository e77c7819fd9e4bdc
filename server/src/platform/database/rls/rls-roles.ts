import pg, { type ClientBase } from 'pg';
import { OperatorError } from '../../base/operator-error.ts';
import { LOCK_KEYS } from '../lock-keys.ts';
import type { Grant } from './database-grants.ts';
import type { Actor } from './run-as.ts';

/** The roles that requests of buyers run under: they may not log in, own nothing, and policies hold them. */
export const RLS_ROLES: Record<Actor['reach'], string> = {
  buyer: 'porchlight_buyer',
  account: 'porchlight_account',
  helper: 'porchlight_helper',
};

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Makes the roles where this user may, grants them what they need, and tries whether policies hold them; what is there already is left
 * as it is. Run under the lock of migrations.
 *
 * @throws with what an administrator of the database has to run, where there are no such roles and this user may make none.
 */
export async function prepareRls(client: ClientBase, grants: readonly Grant[]): Promise<void> {
  const query: Query = (text, values) => client.query(text, values);
  const roles = Object.values(RLS_ROLES);
  try {
    for (const role of roles) await query(writeRole(role));
    await grantSchema(query, 'public', grants);
    for (const role of roles) await requireHeld(query, role);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    const { rows } = await query('select quote_ident(current_user) as name');
    const made = roles.map((role) => `create role ${role} nologin;`).join(' ');
    throw new OperatorError(
      `Requests of buyers run under roles of the database that this one's user may not make or take. Nothing is served without them. ` +
        `Have an administrator of the database run: ${made} grant ${roles.join(', ')} to ${rows[0]?.name};`,
      { cause: error },
    );
  }
}

/**
 * Grants the roles what they need of a schema and do not have. Concurrent processes check for missing grants one at a time, because
 * PostgreSQL reports a role's privileges as they are at that moment, not as of the query's start.
 *
 * @throws what PostgreSQL says (42501 where this user may not grant); nothing is granted then.
 */
export async function grantSchema(query: Query, schema: string, grants: readonly Grant[]): Promise<void> {
  const wanted = grants.map(({ reach, ...grant }) => ({ role: RLS_ROLES[reach], ...grant }));
  // A block is one call and one transaction, whichever connection of a pool it runs on; it takes no parameters.
  await query(`do $grant$
    declare
      missing text;
    begin
      perform pg_advisory_xact_lock(${LOCK_KEYS.grants});
      foreach missing in array array(${writeMissing(pg.escapeLiteral(JSON.stringify(wanted)), pg.escapeLiteral(schema))}) loop
        execute missing;
      end loop;
    end $grant$`);
}

/** Policies do not apply to superusers or to roles that bypass them, whatever a role is called. */
async function requireHeld(query: Query, role: string): Promise<void> {
  const { rows } = await query(
    'select rolsuper or rolbypassrls or rolcanlogin as loose from pg_roles where rolname = $1',
    [role],
  );
  if (rows[0]?.loose)
    throw new OperatorError(
      `Policies do not hold the role ${role} of the database, so nothing is served. Have an administrator of the database run: ` +
        `alter role ${role} nologin nosuperuser nobypassrls;`,
    );
  await query('begin');
  try {
    await query(`set local role ${role}`);
    await query('select porchlight_owner()');
  } finally {
    await query('rollback');
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * A query for what of the wanted grants is missing, as statements; both as literals. A grant on all columns but some is one on the
 * others.
 */
const writeMissing = (wanted: string, schema: string) => `
with wanted as (
  select w.*, format('%I.%I', ${schema}, w."table") as name, to_regclass(format('%I.%I', ${schema}, w."table")) as id
  from jsonb_to_recordset(${wanted}) as w(role text, "table" text, verb text, hidden text[])
), parted as (
  select wanted.*, (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = id and attnum > 0 and not attisdropped and attname <> all (hidden)
      and not has_column_privilege(role, id, attnum, verb)
  ) as columns
  from wanted where id is not null
)
select format('grant usage on schema %I to %I', ${schema}, role) from wanted
where not has_schema_privilege(role, ${schema}, 'usage') group by role
union all
select case when hidden = '{}' then format('grant %s on %s to %I', verb, name, role)
            else format('grant %s (%s) on %s to %I', verb, columns, name, role) end
from parted
where case when hidden = '{}' then not has_table_privilege(role, id, verb) else columns is not null end`;

/**
 * Roles belong to all databases of a server, so another may make it at the same moment. From PostgreSQL 16 on, who makes a role may
 * grant it and not yet take it.
 */
const writeRole = (role: string) => `do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    begin
      create role ${role} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, '${role}',
                     case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) then
    execute format('grant ${role} to %I', current_user);
  end if;
end $$`;
