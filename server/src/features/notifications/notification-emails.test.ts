import type { AddressInfo } from 'node:net';
import type { EmailChoice } from '@porchlight/domain/kernel/email-kinds.ts';
import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { defaultKinds, type NotificationPreferences } from '@porchlight/domain/notifications/preferences.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { EMAILS_TOPIC } from './email-planning.ts';
import { storeNotification } from './notifications.service.ts';

const NOON = '2026-11-21T17:00:00.000Z';
const NIGHT = '2026-11-22T05:00:00.000Z';
const MORNING = '2026-11-22T13:00:00.000Z';
const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

let clock = new Date(NOON);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(NOON);
});

/** A buyer in New York who gets every kind but sign-ins in this way. */
async function createReader(email: EmailChoice, change: Partial<NotificationPreferences> = {}) {
  const buyer = await createBuyer(app);
  await choose(buyer, email, change);
  return buyer;
}

async function choose(buyer: TestBuyer, email: EmailChoice, change: Partial<NotificationPreferences> = {}) {
  const reply = await buyer.call('PUT', '/api/notifications/preferences', {
    timeZone: 'America/New_York',
    quietHours: { from: '21:00', until: '08:00' },
    digestHour: 8,
    kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, { listed: true, email }])),
    ...change,
  });
  expect(reply.status).toBe(200);
}

async function upload(buyer: TestBuyer, name = 'pay stub.pdf') {
  const { status } = await buyer.call('POST', `/api/documents?name=${encodeURIComponent(name)}`, PDF);
  expect(status).toBe(201);
}

/** Whether each of the buyer's emails waits, was sent or is none, oldest first. */
/** Reads everything as a buyer does whose list has it, as of what others do. */
async function readAll(buyer: TestBuyer): Promise<void> {
  await app.query(
    'update notifications set listed = true from users where users.id = user_id and email = $1',
    [buyer.email],
  );
  const { body } = await buyer.call('POST', '/api/notifications/read', { all: true });
  expect(body).toEqual({ unread: 0 });
}

async function listStates(buyer: TestBuyer) {
  const rows = await app.query(
    `select case when email_due_at is not null then 'waits' when emailed_at is not null then 'sent' else 'none' end as state
     from notifications join users on users.id = user_id where email = $1 order by notifications.created_at`,
    [buyer.email],
  );
  return rows.map(({ state }) => state);
}

const waitUntilSent = (buyer: TestBuyer, count: number) =>
  waitFor(`${count} emails`, async () => ((await app.countEmails(buyer.email)) >= count ? true : undefined));

/** Lets the time pass in which an email waits for others, and the clock do its work. */
async function passBatch() {
  clock = new Date(clock.getTime() + BATCH_MINUTES * 60_000);
  await app.runClockJobs();
}

async function readUnsubscribeAddress(buyer: TestBuyer): Promise<string> {
  const headers = await app.readEmailHeaders(buyer.email);
  return /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
}

