import type { ClientBase } from 'pg';
import { isFilledByUs } from '../scratch-rows.ts';
import { openCopyClient } from '../table-copies.ts';

/** An empty database for all rows of a backup; `close` leaves none of them behind. */
export type Scratch = { url: string; close(): Promise<void> };

/**
 * A database that somebody gave, who gets it back empty.
 *
 * @throws when something is in it.
 */
export async function openGivenScratch(url: string): Promise<Scratch> {
  await work(url, async (client) => {
    if ((await listMade(client)).length > 0)
      throw new Error(
        'The database given with --scratch-database is not empty, so nothing was done. Give an empty one; one that a command which was killed ' +
          'has filled is to be dropped and made anew.',
      );
  });
  return { url, close: () => work(url, emptyAgain) };
}

async function work(url: string, step: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = await openCopyClient(url);
  try {
    await step(client);
  } finally {
    await client.end();
  }
}

/** Only what this process has filled: a server may have started on the database since it was found empty. */
async function emptyAgain(client: ClientBase): Promise<void> {
  await client.query('begin');
  if (await isFilledByUs(client))
    for (const { kind, name } of await listMade(client))
      await client.query(`drop ${kind} if exists ${name} cascade`);
  await client.query('commit');
}

/** What migrations make, in an order in which it can be dropped; what extensions have put there is none of it. */
async function listMade(client: ClientBase): Promise<{ kind: string; name: string }[]> {
  const { rows } = await client.query<{ kind: string; name: string }>(
    `with made as (
      select 1 as place, 'pg_namespace'::regclass as class, oid, 'schema' as kind, quote_ident(nspname) as name
        from pg_namespace where nspname in ('drizzle', 'partitions')
      union all
      select case relkind when 'S' then 4 when 'v' then 2 when 'm' then 2 else 3 end, 'pg_class'::regclass, oid,
             case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
             oid::regclass::text
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace = 'public'::regnamespace
      union all
      select 5, 'pg_proc'::regclass, oid, 'routine', oid::regprocedure::text
        from pg_proc where prokind <> 'a' and pronamespace = 'public'::regnamespace
      union all
      select 6, 'pg_type'::regclass, oid, 'type', oid::regtype::text
        from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace
    )
    select kind, name from made
     where not exists (select from pg_depend d where d.classid = made.class and d.objid = made.oid and d.deptype = 'e')
     order by place, name`,
  );
  return rows;
}
