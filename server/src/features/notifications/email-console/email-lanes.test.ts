import { countRowsRead } from '@porchlight/testing/app/count-rows-read.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer, type Sealer } from '../../../platform/base/sealed-text.ts';
import { type DatabaseConnection, openDatabase } from '../../../platform/database/database.ts';
import { createOutboxWorker } from '../../../platform/email/create-outbox.ts';
import { createEmailClaims } from '../../../platform/email/email-claims.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import { createEmailLanes } from '../../../platform/email/outbox-worker.ts';

const PER_DOMAIN = 2;
let app: TestApp;
let database: DatabaseConnection;
let sealer: Sealer;
const now = () => new Date();

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
beforeEach(async () => void (await app.query('truncate emails')));

async function post(template: 'digest' | 'reset-password', ...readers: string[]): Promise<void> {
  await database.transact(async (transaction) => {
    for (const to of readers)
      await enqueueEmail(
        { sealer, now },
        { template, to, subject: 'S', parts: { heading: 'H', paragraphs: [] } },
        transaction,
      );
  });
}

const many = (count: number, domain: string) =>
  Array.from({ length: count }, (_, number) => `reader-${number}@${domain}`);

const listStates = () =>
  app.query('select state, tries::int, count(*)::int from emails group by 1, 2 order by 1, 2');

describe('a domain at its bound', () => {
  const claims = () => createEmailClaims({ database, instanceId: 1, now });
  const readers = (taken: { email: string }[]) => taken.map(({ email }) => email);

  it('is passed over, and those behind hundreds of its emails are found, each domain in its turn', async () => {
    await post('digest', ...many(250, 'large.example'));
    await post('digest', ...['c', 'b', 'a'].flatMap((name) => many(3, `${name}.example`)));
    const one = claims();
    const first = await one.claim({ most: 4, perDomain: PER_DOMAIN });
    expect(readers(first).slice(0, 2)).toEqual(['reader-0@large.example', 'reader-1@large.example']);
    expect(first).toHaveLength(4);
    const inFlight = readers(first).slice(0, 2);
    const domains = new Set(
      readers(first)
        .slice(2)
        .map((email) => email.split('@')[1]),
    );
    for (let round = 0; round < 4; round++)
      for (const { email } of await one.claim({ most: 2, perDomain: PER_DOMAIN, inFlight }))
        domains.add(email.split('@')[1]);
    expect([...domains].sort()).toEqual(['a.example', 'b.example', 'c.example']);
    expect(await one.claim({ most: 2, perDomain: PER_DOMAIN, inFlight })).toEqual([]);
  });

  it('does not delay an email that a person waits for, and takes no more of it than it has room for', async () => {
    await post('digest', ...many(150, 'large.example'));
    await post('reset-password', 'ada@small.example', ...many(5, 'large.example'));
    const taken = await claims().claim({ most: 4, perDomain: PER_DOMAIN, inFlight: ['x@large.example'] });
    const found = taken.map(({ email, template }) => `${template} ${email.split('@')[1]}`);
    expect(found.sort()).toEqual(['reset-password large.example', 'reset-password small.example']);
  });

  it('is shared by processes: what one takes no other does, and none waits', async () => {
    await post('digest', ...many(40, 'large.example'), ...many(40, 'other.example'));
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => claims().claim({ most: 4, perDomain: PER_DOMAIN })),
    );
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(20);
  });
});

describe('thousands that statistics do not know of', () => {
  const WAITING = 5_000;
  const insert = (count: number, state: string, domain: string) =>
    app.query(
      `insert into emails (template, email, urgency, state, created_at, due_at, expires_at)
         select 'digest', i || $3, 2, $2, at, at, at + interval '2 days'
           from generate_series(1, $1) i cross join lateral (select now() - i * interval '1 second' as at)`,
      [count, state, domain],
    );
  /** Of four claims, the bound of whose domains is full. */
  const countRead = () =>
    countRowsRead(app.databaseUrl, 'emails', async (one) => {
      const claims = createEmailClaims({ database: one, instanceId: 1, now });
      const full = ['a@large.example', 'b@large.example'];
      for (const inFlight of [[], [], full, full])
        expect(await claims.claim({ most: 4, perDomain: PER_DOMAIN, inFlight })).toHaveLength(
          inFlight.length === 0 ? 4 : 2,
        );
    });

  it('are not read by a claim, nor are those that wait behind a domain at its bound', async () => {
    await app.query('alter table partitions.emails_first set (autovacuum_enabled = off)');
    await insert(20_000, 'sent', '@old.example');
    await app.query('analyze emails');
    await insert(20, 'queued', '@small.example');
    await insert(WAITING, 'queued', '@large.example');
    expect(await countRead()).toBeLessThan(WAITING / 10);
  });
});