describe('an email of its own', () => {
  it('goes out after a quarter of an hour, says what happened and nothing of the document', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer, 'bankruptcy 2019.pdf');
    await passBatch();
    const text = await app.readEmail(buyer.email, /received a document/i);
    expect(text).toContain(`${app.origin}/portal/docs`);
    expect(text).not.toContain('bankruptcy');
    expect(await listStates(buyer)).toEqual(['sent']);
  });

  it('is one with what else happens in that time, whichever process sends it', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer, 'one.pdf');
    clock = new Date(clock.getTime() + (BATCH_MINUTES - 1) * 60_000);
    await upload(buyer, 'two.pdf');
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits', 'waits']);
    clock = new Date(clock.getTime() + 60_000);
    await Promise.all([app.runClockJobs(), app.runClockJobs()]);
    expect(await listStates(buyer)).toEqual(['sent', 'sent']);
    expect(await app.readEmail(buyer.email, /2 things are new/)).toContain(
      'A document was received. (2 times)',
    );
    expect(await app.countEmails(buyer.email)).toBe(1);
  });

  it('is held back in quiet hours and goes out once when they end', async () => {
    const buyer = await createReader('at-once');
    clock = new Date(NIGHT);
    await upload(buyer);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits']);
    clock = new Date(Date.parse(MORNING) - 1);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits']);
    clock = new Date(MORNING);
    await Promise.all([app.runClockJobs(), app.runClockJobs(), app.runClockJobs()]);
    expect(await listStates(buyer)).toEqual(['sent']);
    await waitUntilSent(buyer, 1);
    await upload(buyer);
    await passBatch();
    await waitUntilSent(buyer, 2);
    expect(await app.countEmails(buyer.email)).toBe(2);
  });

  it('is one with the others that the same night held back, but for sign-ins', async () => {
    const buyer = await createReader('at-once');
    clock = new Date(NIGHT);
    await upload(buyer, 'one.pdf');
    await upload(buyer, 'two.pdf');
    await app.query(
      `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
       select id, kind, 'interest', $2, 'own', case kind when 'new-device' then $2 else $3::timestamptz end
       from users, unnest(array['milestone-completed', 'new-device']) as kind where email = $1`,
      [buyer.email, NIGHT, MORNING],
    );
    await app.runClockJobs();
    expect((await listStates(buyer)).sort()).toEqual(['sent', 'waits', 'waits', 'waits']);
    clock = new Date(MORNING);
    await Promise.all([app.runClockJobs(), app.runClockJobs()]);
    const text = await app.readEmail(buyer.email, /3 things are new/);
    expect(text).toContain('A document was received. (2 times)');
    expect(text).toContain('Interest is done.');
    expect(text).toContain('quiet hours');
    await app.readEmail(buyer.email, /new sign-in/);
    expect(await listStates(buyer)).toEqual(['sent', 'sent', 'sent', 'sent']);
    clock = new Date(Date.parse(MORNING) + 24 * 3_600_000);
    await app.runClockJobs();
    expect(await app.countEmails(buyer.email)).toBe(2);
  });

  it('is not written about what was read while it was held back', async () => {
    const buyer = await createReader('at-once');
    clock = new Date(NIGHT);
    await upload(buyer);
    await readAll(buyer);
    clock = new Date(MORNING);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['none']);
  });

  it('follows a change of mind: other quiet hours, another zone, none at all', async () => {
    const buyer = await createReader('at-once');
    clock = new Date(NIGHT);
    await upload(buyer);
    await choose(buyer, 'at-once', { timeZone: 'America/Los_Angeles' });
    clock = new Date(MORNING);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits']);
    await choose(buyer, 'off');
    expect(await listStates(buyer)).toEqual(['none']);
    clock = new Date(NIGHT);
    await choose(buyer, 'at-once');
    await upload(buyer);
    await choose(buyer, 'at-once', { quietHours: null });
    await passBatch();
    await waitUntilSent(buyer, 1);
    expect(await listStates(buyer)).toEqual(['none', 'sent']);
  });

  it('waits for the morning also where no server ran when it was due, but for sign-ins', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await app.query(
      `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
       select id, 'new-device', 'A browser', $2::timestamptz, 'own', $2 from users where email = $1`,
      [buyer.email, NIGHT],
    );
    clock = new Date(NIGHT);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits', 'sent']);
    clock = new Date(new Date(MORNING).getTime() - 1);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits', 'sent']);
    clock = new Date(MORNING);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['sent', 'sent']);
  });

  it('is not written where its kind was switched off while it was being planned', async () => {
    const buyer = await createReader('at-once', { quietHours: null });
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
    const [owner] = await app.query('select id from users where email = $1', [buyer.email]);
    await database.transact(async (transaction) => {
      await storeNotification(transaction, String(owner?.id), {
        kind: 'document-received',
        subject: 'a.pdf',
        now: clock,
      });
      await choose(buyer, 'off');
    });
    await database.close();
    await passBatch();
    expect(await listStates(buyer)).toEqual(['none']);
    expect(await app.countEmails(buyer.email)).toBe(0);
  });

  it('is rolled back with what caused it: a refused upload writes none', async () => {
    const buyer = await createReader('at-once');
    await buyer.call('POST', '/api/documents?name=a.exe', new TextEncoder().encode('MZ'));
    expect(await listStates(buyer)).toEqual([]);
  });

  it('never goes to an address that is not confirmed', async () => {
    const buyer = await createReader('at-once', { quietHours: null });
    await app.query('update users set email_verified = false where email = $1', [buyer.email]);
    await upload(buyer);
    await passBatch();
    expect(await listStates(buyer)).toEqual(['none']);
    expect(await app.countEmails(buyer.email)).toBe(0);
  });
});

