import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { type CaughtMail, catchMail } from '@porchlight/testing/app/catch-mail.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// After each failure to reach the mail server its worker rests for longer.
vi.setConfig({ testTimeout: 240_000 });

const NOON = '2026-11-21T17:00:00.000Z';
const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

let clock = new Date(NOON);
let whoIsCutOff: RegExp | undefined;
let mail: CaughtMail;
let app: TestApp;
beforeAll(async () => {
  mail = await catchMail({
    onRcptTo({ address }, _session, done) {
      if (whoIsCutOff?.test(address))
        done(Object.assign(new Error('try again later'), { responseCode: 421 }));
      else done();
    },
  });
  app = await startTestApp({ environment: { SMTP_URL: mail.url }, now: () => clock });
});
afterAll(async () => {
  await app.close();
  mail.close();
});
beforeEach(async () => {
  whoIsCutOff = undefined;
  clock = new Date(NOON);
  await app.query('delete from emails');
  await app.query('update notifications set email_due_at = null');
});

/** A buyer in New York who gets an email of each kind at once. */
async function createReader(): Promise<TestBuyer> {
  const buyer = new TestBuyer(app);
  const account = { name: 'Ada Buyer', email: buyer.email, password: TEST_PASSWORD };
  expect((await buyer.call('POST', '/api/accounts/sign-up', account)).status).toBe(200);
  const token = await waitFor(
    'the address to confirm',
    async () => mail.emailsTo(buyer.email).map(({ text }) => getToken(text ?? ''))[0],
  );
  expect((await buyer.call('POST', '/api/accounts/verify-email', { token })).status).toBe(200);
  await choose(buyer, 'at-once');
  return buyer;
}

async function choose(buyer: TestBuyer, email: 'at-once' | 'off') {
  const reply = await buyer.call('PUT', '/api/notifications/preferences', {
    timeZone: 'America/New_York',
    quietHours: { from: '21:00', until: '08:00' },
    digestHour: 8,
    kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, { listed: true, email }])),
  });
  expect(reply.status).toBe(200);
}

async function upload(buyer: TestBuyer) {
  expect((await buyer.call('POST', '/api/documents?name=pay.pdf', PDF)).status).toBe(201);
}

async function pass(minutes: number) {
  clock = new Date(clock.getTime() + minutes * 60_000);
  await app.runClockJobs();
}

const countTold = (buyer: TestBuyer) =>
  mail.emailsTo(buyer.email).filter(({ subject }) => /document/i.test(subject ?? '')).length;

const waitUntilTold = (buyer: TestBuyer) =>
  waitFor('the email', async () => (countTold(buyer) === 1 ? true : undefined));

/** The first one's email has been in the outbox for minutes; those of the others are due now, the last one's latest. */
async function holdUp(isCutOff: (first: TestBuyer) => RegExp) {
  const first = await createReader();
  const others = [await createReader(), await createReader(), await createReader()];
  whoIsCutOff = isCutOff(first);
  await upload(first);
  await pass(5);
  for (const other of others) {
    await upload(other);
    clock = new Date(clock.getTime() + 60_000);
  }
  await pass(BATCH_MINUTES - 5 - others.length);
  expect(await listQueued()).toEqual([first.email]);
  await waitFor('a try', async () =>
    (await app.query(`select 1 from emails where state <> 'sent' and answer is not null`)).length > 0
      ? true
      : undefined,
  );
  clock = new Date(clock.getTime() + 8 * 60_000);
  return { first, others, last: others[2] as TestBuyer };
}

/** Whose emails the outbox holds. */
const listQueued = async () =>
  (await app.query(`select email from emails where state in ('queued', 'sending')`)).map(
    ({ email }) => email,
  );

it('what waits behind a mail server that is away can still be switched off', async () => {
  const { first, last } = await holdUp(() => /./);
  await app.runClockJobs();
  await choose(last, 'off');
  whoIsCutOff = undefined;
  await waitUntilTold(first);
  await pass(1);
  await waitFor('the rest', async () => ((await listQueued()).length === 0 ? true : undefined));
  expect(countTold(last)).toBe(0);
});

it('goes out once the mail server is there again', async () => {
  const { first, others, last } = await holdUp(() => /./);
  await app.runClockJobs();
  expect(await listQueued()).not.toContain(last.email);
  whoIsCutOff = undefined;
  await waitUntilTold(first);
  await pass(1);
  await Promise.all(others.map(waitUntilTold));
});

it('one email at which the mail server breaks off holds up no others', async () => {
  const { first, others } = await holdUp(({ email }) => new RegExp(email));
  await app.runClockJobs();
  await waitFor('one that was tried', async () =>
    others.some((other) => countTold(other) === 1) ? true : undefined,
  );
  await waitFor('the others', async () => {
    await pass(1);
    return others.every((other) => countTold(other) === 1) ? true : undefined;
  });
  expect(countTold(first)).toBe(0);
});

it('a sign-in from a new device is reported behind a mail server that is away', async () => {
  const { last } = await holdUp(() => /./);
  const elsewhere = new TestBuyer(app, last.email);
  const credentials = { email: last.email, password: TEST_PASSWORD };
  const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0' };
  expect((await elsewhere.call('POST', '/api/accounts/sign-in', credentials, browser)).status).toBe(200);
  await waitFor('the notice', async () => ((await listQueued()).includes(last.email) ? true : undefined));
  const queued = await app.query(
    `select template from emails where email = $1 and state in ('queued', 'sending')`,
    [last.email],
  );
  expect(queued).toEqual([{ template: 'new-sign-in' }]);
});
