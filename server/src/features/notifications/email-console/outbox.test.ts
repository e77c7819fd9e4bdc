import { join } from 'node:path';
import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer, type Sealer } from '../../../platform/base/sealed-text.ts';
import { type DatabaseConnection, openDatabase } from '../../../platform/database/database.ts';
import type { ClaimedEmail } from '../../../platform/email/claimed-email.ts';
import { createOutboxWorker } from '../../../platform/email/create-outbox.ts';
import { type Claim, createEmailClaims } from '../../../platform/email/email-claims.ts';
import {
  completeEmails,
  DEAD_EMAIL_DAYS,
  type EmailOutcome,
  isHeldUp,
  purgeDeadEmails,
  releaseEmails,
  suppressAddress,
} from '../../../platform/email/email-states.ts';
import { decryptEmail, enqueueEmail } from '../../../platform/email/outbox.ts';
import { startOutboxWorker } from '../../../platform/email/outbox-worker.ts';
import type { Delivery } from '../../../platform/email/smtp-session.ts';

const NOW = new Date('2026-11-21T17:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let sealer: Sealer;
let app: TestApp;
let database: DatabaseConnection;
let clock = NOW;
const now = () => clock;
const ME = 1;
/** As many as a server has where nothing else is set. */
const LANES = 4;
const context = () => ({ database, instanceId: ME, now });

/** A migrated database on which no server runs. */
beforeAll(async () => {
  app = await startTestApp();
  await app.stop();
  sealer = createSealer(app.secrets.fileKey, 'emails');
  database = openDatabase(app.databaseUrl, 4, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.close();
});
beforeEach(async () => {
  clock = NOW;
  await app.query('truncate emails, suppressed_addresses');
});

const post = (template: EmailTemplateName, to = 'ada@example.com') =>
  enqueueEmail(
    { sealer, now },
    { template, to, subject: 'S', parts: { heading: 'H', paragraphs: [] } },
    database.db,
  );

const claimSome = (claim: Partial<Claim>, instanceId = ME) =>
  createEmailClaims({ ...context(), instanceId }).claim({ most: 1, perDomain: 50, ...claim });

const complete = (email: ClaimedEmail, outcome: EmailOutcome) =>
  completeEmails(context(), [{ email, outcome }]);

async function claim(): Promise<ClaimedEmail> {
  const [email] = await claimSome({});
  if (email === undefined) throw new Error('nothing is due');
  return email;
}

const readRows = () => app.query('select *, sealed is null as is_empty from emails order by created_at, id');

describe('the turn of an email', () => {
  it('comes first when a person waits for it, last when no one does, else by time', async () => {
    await post('waitlist-launch');
    await post('digest');
    clock = new Date(NOW.getTime() + 1);
    await post('signing-invitation');
    await post('reset-password');
    const order = [await claim(), await claim(), await claim(), await claim()];
    expect(order.map(({ template }) => template)).toEqual([
      'reset-password',
      'digest',
      'signing-invitation',
      'waitlist-launch',
    ]);
  });

  it('is taken by one, however many ask at once', async () => {
    for (let count = 0; count < 5; count++) await post('digest');
    const claimed = await Promise.all(Array.from({ length: 12 }, () => claimSome({})));
    const ids = claimed.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('does not come if what caused it was undone', async () => {
    const undone = database.transact(async (transaction) => {
      await enqueueEmail(
        { sealer, now },
        { template: 'digest', to: 'ada@example.com', subject: 'S', parts: { heading: 'H', paragraphs: [] } },
        transaction,
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await claimSome({})).toEqual([]);
  });

  it('ends with whatever bytes a mail server answers', async () => {
    await post('digest');
    const answer = `550 5.1.1 no such\u0000 mailbox ${'x'.repeat(600)}`;
    await complete(await claim(), { outcome: 'recipient', answer });
    const kept = { answer: `550 5.1.1 no such mailbox ${'x'.repeat(474)}` };
    expect(await readRows()).toMatchObject([{ state: 'dead', ...kept }]);
    expect(await app.query('select answer from suppressed_addresses')).toEqual([kept]);
  });

  it('does not reveal its text to a reader of the database', async () => {
    const said = { heading: 'A secret heading', paragraphs: ['https://porchlight.example/?token=abc'] };
    await enqueueEmail(
      { sealer, now },
      { template: 'digest', to: 'Ada@Example.com', subject: 'A secret', parts: said },
      database.db,
    );
    const [row] = await readRows();
    expect(Buffer.from(row?.sealed as Buffer).toString('latin1')).not.toMatch(/secret|token/);
    const email = await claim();
    expect(decryptEmail(sealer, email)).toEqual({
      template: 'digest',
      to: 'ada@example.com',
      subject: 'A secret',
      parts: said,
    });
  });
});

describe('what became of an email', () => {
  it.each<[EmailOutcome['outcome'], EmailTemplateName, Record<string, unknown>]>([
    ['sent', 'digest', { state: 'sent', cause: null, tries: 1, is_empty: true }],
    ['later', 'digest', { state: 'queued', cause: null, tries: 1, is_empty: false, due_at: minutes(1) }],
    ['unreachable', 'digest', { state: 'queued', tries: 0, is_empty: false, due_at: NOW }],
    ['recipient', 'digest', { state: 'dead', cause: 'recipient-refused', is_empty: false }],
    ['recipient', 'reset-password', { state: 'dead', cause: 'recipient-refused', is_empty: true }],
    ['content', 'digest', { state: 'dead', cause: 'content-refused', is_empty: false }],
    ['suppressed', 'digest', { state: 'dead', cause: 'suppressed', is_empty: false }],
    ['expired', 'reset-password', { state: 'dead', cause: 'too-late', is_empty: true }],
  ])('%s: %s', async (outcome, template, expected) => {
    await post(template);
    await complete(await claim(), { outcome, answer: '250 2.0.0 fine' });
    expect(await readRows()).toMatchObject([{ ...expected, answer: '250 2.0.0 fine', instance_id: null }]);
    const suppressed = await app.query('select email from suppressed_addresses');
    expect(suppressed).toEqual(outcome === 'recipient' ? [{ email: 'ada@example.com' }] : []);
  });

  it.each([
    ['sent', 'deletion-receipt', []],
    ['recipient', 'deletion-receipt', []],
    ['content', 'deletion-receipt', []],
    ['expired', 'deletion-receipt', []],
    ['recipient', 'erasure-receipt', [{ state: 'dead', cause: 'recipient-refused', is_empty: true }]],
  ] as const)('%s: %s, and the address that was erased is not kept', async (outcome, template, kept) => {
    await post(template);
    await complete(await claim(), { outcome, answer: '550 5.1.1 nobody here' });
    expect(await readRows()).toMatchObject(kept);
    expect(await app.query('select email from suppressed_addresses')).toEqual([]);
  });

  it('is that it died when the next try would come after its link', async () => {
    await post('reset-password');
    clock = minutes(59.5);
    await complete(await claim(), { outcome: 'later', answer: '450 later' });
    expect(await readRows()).toMatchObject([{ state: 'dead', cause: 'too-late', is_empty: true }]);
  });

  it('is not said twice: what another has taken back meanwhile stays with the other', async () => {
    await post('digest');
    const email = await claim();
    await app.query('update emails set instance_id = 2');
    await complete(email, { outcome: 'sent', answer: '' });
    expect(await readRows()).toMatchObject([{ state: 'sending', instance_id: 2 }]);
  });
});

describe('an address at which nothing arrives', () => {
  it.each<[EmailTemplateName, boolean]>([
    ['digest', true],
    ['waitlist-launch', true],
    ['reset-password', false],
    ['new-sign-in', false],
  ])('%s is held back: %s', async (template, isHeld) => {
    await suppressAddress(database.db, { email: 'ada@example.com', cause: 'bounced', since: NOW });
    await suppressAddress(database.db, { email: 'ada@example.com', cause: 'refused', since: NOW });
    await post(template, 'ADA@example.com');
    expect((await claim()).isSuppressed).toBe(isHeld);
    expect(await app.query('select cause from suppressed_addresses')).toEqual([{ cause: 'bounced' }]);
  });
});

describe('emails stand still', () => {
  it('where one was tried in vain and none goes, and not where one waits behind others that go', async () => {
    await post('digest');
    await complete(await claim(), { outcome: 'later', answer: '451 try again' });
    expect(await isHeldUp(context())).toBe(false);
    clock = minutes(60);
    expect(await isHeldUp(context())).toBe(true);
    await post('new-sign-in', 'ben@example.com');
    await complete(await claim(), { outcome: 'sent', answer: '250 OK' });
    expect(await isHeldUp(context())).toBe(false);
    clock = minutes(63);
    expect(await isHeldUp(context())).toBe(true);
  });
});

describe('what a process had in flight', () => {
  it('is taken back once it is gone, and not at once, because it may only look gone', async () => {
    await post('digest');
    await claimSome({}, 2);
    await releaseEmails(context());
    expect(await readRows()).toMatchObject([{ state: 'sending' }]);
    clock = minutes(0.6);
    await releaseEmails(context());
    expect(await readRows()).toMatchObject([{ state: 'queued', instance_id: null, tries: 1 }]);
  });

  it('is taken back at once where its own process knows nothing of it: the answer to its claim was lost', async () => {
    await post('digest');
    await claim();
    await releaseEmails(context());
    expect(await readRows()).toMatchObject([{ state: 'queued', instance_id: null }]);
  });

  it('is left to it while it runs, but not for longer than a try can take: then the process is paused', async () => {
    await post('digest');
    await claimSome({}, 2);
    await database.transact(async (transaction) => {
      await transaction.$client.query('select pg_advisory_xact_lock(7311, 2)');
      clock = minutes(10);
      await releaseEmails(context());
      expect(await readRows()).toMatchObject([{ state: 'sending', instance_id: 2 }]);
      clock = minutes(15);
      await releaseEmails(context());
    });
    expect(await readRows()).toMatchObject([{ state: 'queued', instance_id: null }]);
  });
});

it('is not left lying when it is queued while the worker checks how long it may rest', async () => {
  const watched = openDatabase(app.databaseUrl, 2, () => undefined);
  const pool = watched.db.$client;
  const ask = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
  let isQueued = false;
  const askAndQueue = async (...parameters: unknown[]) => {
    const answer = await ask(...parameters);
    if (!isQueued && /select min\(\S*tried_at/.test(JSON.stringify(parameters))) {
      isQueued = true;
      await post('digest');
      worker.wake();
    }
    return answer;
  };
  Object.assign(pool, { query: askAndQueue });
  const worker = createOutboxWorker(
    { ...context(), database: watched, sealer, warn: (error) => expect(error).toBeUndefined() },
    {
      smtpUrl: undefined,
      mailFrom: 'Porchlight <hello@example.com>',
      mailFolder: join(app.dataDir, 'mail'),
      siteFolder: join(app.dataDir, 'site'),
      smtpLanes: LANES,
      smtpLanesPerDomain: 2,
    },
  );
  try {
    await waitFor('the email to be sent', async () => (await readRows())[0]?.state === 'sent' || undefined);
  } finally {
    await worker.stop();
    await watched.close();
  }
  expect(isQueued).toBe(true);
});

describe('a worker', () => {
  /** Sends what is queued, each as `answer` says; gives the names of the emails in the order in which they were tried. */
  async function work(
    answer: (template: EmailTemplateName, tried: string[]) => EmailOutcome['outcome'],
    isDone: () => Promise<boolean>,
  ) {
    const tried: string[] = [];
    const worker = startOutboxWorker({
      ...context(),
      sealer,
      senderDomain: 'porchlight.example',
      lanes: { most: 1, perDomain: 1 },
      openRenderer:
        async () =>
        ({ template }) => ({
          to: 'ada@example.com',
          subject: template,
          html: '',
          text: '',
          messageId: '',
          headers: {},
          attachments: [],
        }),
      mailer: {
        async send({ subject }) {
          const outcome = answer(subject as EmailTemplateName, tried) as Delivery['outcome'];
          tried.push(subject);
          return { outcome, answer: outcome };
        },
        close: () => undefined,
      },
      warn: () => undefined,
    });
    try {
      await waitFor('the worker to be done', async () => ((await isDone()) ? true : undefined));
    } finally {
      await worker.stop();
    }
    return tried;
  }
  const countSent = async () => (await app.query("select 1 from emails where state = 'sent'")).length;

  it('lets no email at which the server breaks off stand before all others', async () => {
    await post('account-change');
    for (const template of ['reset-password', 'digest', 'waitlist-launch'] as const) await post(template);
    const tried = await work(
      (template) => (template === 'account-change' ? 'unreachable' : 'sent'),
      async () => {
        const [row] = await app.query("select tries from emails where template = 'account-change'");
        return (await countSent()) === 3 && row?.tries === 1;
      },
    );
    expect(tried).toEqual([
      'account-change',
      'reset-password',
      'account-change',
      'digest',
      'waitlist-launch',
    ]);
    expect(await app.query("select state, due_at from emails where template = 'account-change'")).toEqual([
      { state: 'queued', due_at: minutes(1) },
    ]);
  });

  it('sends all in their turn, with no try lost, once a server that was away is back', async () => {
    for (const template of ['reset-password', 'digest'] as const) await post(template);
    const tried = await work(
      (_, { length }) => (length < 1 ? 'unreachable' : 'sent'),
      async () => (await countSent()) === 2,
    );
    expect(tried).toEqual(['reset-password', 'digest', 'reset-password']);
    expect(await app.query('select tries from emails')).toEqual([{ tries: 1 }, { tries: 1 }]);
  });

  it('takes back what a dead process had in flight before a long queue is empty', async () => {
    for (let count = 0; count < 3; count++) await post('waitlist-launch');
    clock = minutes(-0.3);
    await post('reset-password');
    await claimSome({}, 2);
    clock = NOW;
    const tried = await work(
      () => {
        clock = new Date(clock.getTime() + 15_000);
        return 'sent';
      },
      async () => (await countSent()) === 4,
    );
    expect(tried).toEqual(['waitlist-launch', 'reset-password', 'waitlist-launch', 'waitlist-launch']);
  });
});

it('what a dead email says goes after two weeks', async () => {
  await post('digest');
  await complete(await claim(), { outcome: 'content', answer: '' });
  clock = new Date(NOW.getTime() + DEAD_EMAIL_DAYS * DAY_MS);
  await purgeDeadEmails(context());
  expect(await readRows()).toMatchObject([{ is_empty: false }]);
  clock = new Date(clock.getTime() + 1);
  await purgeDeadEmails(context());
  expect(await readRows()).toMatchObject([{ is_empty: true }]);
});

function minutes(count: number): Date {
  return new Date(NOW.getTime() + count * MINUTE_MS);
}