describe('when many emails are due', () => {
  it('one buyer’s that cannot be written do not delay those of others', async () => {
    const buyers = [await createReader('at-once'), await createReader('at-once')];
    for (const buyer of buyers) await upload(buyer);
    // The first buyer's email cannot be stored. A sequence is not rolled back with its transaction, so it remembers who was first.
    await app.query(`
      create sequence first_written_to;
      create function refuse_first() returns trigger language plpgsql as $$
      declare
        first record;
        own bigint := abs(hashtext(new.email)::bigint) + 1;
      begin
        select last_value as owner, is_called into first from first_written_to;
        if not first.is_called then perform setval('first_written_to', own); end if;
        if not first.is_called or first.owner = own then raise exception 'refused'; end if;
        return new;
      end $$;
      create trigger refuse_first before insert on emails for each row execute function refuse_first()`);
    const listAll = async () => (await Promise.all(buyers.map(listStates))).flat().sort();
    await expect(passBatch()).rejects.toThrow();
    expect(await listAll()).toEqual(['sent', 'waits']);
    await app.query('drop trigger refuse_first on emails');
    await app.runClockJobs();
    expect(await listAll()).toEqual(['sent', 'sent']);
  });

  it('one buyer’s that someone is changing are waited for once all others are queued', async () => {
    const buyers = [
      await createReader('at-once'),
      await createReader('at-once'),
      await createReader('at-once'),
    ];
    for (const buyer of buyers) await upload(buyer);
    const [changed] = await app.query(
      `select users.id, email from users join notifications on user_id = users.id where email = any($1) order by email_due_at limit 1`,
      [buyers.map(({ email }) => email)],
    );
    const rest = buyers.filter(({ email }) => email !== changed?.email);
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
    const passed = database.transact(async (transaction) => {
      await lockOwner(transaction, EMAILS_TOPIC, String(changed?.id));
      clock = new Date(clock.getTime() + BATCH_MINUTES * 60_000);
      const round = app.runClockJobs();
      await waitFor('the others', async () =>
        (await Promise.all(rest.map(listStates))).flat().every((state) => state === 'sent')
          ? true
          : undefined,
      );
      return { round };
    });
    await (await passed).round;
    expect((await Promise.all(buyers.map(listStates))).flat()).toEqual(['sent', 'sent', 'sent']);
    await database.close();
  });

  it('are settled by the same statement, however many they are: one takes no more than 65,535 parameters', async () => {
    await app.query(`
      create table statements (words text);
      create function note_statement() returns trigger language plpgsql as
        $$ begin insert into statements values (current_query()); return null; end $$;
      create trigger note_statement after update on notifications for each statement execute function note_statement()`);
    for (const count of [2, 3]) {
      const buyer = await createReader('at-once');
      for (let each = 0; each < count; each++) await upload(buyer);
    }
    await app.query('truncate statements');
    await passBatch();
    expect(await app.query('select distinct words from statements')).toHaveLength(1);
    await app.query('drop trigger note_statement on notifications');
  });
});

