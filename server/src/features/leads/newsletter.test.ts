import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import type { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 1 });
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
  visitor = new TestVisitor(app);
  await app.query(
    `insert into newsletter_subscriptions (email, token, requested_at, confirmed_at, unsubscribed_at) values
      ('confirmed@example.com', 'a', '2026-11-01', '2026-11-02', null),
      ('=1+1@example.com', 'b', '2026-11-03', '2026-11-04', null),
      ('waiting@example.com', 'c', '2026-11-05', null, null),
      ('ended@example.com', 'd', '2026-11-06', '2026-11-07', '2026-11-08')`,
  );
});
afterAll(() => app.close());

const list = async (query = '') =>
  ((await agent.call('GET', `/api/staff/newsletter${query}`)).body.rows as { email: string }[]).map(
    (row) => row.email,
  );

it('counts subscribers by where they stand', async () => {
  const { body } = await agent.call('GET', '/api/staff/newsletter/counts');
  expect(body).toEqual({ confirmed: 2, waiting: 1, unsubscribed: 1 });
});

it.each([
  ['', ['ended@example.com', 'waiting@example.com', '=1+1@example.com', 'confirmed@example.com']],
  ['?status=confirmed', ['=1+1@example.com', 'confirmed@example.com']],
  ['?status=waiting', ['waiting@example.com']],
  ['?status=unsubscribed', ['ended@example.com']],
  ['?search=CONFIRM', ['confirmed@example.com']],
])('lists them newest first: %s', async (query, expected) => {
  expect(await list(query)).toEqual(expected);
});

it('gives agents those who may be written to, with the proof of their consent', async () => {
  const path = '/api/staff/newsletter/subscribers.csv';
  expect((await reader.call('GET', path)).status).toBe(403);
  expect(await (await agent.send('GET', path)).text()).toBe(
    [
      'E-mail,Asked,Confirmed',
      `"'=1+1@example.com",2026-11-03T00:00:00.000Z,2026-11-04T00:00:00.000Z`,
      'confirmed@example.com,2026-11-01T00:00:00.000Z,2026-11-02T00:00:00.000Z',
      '',
    ].join('\r\n'),
  );
  expect(await app.query("select 1 from staff_actions where action = 'newsletter.exported'")).toHaveLength(1);
});

it('lets every reader of a mail provider go that presses the button for all of them, and counts guesses', async () => {
  await app.query(
    "insert into newsletter_subscriptions (email, token, requested_at) values ('going@example.com', 'e', now())",
  );
  const press = async (token: string) => {
    const reply = await visitor.send(
      'POST',
      `/newsletter/unsubscribe?token=${token}`,
      'List-Unsubscribe=One-Click',
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    return reply.status;
  };
  const pressOften = async (token: string, times: number) => {
    const seen = new Set<number>();
    for (let time = 0; time < times; time++) seen.add(await press(token));
    return [...seen];
  };
  expect(await pressOften('e', 60)).toEqual([200]);
  expect(await pressOften('a-guess', 51)).toEqual([410, 429]);
  expect(await press('e')).toBe(200);
});
