import { randomUUID } from 'node:crypto';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import type { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { RequestFacts } from '../../../platform/http/request-context.ts';
import { createWaitlistLeavingPage } from './waitlist-leaving.pages.ts';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let admin: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  [reader, agent, admin] = [
    await createStaff(app, 'reader'),
    await createStaff(app, 'agent'),
    await createStaff(app, 'admin', 'Ada Admin'),
  ];
});
afterAll(() => app.close());

const newEmail = () => `wait-${randomUUID()}@example.com`;
const join = (email: string, feature: string) =>
  new TestVisitor(app).submit('/api/waitlist', { email, feature });
const fill = (feature: string, count: number) =>
  app.query(
    "insert into waitlist_entries select $1::text, format('%s-%s@example.com', $1::text, lpad(n::text, 4, '0')), now() from generate_series(1, $2::int) n",
    [feature, count],
  );
const announce = (feature: string, confirmation: string, staff = admin) =>
  staff.call('POST', `/api/staff/waitlists/${feature}/launch`, { confirmation });
const parseSummary = async (feature: string) => {
  const { body } = await agent.call('GET', '/api/staff/waitlists');
  const found = (body.waitlists as WaitlistSummary[]).find((waitlist) => waitlist.feature === feature);
  if (!found) throw new Error(`no waitlist ${feature}`);
  return found;
};
const readActions = (action: string, subject: string) =>
  app.query('select actor_name, detail from staff_actions where action = $1 and subject_id = $2', [
    action,
    subject,
  ]);
const countTold = async (feature: string) =>
  Number((await app.query('select count(*) from waitlist_emails where feature = $1', [feature]))[0]?.count);

describe('the waitlists in the console', () => {
  it('are counted for every feature, also those without entries, by week', async () => {
    const { status, body } = await agent.call('GET', '/api/staff/waitlists');
    expect([status, (body.waitlists as unknown[]).length]).toEqual([200, 27]);
    for (let tries = 0; tries < 2; tries++) await join(newEmail(), 'financial-help');
    await app.query(
      "insert into waitlist_entries values ('financial-help', 'long-ago@example.com', now() - interval '7 days'), ('financial-help', 'a-year-ago@example.com', now() - interval '1 year')",
    );
    const { addresses, weeks, launch } = await parseSummary('financial-help');
    expect([addresses, weeks.length, launch]).toEqual([4, 12, null]);
    expect(weeks.slice(-2).map((week) => week.joined)).toEqual([1, 2]);
    expect(await parseSummary('mortgage-news')).toMatchObject({ addresses: 0, offeredAt: null });
  });

  it('list their addresses page by page, and the access is logged', async () => {
    await fill('home-buying', 5);
    const path = '/api/staff/waitlists/home-buying/addresses';
    const first = await agent.call('GET', `${path}?limit=3`);
    const second = await agent.call('GET', `${path}?limit=3&cursor=${first.body.next}`);
    const emails = [first, second].flatMap(({ body }) =>
      (body.rows as { email: string }[]).map((row) => row.email),
    );
    expect(emails).toEqual([5, 4, 3, 2, 1].map((n) => `home-buying-000${n}@example.com`));
    const found = await agent.call('GET', `${path}?search=0004@`);
    expect(found.body.rows).toHaveLength(1);
    expect(await readActions('waitlists.addresses-listed', 'home-buying')).toHaveLength(3);
  });

  it('are exported by agents, and not by readers', async () => {
    const path = '/api/staff/waitlists/home-buying/addresses.csv';
    expect((await reader.call('GET', path)).status).toBe(403);
    const file = await (await agent.send('GET', path)).text();
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      'E-mail,Joined,Told of the launch',
      expect.stringMatching(/^home-buying-0005@example\.com,20.+Z,$/),
    ]);
    expect(await readActions('waitlists.addresses-exported', 'home-buying')).toHaveLength(1);
    expect((await agent.call('GET', path.replace('home-buying/', 'free-houses/'))).status).toBe(400);
  });
});