describe('the digest', () => {
  it('goes out once at its hour, with what is new and unread', async () => {
    const buyer = await createReader('digest');
    await upload(buyer, 'read.pdf');
    await readAll(buyer);
    await upload(buyer, 'one.pdf');
    await upload(buyer, 'two.pdf');
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits', 'waits', 'waits']);
    clock = new Date(MORNING);
    await Promise.all([app.runClockJobs(), app.runClockJobs()]);
    const text = await app.readEmail(buyer.email, /2 things are new/);
    expect(text).toContain('A document was received. (2 times)');
    expect(text).toContain(`${app.origin}/portal/notifications`);
    expect(await listStates(buyer)).toEqual(['none', 'sent', 'sent']);
    clock = new Date('2026-11-23T13:00:00.000Z');
    await app.runClockJobs();
    expect(await app.countEmails(buyer.email)).toBe(1);
  });

  it('that is due is not put off for a day by a choice about something else', async () => {
    const buyer = await createReader('digest');
    await upload(buyer);
    clock = new Date(new Date(MORNING).getTime() + 30_000);
    await choose(buyer, 'digest', { quietHours: { from: '20:00', until: '07:00' } });
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['sent']);
  });

  it('is not written when everything was read', async () => {
    const buyer = await createReader('digest');
    await upload(buyer);
    await readAll(buyer);
    clock = new Date(MORNING);
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['none']);
  });

  it('comes at the hour of the night in which clocks change', async () => {
    clock = new Date('2027-03-13T20:00:00.000Z');
    const buyer = await createReader('digest', { digestHour: 2, quietHours: null });
    await upload(buyer);
    clock = new Date('2027-03-14T06:59:59.000Z');
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['waits']);
    clock = new Date('2027-03-14T07:00:00.000Z');
    await app.runClockJobs();
    expect(await listStates(buyer)).toEqual(['sent']);
  });
});

describe('the link that stops emails', () => {
  const openPage = (address: string, init?: RequestInit) => fetch(address, { redirect: 'manual', ...init });
  const emailOf = async (buyer: TestBuyer, kind: NotificationKind) => {
    const { body } = await buyer.call('GET', '/api/notifications/preferences');
    return (body as unknown as NotificationPreferences).kinds[kind].email;
  };

  it('is in every email’s headers and foot, and opening it changes nothing', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await passBatch();
    const text = await app.readEmail(buyer.email, /received a document/i);
    const headers = await app.readEmailHeaders(buyer.email);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = await readUnsubscribeAddress(buyer);
    expect(text).toContain(address);
    const page = await openPage(address);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<button type="submit">Stop these emails</button>');
    expect(await emailOf(buyer, 'document-received')).toBe('at-once');
  });

  it('works with one press in a mail program, without signing in, for this kind alone (RFC 8058 3.2)', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await passBatch();
    await app.readEmail(buyer.email, /received a document/i);
    const address = await readUnsubscribeAddress(buyer);
    const press = () =>
      openPage(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const first = await press();
    expect([first.status, first.headers.getSetCookie()]).toEqual([200, []]);
    expect(await first.text()).toContain('The emails are stopped');
    expect(await emailOf(buyer, 'document-received')).toBe('off');
    expect(await emailOf(buyer, 'document-signed')).toBe('at-once');
    const again = await press();
    const page = await again.text();
    expect(again.status).toBe(200);
    expect(page).toContain('They were stopped already');
    expect(page).toContain('href="/portal/settings/notifications"');
    await upload(buyer);
    await passBatch();
    expect(await listStates(buyer)).toEqual(['sent', 'none']);
  });

  it('takes back an email that waits', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await passBatch();
    await app.readEmail(buyer.email, /received a document/i);
    clock = new Date(NIGHT);
    await upload(buyer);
    await openPage(await readUnsubscribeAddress(buyer), { method: 'POST' });
    expect(await listStates(buyer)).toEqual(['sent', 'none']);
  });

  it('of the digest stops the digest and leaves the rest', async () => {
    const kinds = { ...defaultKinds, 'document-received': { listed: true, email: 'digest' as const } };
    const buyer = await createReader('digest', { kinds });
    await upload(buyer);
    clock = new Date(MORNING);
    await app.runClockJobs();
    await app.readEmail(buyer.email, /One thing is new/);
    await openPage(await readUnsubscribeAddress(buyer), { method: 'POST' });
    expect(await emailOf(buyer, 'document-received')).toBe('off');
    expect(await emailOf(buyer, 'milestone-unlocked')).toBe('off');
    expect(await emailOf(buyer, 'date-near')).toBe('at-once');
  });

  it.each([
    [['one.pdf', 'two.pdf'], 'document-received', 'at-once'],
    [['one.pdf'], 'at-once', 'off'],
  ] as const)('of what a night held back (%j) stops %s', async (names, _, left) => {
    const buyer = await createReader('at-once');
    clock = new Date(NIGHT);
    for (const name of names) await upload(buyer, name);
    if (names.length === 1)
      await app.query(
        `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
         select id, 'milestone-completed', 'interest', $2, 'own', $3 from users where email = $1`,
        [buyer.email, NIGHT, MORNING],
      );
    clock = new Date(MORNING);
    await app.runClockJobs();
    await app.readEmail(buyer.email, /2 things are new/);
    const page = await openPage(await readUnsubscribeAddress(buyer), { method: 'POST' });
    expect(await page.text()).toContain('The emails are stopped');
    expect(await emailOf(buyer, 'document-received')).toBe('off');
    expect(await emailOf(buyer, 'milestone-completed')).toBe(left);
    expect(await emailOf(buyer, 'new-device')).toBe('at-once');
  });

  it.each([
    ['made up', () => 'document-received.YWJj.c2lnbmF0dXJl'],
    ['of another kind', (token: string) => token.replace('document-received', 'document-signed')],
    ['for sign-ins', (token: string) => token.replace('document-received', 'new-device')],
    ['cut off', (token: string) => token.slice(0, -3)],
    ['empty', () => ''],
  ])('that is %s does nothing and says so', async (_, change) => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await passBatch();
    await app.readEmail(buyer.email, /received a document/i);
    const address = new URL(await readUnsubscribeAddress(buyer));
    address.searchParams.set('token', change(address.searchParams.get('token') ?? ''));
    const page = await openPage(String(address));
    expect(await page.text()).not.toContain('<button');
    const reply = await openPage(String(address), { method: 'POST' });
    expect(reply.status).toBe(410);
    expect(await reply.text()).toContain('nothing was changed');
    for (const kind of notificationKinds) expect(await emailOf(buyer, kind)).toBe('at-once');
  });

  it('of an account that is gone says that nothing was changed', async () => {
    const buyer = await createReader('at-once');
    await upload(buyer);
    await passBatch();
    await app.readEmail(buyer.email, /received a document/i);
    const address = await readUnsubscribeAddress(buyer);
    await app.query('delete from documents using users where users.id = user_id and email = $1', [
      buyer.email,
    ]);
    await app.query('delete from users where email = $1', [buyer.email]);
    expect((await openPage(address, { method: 'POST' })).status).toBe(410);
  });
});

