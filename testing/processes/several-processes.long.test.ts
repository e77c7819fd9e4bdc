import { createHash, randomUUID } from 'node:crypto';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations } from '../../server/src/platform/database/migrations/migrations.ts';
import { createTestDatabase, waitFor } from '../app/test-app.ts';
import { PatientBuyer, type Reply, signUpBuyer, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import {
  complete,
  giveConsent,
  prepare,
  SIGNABLE_PDF,
  startAndReadSigning,
  uploadDocument,
} from '../people/test-signer.ts';
import { workWhile } from '../people/work-while.ts';
import { type SeveralProcesses, startSeveral } from './several-processes.ts';
import { killProcesses, pickPort, waitForAddress } from './start-process.ts';

let several: SeveralProcesses;
/** In seconds: longer than this file takes, and far shorter than the error of the clocks. */
const CLOCK_TOLERANCE = 10 * 60;
/** Signed up and confirmed through the proxy. */
let buyer: TestBuyer;

/** By how many minutes the clock of each process is wrong. What they share is the database, whose clock counts. */
const CLOCKS = [0, 30, -20];
/** Emails to these wait at the mail server, the first time, until it has waited for long enough. */
const HELD = /^held-/;
const held: ((error: Error) => void)[] = [];

beforeAll(async () => {
  several = await startSeveral(CLOCKS, await createTestDatabase(), {
    onRcptTo({ address }, _session, done) {
      if (HELD.test(address) && held.length === 0) held.push(done);
      else done();
    },
  });
  buyer = await signUpBuyer(several, 'Ada Buyer', PatientBuyer);
}, 600_000);
afterAll(async () => {
  await several?.close();
  killProcesses();
});

const DAY_MS = 24 * 3_600_000;

/** The same person at one of the processes, past the proxy; 3 is the first again. */
const at = (number: number, person = buyer) =>
  new PatientBuyer({ origin: several.origins[number % 3] ?? '' }, person.email, person.readCookies());

/** The same person, each request at the next process. */
function goingRound(person = buyer): TestBuyer {
  let turn = 0;
  const app = {
    get origin() {
      return several.origins[turn++ % 3] ?? '';
    },
  };
  return new PatientBuyer(app, person.email, person.readCookies());
}

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: several.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

// The time is for machines that do much else at once.
describe('three processes on one database and one bucket, behind a proxy', { timeout: 540_000 }, () => {
  it('make the tables once when they start at one moment on an empty database', async () => {
    const journal = await query('select hash from drizzle.__drizzle_migrations order by id');
    expect(journal.map(({ hash }) => hash)).toEqual(listMigrations().map(({ hash }) => hash));
    expect(await query('select count(*)::int as count from sealing_certificates')).toEqual([{ count: 1 }]);
  });

  it('know a session that one of them opened, and its end', async () => {
    expect(several.mail.emailsTo(buyer.email)).toHaveLength(1);
    for (const number of [0, 1, 2]) {
      const { body } = await at(number).call('GET', '/api/accounts/current');
      expect(body.email).toBe(buyer.email);
    }
    const { email } = buyer;
    const second = new TestBuyer({ origin: several.origins[1] ?? '' }, email);
    const { status } = await second.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    expect(status).toBe(200);
    expect((await at(2, second).call('POST', '/api/accounts/sign-out', { scope: 'local' })).status).toBe(200);
    expect((await at(0, second).call('GET', '/api/milestones')).status).toBe(401);
  });

  it('take an upload at one and give it back at the others, byte by byte', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'a page of it ')]);
    const hash = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
    const { body, status } = await at(0).call('POST', '/api/documents?name=large.pdf', bytes);
    expect(status).toBe(201);
    for (const person of [at(1), at(2), buyer]) {
      const answer = await person.send('GET', `/api/documents/${body.id}/content`);
      expect(answer.status).toBe(200);
      expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(hash(bytes));
    }
    expect((await several.bucket.listObjects()).length).toBeGreaterThan(0);
  });

  it('tell an open page what was changed at any of them, through the proxy', async () => {
    const page = await buyer.send('GET', '/api/events');
    const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader?.read())?.value ?? '';
      heard = '';
    };
    await hear('heartbeat');
    for (const number of [0, 1, 2]) {
      const name = `from-${number}.pdf`;
      const { status } = await at(number).call('POST', `/api/documents?name=${name}`, SIGNABLE_PDF);
      expect(status).toBe(201);
      await hear('data: documents');
    }
    await reader?.cancel();
  });

  it('count tries together', async () => {
    const visitor = goingRound(new TestBuyer({ origin: '' }));
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const email = 'nobody-here@example.com';
      statuses.push((await visitor.call('POST', '/api/accounts/request-password-reset', { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('run a job once, and send its email once', async () => {
    const { body } = await buyer.call('POST', '/api/personal-data/export');
    expect(body.state).toBe('building');
    await waitFor('the download', async () => {
      const status = await at(1).call('GET', '/api/personal-data');
      return (status.body.export as { state: string }).state === 'ready' ? true : undefined;
    });
    const ready = /download/i;
    await several.readEmail(buyer.email, ready);
    const emails = several.mail.emailsTo(buyer.email).filter(({ subject }) => ready.test(subject ?? ''));
    expect(emails).toHaveLength(1);
    const zip = await (await at(2).send('GET', '/api/personal-data/export/content')).arrayBuffer();
    expect(Buffer.from(zip).subarray(0, 2).toString()).toBe('PK');
  });

  it('take a signature through its steps, each at another process', async () => {
    const signer = goingRound();
    expect((await giveConsent(signer)).status).toBe(200);
    const id = await uploadDocument(signer);
    const opened: OpenSigningView = await startAndReadSigning(signer, id);
    const prepared = await prepare(signer, opened);
    expect(prepared.status).toBe(200);
    expect((await complete(signer, opened)).status).toBe(200);
    const signed = await signer.send('GET', `/api/documents/${id}/content`);
    expect(Buffer.from(await signed.arrayBuffer()).includes('/ByteRange')).toBe(true);
  });

  it('refuse one that was given another key, and say what to do', async () => {
    const stranger = several.startAnother({ AUTH_SECRET: 'x'.repeat(32) });
    expect(await stranger.exited).toBe(1);
    expect(stranger.output()).toContain('this one was given another AUTH_SECRET');
  });

  it('agree on the time, although the clocks of two are wrong', async () => {
    const { email } = buyer;
    for (const number of [0, 1, 2]) {
      await at(number).call('POST', '/api/documents?name=now.pdf', SIGNABLE_PDF);
      await at(number).call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    }
    const [wrong] = await query(
      `select max(abs(extract(epoch from now() - at)))::int as seconds from (
         select created_at as at from documents union all select created_at from emails
          union all select settled_at from emails where settled_at is not null
          union all select created_at from notifications union all select completed_at from signatures
          union all select at from event_entries
          union all select created_at from sessions union all select updated_at from sessions
          union all select expires_at - interval '30 days' from sessions) as times`,
    );
    expect(wrong?.seconds).toBeLessThan(CLOCK_TOLERANCE);
  });

  it('keep, renew and end a session at one whose clock is forty days ahead', async () => {
    const port = pickPort();
    const another = several.startAnother({ PORT: port, CLOCK_AHEAD_MS: String(40 * DAY_MS) });
    await waitForAddress(another);
    const there = new PatientBuyer({ origin: `http://localhost:${port}` }, buyer.email);
    const given = { email: buyer.email, password: TEST_PASSWORD };
    expect((await there.call('POST', '/api/accounts/sign-in', given)).status).toBe(200);
    const newest = 'select id from sessions order by created_at desc, id limit 1';
    const [session] = await query(newest);
    const isCurrent = () => there.call('GET', '/api/accounts/current');
    await query("update sessions set expires_at = now() + interval '28 days' where id = $1", [session?.id]);
    const renewed = await isCurrent();
    expect(renewed.body).toMatchObject({ email: buyer.email });
    expect(renewed.headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*Max-Age=2592000/);
    const [dated] = await query(
      `select abs(extract(epoch from expires_at - now() - interval '30 days'))::int as seconds from sessions where id = $1`,
      [session?.id],
    );
    expect(dated?.seconds).toBeLessThan(CLOCK_TOLERANCE);
    expect((await there.call('PUT', '/api/accounts/current/name', { name: 'Ada B' })).status).toBe(200);
    expect((await there.call('POST', '/api/accounts/sign-out', { scope: 'local' })).status).toBe(200);
    expect(await query('select 1 from sessions where id = $1', [session?.id])).toEqual([]);
    another.child.kill('SIGTERM');
    expect(await another.exited).toBe(0);
  });

  it('go on while one is frozen, take over its claimed email, and it does nothing twice when it wakes', async () => {
    // A process that has just woken is late with everything, and answers for a moment that it is busy.
    const bring = (what: string, ask: () => Promise<Reply>) =>
      waitFor(what, async () => ((await ask()).status < 300 ? true : undefined));
    const signUp = (number: number, email: string) => {
      const visitor = new TestBuyer({ origin: several.origins[number] ?? '' }, email);
      const account = { name: 'Ada Buyer', email, password: TEST_PASSWORD };
      return bring('an account', () => visitor.call('POST', '/api/accounts/sign-up', account));
    };
    const [waiting, next] = [`held-${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    // Only the last process can take the email; then it is frozen, and the others wake.
    several.freeze(0);
    several.freeze(1);
    await signUp(2, waiting);
    await waitFor('an email in flight', async () => held[0]);
    several.freeze(2);
    several.wake(0);
    several.wake(1);
    await bring('an answer', () => at(1).call('GET', '/api/milestones'));
    const page = await at(1).send('GET', '/api/events');
    expect(page.status).toBe(200);
    const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
    await bring('an upload', () => at(0).call('POST', '/api/documents?name=still.pdf', SIGNABLE_PDF));
    for (let heard = ''; !heard.includes('data: documents'); ) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`the page was told no more after: ${heard}`);
      heard += value;
    }
    await reader?.cancel();
    await signUp(0, next);
    await several.readEmail(next, /./);
    const read = 'select state, instance_id from emails where email = $1';
    expect(await query(read, [waiting])).toMatchObject([{ state: 'sending' }]);

    await query("update emails set tried_at = tried_at - interval '15 minutes' where email = $1", [waiting]);
    await signUp(1, `${randomUUID()}@example.com`);
    await several.readEmail(waiting, /./);
    several.wake(2);
    held[0]?.(Object.assign(new Error('4.4.2 waited for too long'), { responseCode: 421 }));
    await bring('the one that slept', () => at(2).call('GET', '/api/milestones'));
    await signUp(2, `${randomUUID()}@example.com`);
    expect(await query(read, [waiting])).toEqual([{ state: 'sent', instance_id: null }]);
    expect(several.mail.emailsTo(waiting)).toHaveLength(1);
  });

  it('all take their turn behind the proxy', async () => {
    for (let request = 0; request < 6; request++) await buyer.call('GET', '/api/milestones');
    expect(new Set(await several.proxy.readAnswered()).size).toBe(3);
  });

  it('fail no request while one of them is restarted', async () => {
    let code: number | null = null;
    const work = await workWhile(several.origin, buyer, 3, async () => {
      code = await several.restart(1);
    });
    expect(code).toBe(0);
    expect(work.failures).toEqual([]);
    expect(work.requests).toBeGreaterThan(20);
  }, 900_000);
});
