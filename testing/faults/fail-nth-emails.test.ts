import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSealer, type Sealer } from '../../server/src/platform/base/sealed-text.ts';
import { type DatabaseConnection, openDatabase } from '../../server/src/platform/database/database.ts';
import { createOutboxWorker } from '../../server/src/platform/email/create-outbox.ts';
import { enqueueEmail } from '../../server/src/platform/email/outbox.ts';
import { type CaughtMail, catchMail } from '../app/catch-mail.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { isWholeRun } from './fault-rounds.ts';
import { startTurnProxy, type TurnProxy } from './fault-world.ts';
import { createFaults, type FaultKind, faultKinds } from './faults.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Longer than an email that was put off waits, and than a process that is gone is waited for. */
const LATER_MS = 2 * 60_000;
const MAX_CALLS = 60;
const faults = createFaults();
let app: TestApp;
let servers: { plain: MailWay; pipelining: MailWay };
let databaseWay: DatabaseProxy;
let sealer: Sealer;
/** Past what can break. */
let database: DatabaseConnection;
let clock = Date.now();
const now = () => new Date(clock);

/** A migrated database on which no server runs. */
beforeAll(async () => {
  app = await startTestApp();
  await app.stop();
  // RFC 2920: where the server allows it the envelope goes as one call.
  servers = { plain: await openMailWay(true), pipelining: await openMailWay(false) };
  databaseWay = await startDatabaseProxy(faults, { countsBackground: true });
  sealer = createSealer(app.secrets.fileKey, 'emails');
  database = openDatabase(app.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  await database.close();
  for (const { way, mail } of Object.values(servers)) {
    await way.close();
    mail.close();
  }
  await databaseWay.close();
  await app.close();
});

type MailWay = { mail: CaughtMail; way: TurnProxy };

async function openMailWay(hidePIPELINING: boolean): Promise<MailWay> {
  const mail = await catchMail({ hidePIPELINING });
  const way = await startTurnProxy(Number(new URL(mail.url).port), faults, 'smtp:', {
    greets: true,
    failure: '421 4.3.2 Service shutting down\r\n',
  });
  return { mail, way };
}

type Row = { state: string; tries: number; answer: string | null };

async function readEmail(email: string): Promise<Row> {
  const { rows } = await database.db.$client.query(
    'select state, tries, answer from emails where email = $1',
    [email],
  );
  return rows[0] as Row;
}

async function waitUntil(email: string, isReached: (row: Row) => boolean): Promise<Row> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const row = await readEmail(email);
    if (isReached(row)) return row;
    if (Date.now() > deadline) throw new Error(`the email is stuck: ${JSON.stringify(row)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The worker of a process; each comes with connections of its own. */
function startWorker(url: string, { way }: MailWay) {
  const own = openDatabase(url, 2, () => undefined);
  const outbox = createOutboxWorker(
    { database: own, sealer, instanceId: 1, warn: () => undefined, now },
    {
      smtpUrl: `smtp://localhost:${way.port}`,
      mailFrom: 'a@porchlight.example',
      mailFolder: '',
      siteFolder: '',
      smtpLanes: 4,
      smtpLanesPerDomain: 2,
    },
  );
  return {
    async stop() {
      await outbox.stop();
      await own.close();
    },
  };
}

type Try = { server: MailWay; databaseUrl: string; kind: FaultKind; nth: number };

/** One email of which a call fails. What waits after a failure is not waited for: the next worker comes when it is over. */
async function sendOne({ server, databaseUrl, kind, nth }: Try) {
  const email = `reader-${randomUUID()}@example.com`;
  await enqueueEmail(
    { sealer, now },
    { template: 'digest', to: email, subject: 'S', parts: { heading: 'H', paragraphs: [] } },
    database.db,
  );
  faults.arm(nth, kind);
  const first = startWorker(databaseUrl, server);
  await waitUntil(email, ({ state, answer }) => state === 'sent' || (state === 'queued' && answer !== null));
  const struck = faults.disarm();
  await first.stop();
  clock += LATER_MS;
  const second = startWorker(app.databaseUrl, server);
  const { state } = await waitUntil(email, (row) => row.state === 'sent' || row.state === 'dead');
  await second.stop();
  await server.way.isLeft();
  const copies = server.mail.emailsTo(email);
  return {
    struck,
    state,
    copies: copies.length,
    messages: new Set(copies.map((copy) => copy.messageId)).size,
  };
}

/** Every call of each kind; gives what was called. */
async function failEachCall(server: MailWay, databaseUrl: string, kinds: readonly FaultKind[]) {
  const calls = new Set<string>();
  for (const kind of kinds) {
    for (let nth = 1; ; nth++) {
      const { struck, copies, ...round } = await sendOne({ server, databaseUrl, kind, nth });
      const where = `call ${nth} ${kind} (${struck})`;
      expect(round, where).toEqual({ state: 'sent', messages: 1 });
      // Decision 0035: a second copy under the same Message-ID, because it is unknown whether the first arrived.
      const isUnknown = kind === 'lost' && struck === 'smtp: the content';
      expect(copies, where).toBe(isUnknown ? 2 : 1);
      if (struck === undefined) break;
      calls.add(struck);
      expect(nth, 'calls of one email').toBeLessThan(MAX_CALLS);
    }
  }
  return [...calls];
}

describe('an email of which one call goes wrong arrives, and once but where the last answer is lost', () => {
  it('whichever step of the conversation with the mail server it is', async () => {
    const calls = await failEachCall(servers.plain, app.databaseUrl, isWholeRun ? faultKinds : ['lost']);
    const steps = new Set(calls.map((call) => /^smtp: (the \w+|\w+)/.exec(call)?.[1]));
    expect([...steps]).toEqual(['the greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'the content']);
  });

  it.runIf(isWholeRun)('with a server that takes the envelope as one', async () => {
    expect(await failEachCall(servers.pipelining, app.databaseUrl, faultKinds)).toHaveLength(4);
  });

  it.runIf(isWholeRun)('or whichever call to the database', async () => {
    const calls = await failEachCall(servers.plain, databaseWay.lead(app.databaseUrl), faultKinds);
    expect(calls.filter((call) => call.includes('"emails"')).length).toBeGreaterThan(2);
  });
});
