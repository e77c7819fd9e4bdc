import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldCounts } from './kept-counts.ts';

const DAY_MS = 24 * 3_600_000;

let clock = new Date();
let app: TestApp;
let reader: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  reader = await createStaff(app, 'reader');
});
afterAll(() => app.close());

/** What is kept, and the same by counting every row. */
const KEPT = `select name, part, sum(number)::int as number from kept_counts group by name, part having sum(number) <> 0 order by 1, 2`;
const COUNTED = `
  select name, part, count(*)::int as number from (
    select 'feedback' as name, concat_ws(' ', milestone_id, rating, to_char(created_at at time zone 'UTC', 'YYYY-MM')) as part from milestone_feedback
    union all select 'newsletter', case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'waiting' end
      from newsletter_subscriptions
    union all select 'suppressed-addresses', '' from suppressed_addresses
    union all select 'waitlist-entries', concat_ws(' ', feature, to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD')) from waitlist_entries
    union all select 'waitlist-emails', feature from waitlist_emails
    union all select 'webhook-deliveries', concat_ws(' ', endpoint_id, state) from webhook_deliveries
    union all select 'emails', concat_ws(' ', state, to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24')) from emails where state in ('sent', 'dead')
  ) counted group by name, part order by 1, 2`;

/** By one statement, since emails go out meanwhile. */
async function expectExact(): Promise<void> {
  const [row] = await app.query(
    `select (select json_agg(k) from (${KEPT}) k) as kept, (select json_agg(c) from (${COUNTED}) c) as counted`,
  );
  expect(row?.kept).toEqual(row?.counted);
}

/** One writer's statements: what it adds, changes and takes away again in each table; some of it is rolled back. */
const writes = (writer: number) => [
  `insert into waitlist_entries (feature, email, created_at)
     select (array['interest', 'offer'])[1 + n % 2], '${writer}-' || n || '@example.com', now() - n * interval '3 days' from generate_series(1, 30) n`,
  `insert into waitlist_emails (feature, email, token, queued_at) select feature, email, '${writer}' || email, now() from waitlist_entries
     where email like '${writer}-1%@example.com'`,
  `insert into newsletter_subscriptions (email, token, requested_at)
     select '${writer}-' || n || '@example.com', '${writer}-' || n, now() from generate_series(1, 20) n`,
  `update newsletter_subscriptions set confirmed_at = now() where email like '${writer}-1%'`,
  `update newsletter_subscriptions set unsubscribed_at = now() where email like '${writer}-12%'`,
  `insert into suppressed_addresses (email, cause, since) select '${writer}-' || n, 'bounced', now() from generate_series(1, 5) n`,
  `insert into emails (template, email, urgency, state, created_at, due_at, expires_at)
     select 'digest', '${writer}@example.com', 1, 'queued', now(), now() + interval '1 day', now() + interval '1 day' from generate_series(1, 9)`,
  `update emails set state = 'sent', settled_at = now() - interval '2 hours' where email = '${writer}@example.com'`,
  `update emails set state = 'dead' where id in (select id from emails where email = '${writer}@example.com' limit 3)`,
  `do $$ begin insert into suppressed_addresses (email, cause, since) values ('${writer}-gone', 'bounced', now()); raise exception 'no'; exception when others then end $$`,
  `insert into suppressed_addresses (email, cause, since) values ('${writer}-1', 'bounced', now()) on conflict do nothing`,
  `delete from suppressed_addresses where email = '${writer}-2'`,
  `delete from waitlist_entries where email like '${writer}-2%@example.com'`,
];

it('counts what several write at once, while the counts are folded, as if every row were counted', async () => {
  const { db } = app.readParts().database;
  const write = async (writer: number) => {
    for (const statement of writes(writer)) await app.query(statement);
  };
  const fold = async () => {
    for (let round = 0; round < 8; round++) await foldCounts(db);
  };
  await Promise.all([...[1, 2, 3, 4, 5, 6].map(write), fold(), fold()]);
  await expectExact();
  await foldCounts(db);
  await expectExact();
  const [rows] = await app.query(
    'select count(*)::int as rows, count(distinct (name, part))::int as parts from kept_counts',
  );
  expect(rows?.rows).toBe(rows?.parts);
});

it('follows deliveries, also when their webhook goes with them', async () => {
  const endpoint = randomUUID();
  await app.query(
    `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at) values ($1, 'https://x.example', '', '{}', '', now())`,
    [endpoint],
  );
  await app.query(
    `insert into webhook_events (id, type, payload, occurred_at) select 'e' || n, 'lead.created', '{}', now() from generate_series(1, 7) n`,
  );
  await app.query(
    `insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state)
     select id, $1, occurred_at, case when id < 'e4' then 'delivered' else 'failed' end from webhook_events where id like 'e_'`,
    [endpoint],
  );
  const list = async () => {
    const { body } = await (await createStaff(app, 'admin')).call('GET', '/api/staff/webhooks');
    return JSON.stringify(body);
  };
  expect(await list()).toContain('"counts":{"waiting":0,"delivered":3,"failed":4}');
  await expectExact();
  await app.query('delete from webhook_endpoints where id = $1', [endpoint]);
  await expectExact();
});

it('follows a buyer who says something and is erased', async () => {
  const buyer = await createBuyer(app);
  const before = (await reader.call('GET', '/api/staff/feedback')).body;
  for (const [milestoneId, rating] of [
    [1, 5],
    [2, 1],
  ])
    await buyer.call('PUT', `/api/feedback/${randomUUID()}`, { milestoneId, rating, feedback: '' });
  await app.query(
    `insert into waitlist_entries (feature, email, created_at) values ('interest', $1, now())`,
    [buyer.email],
  );
  expect((await reader.call('GET', '/api/staff/feedback')).body).not.toEqual(before);
  await expectExact();
  expect((await buyer.call('POST', '/api/personal-data/deletion')).status).toBe(200);
  // The email three days before the end, and the end.
  for (const days of [11, 3]) {
    clock = new Date(clock.getTime() + days * DAY_MS);
    await app.sweep();
  }
  expect(await app.query('select from users where email = $1', [buyer.email])).toEqual([]);
  const later = await createStaff(app, 'reader');
  expect((await later.call('GET', '/api/staff/feedback')).body).toEqual(before);
  await expectExact();
});
