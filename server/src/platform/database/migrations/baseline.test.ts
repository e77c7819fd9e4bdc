import { createTestDatabase } from '@porchlight/testing/app/test-app.ts';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableGrants, tables } from '../../../registries/tables.ts';
import { RLS_ROLES } from '../rls/rls-roles.ts';
import { migrateDatabase } from './migrations.ts';

let client: pg.Client;
beforeAll(async () => {
  const url = await createTestDatabase();
  await migrateDatabase(url, tableGrants);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client.end());

const list = async (text: string, ...values: unknown[]): Promise<string[]> =>
  (await client.query<{ line: string }>(text, values)).rows.map(({ line }) => line);

describe('a database that the migrations made', () => {
  it('has the tables, columns, keys and indexes of the code, and no other table', async () => {
    const names = tables.map(({ table }) => getTableName(table)).sort();
    expect(
      await list(
        `select tablename as line from pg_tables where schemaname = 'public' order by tablename collate "C"`,
      ),
    ).toEqual(names);
    for (const { table } of tables) {
      const { name, columns, indexes, foreignKeys, checks } = getTableConfig(table);
      const stored = await list(
        `select concat_ws(' ', attname, format_type(atttypid, atttypmod), (
             select format('collate %I', collname) from pg_collation where oid = attcollation and collname <> 'default'), case when attnotnull then 'not null' end) as line
           from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        name,
      );
      const coded = columns.map(
        (column) =>
          `${column.name} ${column.getSQLType().replace('varchar', 'character varying')}${column.notNull || column.primary ? ' not null' : ''}`,
      );
      expect(stored.sort(), name).toEqual(coded.sort());
      const known = await list(
        `select relname as line from pg_index join pg_class on oid = indexrelid where indrelid = $1::regclass
           union select conname from pg_constraint where conrelid = $1::regclass and conparentid = 0`,
        name,
      );
      const named = [
        ...indexes.map((index) => index.config.name ?? ''),
        ...foreignKeys.map((key) => key.getName()),
        ...checks.map((check) => check.name),
      ];
      expect(known, name).toEqual(expect.arrayContaining(named.map((each) => each.slice(0, 63))));
    }
  });

  it('has what cannot be generated from the code: row-level security, triggers, functions, indexes of expressions, partitions', async () => {
    const generated = tables.flatMap(({ table }) =>
      getTableConfig(table).indexes.map((index) => index.config.name ?? ''),
    );
    await expect(`${(await list(OBJECTS, generated)).join('\n')}\n`).toMatchFileSnapshot(
      'by-hand.snapshot.txt',
    );
  });

  it('has an index for every foreign key, so that a row and those that go with it are deleted without reading whole tables', async () => {
    expect(await list(UNINDEXED_KEYS)).toEqual([]);
  });

  it('grants requests of buyers exactly what the features ask for, and a policy lets them', async () => {
    const asked = tableGrants.map(({ reach, table, verb }) => `${RLS_ROLES[reach]} ${table} ${verb}`);
    const granted = await list(GRANTED, Object.values(RLS_ROLES));
    expect(granted.sort()).toEqual([...new Set(asked)].sort());
    const barred = await list(WITHOUT_POLICY, Object.values(RLS_ROLES));
    expect(barred).toEqual([]);
  });
});

/** A policy `own` of rows that name their account, and the row-level security under it: `row-level-security.test.ts` requires both. */
const isPlain = `policyname = 'own' and cmd = 'ALL' and with_check = qual and qual = '(user_id = ( SELECT porchlight_owner() AS porchlight_owner))'`;

const OBJECTS = `
  select regexp_replace(line, '\\s+', ' ', 'g') as line from (
    select format('%s: row-level security', relname) as line from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity
        and not exists (select from pg_policies where schemaname = 'public' and tablename = relname and ${isPlain})
    union all select format('%s: policy %s', tablename, concat_ws(' ', policyname, lower(cmd), 'using ' || qual, 'check ' || with_check))
      from pg_policies where schemaname = 'public' and not (${isPlain}) is true
    union all select format('%s: %s', tgrelid::regclass, pg_get_triggerdef(t.oid)) from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace
    union all select format('%s: %s', indrelid::regclass, pg_get_indexdef(indexrelid)) from pg_index join pg_class c on c.oid = indexrelid
      where relnamespace = 'public'::regnamespace and relname <> all ($1) and not exists (select from pg_constraint where conindid = indexrelid)
    union all select format('%s: partitioned by %s', partrelid::regclass, pg_get_partkeydef(partrelid)) from pg_partitioned_table
      join pg_class c on c.oid = partrelid where relnamespace = 'public'::regnamespace
    union all select format('%s: %s partitions', inhparent::regclass, count(*)) from pg_inherits
      join pg_class c on c.oid = inhrelid where c.relkind = 'r' group by inhparent
    union all select format('%s: unlogged', relname) from pg_class where relpersistence = 'u' and relkind = 'r'
    union all select format('function %s returns %s %s', p.oid::regprocedure, pg_get_function_result(p.oid),
        concat_ws(' ', case provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, case when prosecdef then 'security definer' end))
      from pg_proc p where pronamespace in ('public'::regnamespace, 'partitions'::regnamespace)
  ) objects order by regexp_replace(line, '\\s+', ' ', 'g') collate "C"`;

/** Foreign keys no index of whose table begins with one of their columns. One of the rows that name a parent at all will do. */
const UNINDEXED_KEYS = `
  select format('%s: %s', conrelid::regclass, conname) as line from pg_constraint
   where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace and not exists (
     select from pg_index join pg_attribute on attrelid = conrelid and attnum = indkey[0]
      where indrelid = conrelid and indkey[0] = any (conkey)
        and coalesce(pg_get_expr(indpred, conrelid) = format('(%I IS NOT NULL)', attname), true))`;

/** What the roles may do with any column of a table. */
const GRANTED = `
  select format('%s %s %s', role, relname, verb) as line
    from unnest($1::text[]) role, pg_class, unnest(array['select', 'insert', 'update', 'delete']) verb
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and case when verb = 'delete' then has_table_privilege(role, oid, verb) else has_any_column_privilege(role, oid, verb) end`;

/** What the roles may do with a table under row-level security while none of its policies lets any row through for it. */
const WITHOUT_POLICY = `
  select granted.line from (${GRANTED}) granted, pg_class, lateral split_part(line, ' ', 3) verb
   where relnamespace = 'public'::regnamespace and relname = split_part(line, ' ', 2) and relrowsecurity
     and not exists (select from pg_policies where schemaname = 'public' and tablename = relname and lower(cmd) in (verb, 'all'))`;
