import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { launchEmail } from '../../server/src/features/leads/waitlist/waitlist.emails.ts';
import { createSealer } from '../../server/src/platform/base/sealed-text.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { enqueueEmail } from '../../server/src/platform/email/outbox.ts';

/** A server that can be killed (SIGKILL) and stopped (SIGTERM). */
export type KillableServer = { kill(): Promise<void>; stop(): Promise<void> };

export type MailCrash = {
  emails: number;
  lost: number;
  sentTwice: number;
};

/**
 * Queues emails, kills the server when half of them have arrived, starts it again and waits until all are settled. What
 * arrived is counted by Message-ID by a mail server that takes everything.
 */
export async function crashWhileSending(
  count: number,
  {
    databaseUrl,
    fileKey,
    start,
  }: {
    /** Of a migrated database. */
    databaseUrl: string;
    fileKey: Uint8Array;
    /** Starts a server on it that sends to the given mail server. */
    start(smtpUrl: string): Promise<KillableServer>;
  },
): Promise<MailCrash> {
  const mail = await countMail();
  const database = openDatabase(databaseUrl, 2, () => undefined);
  try {
    await queueEmails(count, database, fileKey);
    const first = await start(mail.url);
    await mail.waitFor(Math.floor(count / 2));
    await first.kill();
    // As if the time had passed after which the email in flight is taken back.
    await database.db.$client.query(
      "update emails set tried_at = tried_at - interval '30 seconds' where state = 'sending'",
    );
    const second = await start(mail.url);
    await waitUntilSettled(database);
    await second.stop();
    const times = mail.countTimes();
    return {
      emails: count,
      lost: count - times.length,
      sentTwice: times.filter((time) => time > 1).length,
    };
  } finally {
    await database.close();
    mail.close();
  }
}

type Connection = ReturnType<typeof openDatabase>;

async function queueEmails(count: number, database: Connection, fileKey: Uint8Array): Promise<void> {
  const context = { sealer: createSealer(fileKey, 'emails'), now: () => new Date() };
  await database.transact(async (transaction) => {
    for (let number = 0; number < count; number++) {
      const launch = { feature: 'home-search', baseUrl: 'https://porchlight.example', token: 't' } as const;
      await enqueueEmail(context, launchEmail.write(`reader-${number}@example.com`, launch), transaction);
    }
  });
}

async function waitUntilSettled(database: Connection): Promise<void> {
  for (;;) {
    const { rows } = await database.db.$client.query(
      "select count(*)::int as open from emails where state in ('queued', 'sending')",
    );
    if (rows[0].open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A mail server that takes everything and knows each email by its Message-ID. */
export async function countMail() {
  const times = new Map<string, number>();
  let span: { from: number; to: number } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 4_000) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        const now = performance.now();
        span = { from: span?.from ?? now, to: now };
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    async waitFor(count: number): Promise<void> {
      while (times.size < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    /** In ms, from the first email that arrived to the last. */
    readSpan: () => (span ? span.to - span.from : 0),
    countTimes: () => [...times.values()],
    close: () => server.close(),
  };
}
