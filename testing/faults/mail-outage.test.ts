import type { EmailView, MailOverview } from '@porchlight/domain/notifications/email/email.contract.ts';
import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../app/catch-mail.ts';
import { startTestApp, type TestApp, waitFor } from '../app/test-app.ts';
import { TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { createStaff } from '../people/test-staff.ts';
import { pickPort } from '../processes/start-process.ts';
import { isWholeRun } from './fault-rounds.ts';
import { startTurnProxy, type TurnProxy } from './fault-world.ts';
import { createFaults } from './faults.ts';

const MINUTE_MS = 60_000;
const METRICS_PORT = pickPort();
const start = Date.now();
/** How far the clock has gone on, in minutes. */
let minutes = 0;
let mail: CaughtMail;
let way: TurnProxy;
let app: TestApp;
let staff: TestBuyer;

beforeAll(async () => {
  mail = await catchMail();
  way = await startTurnProxy(Number(new URL(mail.url).port), createFaults(), 'smtp:', { greets: true });
  app = await startTestApp({
    // On several lanes those that go at once may arrive in any order.
    environment: { SMTP_URL: `smtp://localhost:${way.port}`, SMTP_LANES: '1', METRICS_PORT },
    now: () => new Date(start + minutes * MINUTE_MS),
  });
  const readEmail = (to: string, subject: RegExp) =>
    waitFor('an email', async () => {
      return mail.emailsTo(to).findLast((email) => subject.test(email.subject ?? ''))?.text;
    });
  // Not a copy: the address of the app changes when it is restarted.
  staff = await createStaff(Object.assign(Object.create(app) as TestApp, { readEmail }), 'agent');
  // What making the account brought about is on its way still on a busy machine.
  await waitUntilAllWent();
});
afterAll(async () => {
  await app.close();
  await way.close();
  mail.close();
});

async function signUp(): Promise<TestBuyer> {
  const visitor = new TestBuyer(app);
  const account = { name: 'Ada Buyer', email: visitor.email, password: TEST_PASSWORD };
  const { status } = await visitor.call('POST', '/api/accounts/sign-up', account);
  expect(status).toBe(200);
  return visitor;
}

async function post(template: EmailTemplateName, to: string): Promise<void> {
  const { post: enqueueEmail, database } = app.readParts();
  await enqueueEmail({ template, to, subject: 'S', parts: { heading: 'H', paragraphs: [] } }, database.db);
}

const read = async <View>(path: string) => (await staff.call('GET', path)).body as View;

const waitUntilAllWent = () =>
  waitFor('all emails', async () => {
    const { waiting, inFlight } = await read<MailOverview>('/api/staff/mail');
    return waiting.first + waiting.usual + waiting.bulk + inFlight === 0 ? true : undefined;
  });

it('the mail server is down for an hour: emails wait, go out in their turn and once, and no one is stuck', async () => {
  way.set(false);
  const early = await signUp();
  minutes = 5;
  await post('waitlist-launch', 'bulk@example.com');
  await post('digest', 'usual@example.com');
  const late = await signUp();
  await waitFor('a try', async () => {
    const { rows } = await read<{ rows: EmailView[] }>('/api/staff/mail/emails?state=queued');
    return rows.some(({ answer }) => answer !== null) ? true : undefined;
  });

  const overview = await read<MailOverview>('/api/staff/mail');
  expect(overview).toMatchObject({ waiting: { first: 2, usual: 1, bulk: 1 }, dead: 0, inFlight: 0 });
  expect(overview.oldestDueAt).toBe(new Date(start).toISOString());
  const metrics = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
  expect(metrics).toContain('porchlight_backlog{kind="emails"} 4');
  expect((await staff.call('GET', '/api/health/ready')).status).toBe(200);

  minutes = 61;
  const before = mail.listReaders().length;
  way.set(true);
  // In place of the pause of five seconds after a connection that did not come about.
  if (!isWholeRun) await app.restart();
  await waitUntilAllWent();
  // The first one's link would be dead on arrival.
  expect(mail.listReaders().slice(before)).toEqual([late.email, 'usual@example.com', 'bulk@example.com']);
  const dead = await read<{ rows: EmailView[] }>('/api/staff/mail/emails?state=dead');
  expect(dead.rows).toMatchObject([{ email: early.email, cause: 'too-late', tries: 1 }]);

  await early.call('POST', '/api/accounts/resend-verification', { email: early.email });
  await waitFor('the new link', async () => mail.emailsTo(early.email)[0]);
  expect(mail.listReaders().slice(before + 3)).toEqual([early.email]);
});
