import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { countMail } from '../../testing/processes/mail-crash.ts';
import { createDatabase } from '../harness/create-database.ts';
import type { Row } from '../harness/figures.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';

const DIGESTS = 10_000;
const MAX_SECONDS = 60;
/** Emails that were sent before: all that statistics know of. */
const OLD_EMAILS = 600_000;

/** How long with one lane, and with as many as a process has by itself. */
const LANES = [1, 4];

/**
 * Digests that fall due at one moment, written and handed to a mail server by two processes: with one lane for each, as the reference,
 * and with several. Statistics are from before any of them waited.
 */
export async function measureDigests(databaseUrl: string, env: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  const taken: number[] = [];
  for (const lanes of LANES) {
    const url = await createDatabase(databaseUrl, `digests_${lanes}`);
    const seconds = await sendDigests(url, { ...env, SMTP_LANES: String(lanes) });
    taken.push(seconds);
    const isReference = taken.length === 1;
    rows.push({
      what: `${DIGESTS.toLocaleString('en')} digests by two processes, ${lanes} lane${lanes === 1 ? '' : 's'} each`,
      figure: `${seconds.toFixed(0)} s from the first to the last at the mail server (${(seconds / (taken[0] ?? seconds)).toFixed(2)} of one lane; load ${loadavg()[0]?.toFixed(1)})`,
      bound: isReference ? 'reference' : `<= ${MAX_SECONDS} s`,
      holds: isReference || seconds <= MAX_SECONDS,
    });
  }
  return rows;
}

/** How many seconds lie between the first and the last that arrive. */
async function sendDigests(url: string, env: Record<string, string>): Promise<number> {
  const mail = await countMail();
  const shared = {
    ...env,
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    FILE_KEY: randomBytes(32).toString('base64'),
  };
  const servers: ServerProcess[] = [];
  const client = new pg.Client({ connectionString: url });
  try {
    for (let count = 0; count < 2; count += 1) servers.push(await startServerProcess(SERVER_PROGRAM, shared));
    await client.connect();
    await fillWithOldEmails(client);
    await client.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
         select 'digest-' || i, 'Buyer', 'reader-' || i || '@example-' || i % 50 || '.com', true, now(), now() from generate_series(1, $1) i`,
      [DIGESTS],
    );
    // Without quiet hours, in which no digest goes, whatever the time of day is.
    await client.query(
      `insert into notification_preferences (user_id, time_zone, quiet_from, quiet_until, digest_hour, updated_at)
         select id, 'America/New_York', null, null, 8, now() from users where id like 'digest-%'`,
    );
    await client.query(
      `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
         select id, 'milestone-completed', 'pre-app', now(), 'digest', now() from users, generate_series(1, 3) where id like 'digest-%'`,
    );
    await mail.waitFor(DIGESTS);
    return mail.readSpan() / 1_000;
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    mail.close();
  }
}

/** So many were sent, and no statistics are taken from then on. */
async function fillWithOldEmails(client: pg.Client): Promise<void> {
  await client.query(
    `insert into emails (template, email, urgency, state, tries, created_at, due_at, expires_at, settled_at)
       select 'digest', 'old-' || i || '@example-' || i % 50 || '.com', 2, 'sent', 1, at, at, at, at
         from generate_series(1, $1) i cross join lateral (select now() - i * interval '1 second' as at)`,
    [OLD_EMAILS],
  );
  await client.query('analyze emails');
  const { rows } = await client.query<{ part: string }>(
    "select inhrelid::regclass::text as part from pg_inherits where inhparent = 'emails'::regclass",
  );
  for (const { part } of rows) await client.query(`alter table ${part} set (autovacuum_enabled = off)`);
}
