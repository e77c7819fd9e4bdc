import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { tableGrants } from '../../../registries/tables.ts';
import { createTestDatabase, waitFor } from '../../../testing/test-app.ts';
import { listMigrations, migrateDatabase, migrateWithin } from '../migrations/migrations.ts';
import { prepareRls, RLS_ROLES } from '../rls/rls-roles.ts';

const ROWS = 2_000;

test('tables with rows are divided while the release before goes on storing, also after a start that was killed', {
  timeout: 240_000,
}, async () => {
  const { url, owner } = await fillFormerRelease();
  const old = workAsFormerRelease(await connect(url));

  // Somebody reads: the index that is made beside everybody else waits for it, and the process is killed meanwhile.
  const reader = await connect(url);
  await reader.query('begin isolation level repeatable read; select from letters limit 1');
  const killed = expect(migrateDatabase(url, tableGrants)).rejects.toThrow();
  const indexing = await waitFor('the index to wait', async () => {
    const { rows } = await owner.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%create unique index concurrently%'`,
    );
    return rows[0]?.pid as number | undefined;
  });
  await owner.query('select pg_terminate_backend($1)', [indexing]);
  await killed;
  await reader.query('commit');
  expect(
    await find(owner, 'select indisvalid from pg_index where indexrelid = $1::regclass', 'letters_by_id'),
  ).toEqual([{ indisvalid: false }]);

  await migrateDatabase(url, tableGrants);
  const stored = await old.stop();
  expect(stored).toBeGreaterThan(0);
  expect(
    await find(
      owner,
      `select (select count(*)::int from letters) as letters, (select count(distinct id)::int from staff_actions) as actions,
         (select max(id)::int from staff_actions) as last, (select count(*)::int from webhook_events) as events,
         (select count(distinct sequence)::int from webhook_events) as places,
         (select count(*)::int from webhook_deliveries d join webhook_events e on e.id = d.event_id) as deliveries,
         (select count(*)::int from letters where state = 'sent' and urgency = 2) as updated`,
    ),
  ).toEqual([
    {
      letters: ROWS + stored,
      actions: ROWS + stored,
      last: ROWS + stored,
      events: ROWS + stored,
      places: ROWS + stored,
      deliveries: ROWS + stored,
      updated: stored,
    },
  ]);
  // Nothing of the preparation is left, and what held before holds again.
  expect(await find(owner, `select conname from pg_constraint where conname ~ '_first$'`)).toEqual([]);
  expect(
    await find(
      owner,
      `select c.relname || ' ' || count(*) as line from pg_class c join pg_index i on i.indrelid = c.oid
        where c.relkind = 'p' and indisvalid group by c.relname order by 1`,
    ),
  ).toEqual([
    { line: 'document_words 2' },
    { line: 'letters 8' },
    { line: 'staff_actions 8' },
    { line: 'webhook_events 5' },
  ]);
  await expect(
    owner.query(`insert into staff_actions (actor_name, action, subject_kind) values ('a', 'b', 'c')`),
  ).rejects.toThrow('staff_actions_somebody');
  await owner.query(`delete from users where id = 'buyer'`);
  expect(await find(owner, 'select from staff_actions where about_user_id is not null')).toEqual([]);
  await owner.query('delete from webhook_events where id = $1', ['msg_1']);
  expect(await find(owner, 'select from webhook_deliveries where event_id = $1', 'msg_1')).toEqual([]);
  // Far ahead, of which nobody has made a partition.
  await owner.query(
    `insert into letters (template, email, urgency, created_at, due_at, expires_at)
     values ('digest', 'a@example.com', 1, '2099-05-05', now(), now())`,
  );
  expect(
    await find(
      owner,
      'select tableoid::regclass::text as place from letters where created_at > $1',
      '2099-01-01',
    ),
  ).toEqual([{ place: 'partitions.letters_default' }]);
});