describe('announcing a launch', () => {
  it('shows the email and how many get it, to admins alone', async () => {
    await fill('credit-score', 2);
    for (const staff of [reader, agent])
      expect((await staff.call('GET', '/api/staff/waitlists/credit-score/launch')).status).toBe(403);
    const { body } = await admin.call('GET', '/api/staff/waitlists/credit-score/launch');
    expect(body).toMatchObject({
      subject: expect.stringContaining('Credit Score'),
      recipients: 2,
      suppressed: 0,
    });
    expect(body.text).toContain(`${app.origin}/tools/credit-price`);
  });

  it.each([
    ['an agent', 'credit-score', 'Credit Score', 403],
    ['an admin who typed something else', 'credit-score', 'Credit', 400],
    ['an admin for what the product has not', 'mortgage-news', 'Mortgage News & Trends', 403],
  ])('is refused to %s, and nothing goes out', async (who, feature, confirmation, status) => {
    const reply = await announce(feature, confirmation, who === 'an agent' ? agent : admin);
    expect(reply.status).toBe(status);
    expect((await parseSummary(feature)).launch).toBeNull();
    expect(await countTold(feature)).toBe(0);
  });

  it('writes one email to each address for ever, however often and at once it is pressed', async () => {
    const email = newEmail();
    await join(email, 'mortgage-glossary');
    const replies = await Promise.all(
      [1, 2, 3].map(() => announce('mortgage-glossary', ' mortgage glossary ')),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    const message = await app.readEmail(email, /Now open: Mortgage Glossary/);
    expect(message).toContain(`${app.origin}/glossary`);
    expect((await announce('mortgage-glossary', 'Mortgage Glossary')).status).toBe(200);
    await app.runClockJobs();
    await vi.waitFor(async () =>
      expect((await parseSummary('mortgage-glossary')).launch).toMatchObject({
        announcedBy: 'Ada Admin',
        told: 1,
        left: 0,
        finishedAt: expect.any(String),
      }),
    );
    expect(await app.countEmails(email)).toBe(1);
    expect(await readActions('waitlists.launch-announced', 'mortgage-glossary')).toEqual([
      { actor_name: 'Ada Admin', detail: { addresses: 1 } },
    ]);
  });

  it('notifies a person who joins afterwards at once, and once', async () => {
    const email = newEmail();
    for (let tries = 0; tries < 2; tries++) await join(email, 'mortgage-glossary');
    await app.readEmail(email, /Now open: Mortgage Glossary/);
    await app.runClockJobs();
    expect(await app.countEmails(email)).toBe(1);
  });

  it('includes a person who joins at that very moment', async () => {
    const emails = Array.from({ length: 6 }, newEmail);
    const joining = emails.map((email) => join(email, 'debt-to-income'));
    await announce('debt-to-income', 'Debt-to-Income');
    await Promise.all(joining);
    await app.runClockJobs();
    expect(await countTold('debt-to-income')).toBe(emails.length);
  });

  it('that fails holds up no other', async () => {
    await app.query(`
      create function refuse_told() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_told before insert on waitlist_emails for each row
        when (new.feature = 'preapproval') execute function refuse_told()`);
    for (const feature of ['preapproval', 'mortgage-calculators']) {
      await fill(feature, 1);
      await app.query('insert into waitlist_launches values ($1, now(), null, 1)', [feature]);
    }
    await expect(app.runClockJobs()).rejects.toThrow();
    expect(await countTold('mortgage-calculators')).toBe(1);
    await app.query('drop trigger refuse_told on waitlist_emails');
    await app.runClockJobs();
    expect(await countTold('preapproval')).toBe(1);
  });

  it('continues where it was cut off, with no one left out and no one notified twice', async () => {
    await fill('mortgage-basics', 130);
    // Held by someone else, one address of the second batch stops it in the middle, always at the same place.
    const holder = new pg.Client(app.databaseUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query(
      "insert into waitlist_emails values ('mortgage-basics', 'mortgage-basics-0120@example.com', 'held', now())",
    );
    await announce('mortgage-basics', 'Mortgage Basics');
    const held = await vi.waitFor(
      async () => {
        const rows = await app.query(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%waitlist_emails%'",
        );
        expect(rows).toHaveLength(1);
        return rows[0]?.pid;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(await countTold('mortgage-basics')).toBe(100);
    expect((await parseSummary('mortgage-basics')).launch).toMatchObject({
      told: 100,
      left: 30,
      finishedAt: null,
    });
    // The end of a process as its database sees it.
    await app.query('select pg_terminate_backend($1)', [held]);
    await holder.query('rollback');
    await holder.end();
    await app.restart();
    await app.runClockJobs();
    expect((await parseSummary('mortgage-basics')).launch).toMatchObject({ told: 130, left: 0 });
    await app.readEmail('mortgage-basics-0130@example.com', /Now open/);
    for (const n of ['0001', '0100', '0101', '0120'])
      expect(await app.countEmails(`mortgage-basics-${n}@example.com`), n).toBe(1);
  });
});

describe('the email’s one-click link', () => {
  it('takes the address off that list, and no other', async () => {
    const email = newEmail();
    await join(email, 'mortgage-glossary');
    await join(email, 'mortgage-news');
    await app.readEmail(email, /Now open/);
    const headers = await app.readEmailHeaders(email);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    const link = `${url.pathname}${url.search}`;
    const visitor = new TestVisitor(app);
    const readFeatures = async () =>
      (await app.query('select feature from waitlist_entries where email = $1', [email])).map(
        (row) => row.feature,
      );

    expect(await (await visitor.send('GET', link)).text()).toContain('Take my address off');
    expect(await readFeatures()).toHaveLength(2);
    for (let tries = 0; tries < 2; tries++) {
      const { status, page } = await visitor.post(link, { 'List-Unsubscribe': 'One-Click' });
      expect([status, page]).toEqual([200, expect.stringContaining('Your address is off the list')]);
    }
    expect(await readFeatures()).toEqual(['mortgage-news']);
    expect((await visitor.post(`${url.pathname}?token=made-up`, {})).status).toBe(410);
  });

  it('works for every reader of a mail provider that presses for all of them, and counts guesses', async () => {
    const email = newEmail();
    await app.query("insert into waitlist_entries values ('mortgage-news', $1, now())", [email]);
    await app.query("insert into waitlist_emails values ('mortgage-news', $1, 'a-token', now())", [email]);
    const page = createWaitlistLeavingPage({
      database: app.readParts().database,
      limits: createRateLimits({}, app.readParts().database.db),
    });
    const press = (token: string) => page.submit(() => token, { address: '203.0.113.7' } as RequestFacts);
    for (let guess = 0; guess < 50; guess++)
      await expect(press(`guess ${guess}`)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    await expect(press('one more guess')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await press('a-token')).title).toBe('Your address is off the list');
  });
});