describe('by SMTP', () => {
  it('an email arrives with the headers that mail programs look for', async () => {
    const received: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push(Buffer.concat(parts));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailed = await startTestApp({
      environment: { SMTP_URL: `smtp://localhost:${port}` },
      now: () => clock,
    });
    const findEmail = (subject: RegExp) =>
      waitFor(`the email ${subject}`, async () => {
        const emails = await Promise.all(received.map((email) => PostalMime.parse(email)));
        return emails.find((email) => subject.test(email.subject ?? ''));
      });
    try {
      const buyer = new TestBuyer(mailed);
      const account = { name: 'Ada Buyer', email: buyer.email, password: TEST_PASSWORD };
      await buyer.call('POST', '/api/accounts/sign-up', account);
      const token = getToken((await findEmail(/confirm/i)).text ?? '');
      await buyer.call('POST', '/api/accounts/verify-email', { token });
      await choose(buyer, 'at-once');
      await upload(buyer);
      const [sent] = await mailed.query(
        `update notifications set email_due_at = now() - interval '1 year' returning 1 as one`,
      );
      expect(sent).toEqual({ one: 1 });
      await mailed.runClockJobs();
      const email = await findEmail(/received a document/i);
      const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(headers.get('list-unsubscribe')).toMatch(
        new RegExp(`^<${mailed.origin}/notifications/unsubscribe\\?token=[\\w.%-]+>$`),
      );
      expect(email.html).toContain('Stop emails of this kind');
    } finally {
      await mailed.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});