/** A mail server that holds every email back until `open`; how many it held at once, in all and of one domain. */
async function holdMail(most = 100) {
  const held = new Map<string, () => void>();
  const bounds = { inAll: 0, ofOneDomain: 0 };
  const sessions = new Set<string>();
  let isOpen = false;
  let arrived = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    maxClients: most,
    onData(stream, session, done) {
      sessions.add(session.id);
      const [to] = session.envelope.rcptTo;
      stream.resume();
      stream.on('end', () => {
        const finish = () => {
          held.delete(session.id);
          arrived += 1;
          done();
        };
        held.set(session.id, finish);
        domains.set(session.id, to?.address.split('@')[1] ?? '');
        const here = [...held.keys()].map((id) => domains.get(id));
        bounds.inAll = Math.max(bounds.inAll, here.length);
        for (const domain of here)
          bounds.ofOneDomain = Math.max(bounds.ofOneDomain, here.filter((each) => each === domain).length);
        if (isOpen) setImmediate(finish);
      });
    },
  });
  const domains = new Map<string, string>();
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.server.address();
  return {
    url: `smtp://localhost:${typeof address === 'object' ? address?.port : ''}`,
    most: bounds,
    sessions,
    countHeld: () => held.size,
    countArrived: () => arrived,
    open() {
      isOpen = true;
      for (const finish of held.values()) finish();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const start = (smtpUrl: string) =>
  createOutboxWorker(
    { database, sealer, instanceId: 1, warn: () => undefined, now },
    {
      smtpUrl,
      mailFrom: 'a@porchlight.example',
      mailFolder: '',
      siteFolder: '',
      smtpLanes: 4,
      smtpLanesPerDomain: PER_DOMAIN,
    },
  );

const settled = (count: number) =>
  waitFor('all to be sent', async () => {
    const [row] = await app.query("select count(*)::int as count from emails where state = 'sent'");
    return row?.count === count ? true : undefined;
  });

describe('lanes', () => {
  it('send as many at once as there are, each on one connection, and no more to one domain than it may', async () => {
    await post('digest', ...many(12, 'large.example'));
    await post('digest', ...many(12, 'small.example'));
    const mail = await holdMail();
    const worker = start(mail.url);
    await waitFor('all lanes to be at work', async () => (mail.countHeld() === 4 ? true : undefined));
    mail.open();
    await settled(24);
    await worker.stop();
    await mail.close();
    expect(mail.most).toEqual({ inAll: 4, ofOneDomain: PER_DOMAIN });
    expect(mail.sessions.size).toBe(4);
    expect(mail.countArrived()).toBe(24);
  });

  it('are fewer where the server takes fewer connections, and no email loses a try by it', async () => {
    await post('digest', ...['a', 'b', 'c', 'd', 'e'].flatMap((name) => many(3, `${name}.example`)));
    const mail = await holdMail(2);
    const worker = start(mail.url);
    await waitFor('the others to be refused', async () => {
      const [row] = await app.query("select count(*)::int as count from emails where answer like '421%'");
      // A server that counts those it has not greeted yet may refuse all but one.
      return mail.countHeld() > 0 && Number(row?.count) > 0 ? true : undefined;
    });
    mail.open();
    await settled(15);
    await worker.stop();
    await mail.close();
    expect(await listStates()).toEqual([{ state: 'sent', tries: 1, count: 15 }]);
    expect(mail.countArrived()).toBe(15);
  });

  it('finish what they have in flight when they are stopped, and take nothing more', async () => {
    await post('digest', ...['a', 'b', 'c', 'd', 'e'].flatMap((name) => many(2, `${name}.example`)));
    const mail = await holdMail();
    const worker = start(mail.url);
    await waitFor('all lanes to be at work', async () => (mail.countHeld() === 4 ? true : undefined));
    const stopped = worker.stop();
    mail.open();
    await stopped;
    await mail.close();
    expect(await listStates()).toEqual([
      { state: 'queued', tries: 0, count: 6 },
      { state: 'sent', tries: 1, count: 4 },
    ]);
    expect(mail.countArrived()).toBe(4);
  });

  it('that were given up are tried again, one a minute', () => {
    let clock = 0;
    const lanes = createEmailLanes(4, () => new Date(clock));
    lanes.reduceTo(0);
    const counts = [0, 30, 30, 59, 1, 60, 600].map((seconds) => {
      clock += seconds * 1_000;
      return lanes.count();
    });
    expect(counts).toEqual([1, 1, 2, 2, 3, 4, 4]);
  });
});