test('requests of buyers by the release before read and store what they could, and no more', async () => {
  const { url, owner } = await fillFormerRelease();
  await prepareRls(owner, tableGrants);
  await owner.query('begin');
  await migrateWithin(owner);
  await owner.query('commit');
  const buyer = await connect(url);
  await buyer.query(
    `begin; set local role ${RLS_ROLES.account}; set local porchlight.owner = 'buyer'; set local porchlight.email = 'buyer@example.com'`,
  );
  expect(await find(buyer, 'select count(*)::int as count from letters')).toEqual([{ count: 1 }]);
  expect(await find(buyer, 'select count(*)::int as count from staff_actions')).toEqual([{ count: ROWS }]);
  await buyer.query(
    `insert into webhook_events (id, type, payload, occurred_at) values ('msg_own', 'a', '{}', now())`,
  );
  await expect(buyer.query('select sealed from letters')).rejects.toThrow('permission denied');
  await buyer.query('rollback');
});

/** The tables as the release before has them, with rows. */
async function fillFormerRelease() {
  const url = await createTestDatabase();
  const owner = await connect(url);
  const before = listMigrations().findIndex(({ statements }) =>
    statements.some((statement) => statement.includes('create schema if not exists partitions')),
  );
  await owner.query('begin');
  await migrateWithin(owner, before);
  await owner.query('commit');
  await owner.query(`insert into users (id, name, email) values ('buyer', 'Ada', 'buyer@example.com')`);
  await owner.query(
    `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
     values (gen_random_uuid(), 'https://hooks.example', '', '{}', '', now())`,
  );
  await owner.query(
    `insert into letters (template, email, urgency, state, created_at, due_at, expires_at, settled_at)
     select 'digest', case n when 1 then 'buyer@example.com' else n || '@example.com' end, 1, 'sent', at, at, at, at
       from generate_series(1, ${ROWS}) n, lateral (select now() - n * interval '1 hour' as at) times`,
  );
  await owner.query(
    `insert into staff_actions (at, member_id, actor_name, action, subject_kind, about_user_id)
     select now() - n * interval '1 day', 'member', 'Sam', 'audit.listed', 'audit-log', 'buyer' from generate_series(1, ${ROWS}) n`,
  );
  await owner.query(
    `with events as (insert into webhook_events (id, type, payload, occurred_at, position)
       select 'msg_' || n, 'lead.created', '{}', now() - n * interval '1 hour', n from generate_series(1, ${ROWS}) n returning *)
     insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state)
     select events.id, webhook_endpoints.id, occurred_at, 'delivered' from events, webhook_endpoints`,
  );
  return { url, owner };
}

/** Stores and changes as processes of the release before do, by statements that they have prepared, until it is stopped; gives how often. */
function workAsFormerRelease(client: pg.Client) {
  let stored = 0;
  let isOver = false;
  const working = (async () => {
    while (!isOver) {
      const { rows } = await client.query({
        name: 'insert letter',
        text: `insert into letters (id, template, email, urgency, created_at, due_at, expires_at)
          values (default, 'digest', 'later@example.com', 2, now(), now(), now()) returning id`,
      });
      await client.query({
        name: 'settle letter',
        text: `update letters set state = 'sent', settled_at = now() where id = $1`,
        values: [rows[0].id],
      });
      await client.query({
        name: 'insert action',
        text: `insert into staff_actions (id, member_id, actor_name, action, subject_kind) values (default, 'm', 'Sam', 'a', 'b')`,
      });
      await client.query({
        name: 'insert event',
        text: `with event as (insert into webhook_events (id, type, payload, occurred_at, sequence)
                 values ($1, 'lead.created', '{}', now(), default) returning *)
               insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state)
               select event.id, webhook_endpoints.id, occurred_at, 'waiting' from event, webhook_endpoints`,
        values: [`msg_later_${stored}`],
      });
      stored += 1;
    }
  })();
  return {
    async stop() {
      const until = stored + 10;
      await waitFor('more to be stored', async () => stored >= until || undefined);
      isOver = true;
      await working;
      return stored;
    },
  };
}

async function find(client: pg.Client, text: string, ...values: unknown[]) {
  return (await client.query(text, values)).rows;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
