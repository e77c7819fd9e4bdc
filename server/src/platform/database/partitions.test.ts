import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBacklog } from '../operation/backlog.ts';
import { openDatabase } from './database.ts';
import { analyzePartitioned } from './partitions.ts';

const DAY_MS = 24 * 3_600_000;
const start = new Date();
let app: TestApp;
let clock = start;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const night = async (at: Date) => {
  clock = at;
  await app.runClockJobs();
  await app.removeOldRecords();
};
const findPartitions = async (table: string) =>
  (
    await app.query(
      `select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).map(({ name }) => String(name));
const placesOf = async (table: string, where: string) =>
  (await app.query(`select tableoid::regclass::text as place from ${table} where ${where}`)).map(
    ({ place }) => place,
  );
const months = (count: number) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, 15));
const nameOf = (table: string, at: Date) => `${table}_${at.toISOString().slice(0, 7).replace('-', '_')}`;
const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
const storeEmail = (at: Date, email: string, settledAt: Date | null = at) =>
  app.query(
    `insert into emails (template, email, urgency, state, created_at, due_at, expires_at, settled_at)
     values ('digest', $2, 1, case when $3::timestamptz is null then 'queued' else 'sent' end, $1, $1, $1, $3)`,
    [at, email, settledAt],
  );
const readRemoved = async () =>
  (await app.query('select removed from retention_runs order by id desc limit 1'))[0]?.removed;
const readMissing = async () => {
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const backlog = await loadBacklog(database.db, {}).finally(database.close);
  return backlog['missing-partitions'];
};

test('a table without a partition for next month is counted, which the alert is for', async () => {
  expect(await readMissing()).toBe(0);
  const parts = (await findPartitions('emails')).filter((name) => !name.endsWith('_default'));
  expect(parts).toEqual(['emails_first']);
  await app.query(
    `alter table emails detach partition partitions.emails_first; alter table staff_actions detach partition partitions.staff_actions_first`,
  );
  expect(await readMissing()).toBe(2);
  await night(start);
  expect(await readMissing()).toBe(0);
  expect(await findPartitions('emails')).toContain(nameOf('emails', start));
});

test('partitions of the next months are made ahead, once, and what has none is stored nevertheless', async () => {
  await storeEmail(months(6), 'early@partitions.example');
  expect(await placesOf('emails', "email = 'early@partitions.example'")).toEqual([
    'partitions.emails_default',
  ]);

  await night(months(5));
  const made = await findPartitions('emails');
  expect(made).toEqual(expect.arrayContaining([5, 7, 8].map((count) => nameOf('emails', months(count)))));
  // Its rows lie in the default partition, where they stay.
  expect(made).not.toContain(nameOf('emails', months(6)));
  await night(months(5));
  expect(await findPartitions('emails')).toEqual(made);
  await storeEmail(months(7), 'later@partitions.example');
  expect(await placesOf('emails', "email = 'later@partitions.example'")).toEqual([
    `partitions.${nameOf('emails', months(7))}`,
  ]);
  const quarter = new Date(
    Date.UTC(months(8).getUTCFullYear(), months(8).getUTCMonth() - (months(8).getUTCMonth() % 3), 1),
  );
  expect(await findPartitions('staff_actions')).toContain(nameOf('staff_actions', quarter));
  await app.query('delete from emails');
});

test('a month that ended before the cutoff goes at once, with what hangs on it, unless something of it is kept', async () => {
  const [kept, gone] = [months(7), months(8)];
  await night(gone);
  await storeEmail(gone, 'gone@partitions.example');
  await storeEmail(gone, 'gone-too@partitions.example', later(gone, 1));
  await storeEmail(kept, 'waits@partitions.example', null);
  await app.query(
    `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
     values (gen_random_uuid(), 'https://hooks.example', '', '{}', '', now())`,
  );
  await app.query(
    `with event as (insert into webhook_events (id, type, payload, occurred_at) values ('msg_gone', 'lead.created', '{}', $1) returning *),
       delivery as (insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state)
         select event.id, e.id, occurred_at, 'failed' from event, webhook_endpoints e returning id)
     insert into webhook_attempts (delivery_id, at, milliseconds, answer) select id, now(), 1, '' from delivery`,
    [later(gone, 13)],
  );

  // The month is over and what it has is not due yet.
  await night(months(9));
  expect(await findPartitions('webhook_events')).toContain(nameOf('webhook_events', gone));
  expect(await app.query('select from webhook_attempts')).toHaveLength(1);
  await night(later(months(9), 25));
  expect(await findPartitions('webhook_events')).not.toContain(nameOf('webhook_events', gone));
  expect(await app.query('select from webhook_deliveries')).toEqual([]);
  expect(await app.query('select from webhook_attempts')).toEqual([]);
  expect(await readRemoved()).toMatchObject({ emails: 0, 'webhook-messages': 1 });
  expect(await findPartitions('emails')).toContain(nameOf('emails', gone));

  // A backup reads the table until its snapshot ends.
  const backup = openDatabase(app.databaseUrl, 1, () => undefined);
  await backup.transact(async (transaction) => {
    await transaction.execute(sql`lock table emails in access share mode`);
    clock = months(13);
    await expect(app.removeOldRecords()).rejects.toThrow();
  });
  await backup.close();
  expect(await readRemoved()).toMatchObject({ emails: 2 });
  await night(months(13));
  expect(await findPartitions('emails')).not.toContain(nameOf('emails', gone));
  // No trigger sees a partition go.
  expect(
    await app.query(
      "select part from kept_counts where name = 'emails' group by part having sum(number) <> 0",
    ),
  ).toEqual([]);
  expect(await placesOf('emails', "email = 'waits@partitions.example'")).toEqual([
    `partitions.${nameOf('emails', kept)}`,
  ]);
  await app.query("update emails set settled_at = created_at where email = 'waits@partitions.example'");
  await night(months(13));
  expect(await findPartitions('emails')).not.toContain(nameOf('emails', kept));
});

test('the planner knows of a partitioned table as a whole what it has', async () => {
  const readRows = async () =>
    (await app.query("select reltuples from pg_class where oid = 'emails'::regclass"))[0]?.reltuples;
  for (const number of [1, 2, 3]) await storeEmail(months(13), `counted-${number}@partitions.example`);
  const before = Number(await readRows());
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  await analyzePartitioned(database.db).finally(database.close);
  const [{ count } = {}] = await app.query('select count(*)::int as count from emails');
  expect(await readRows()).toBe(count);
  expect(before).not.toBe(count);
});
