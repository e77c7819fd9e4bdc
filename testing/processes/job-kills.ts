import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';

export type JobKills = {
  buyers: number;
  /** Reminders that the database holds more or less often than once. */
  remindersWrong: number;
  /** Notifications of which no email was written. */
  unwritten: number;
  emails: number;
  /** Queued and never arrived. */
  lost: number;
  /** Arrived more than once though it was stored what had become of them, or none of them was on its way at a kill. */
  sentTwice: number;
  /** The most that one kill met between the mail server's taking them and the storing of it. */
  mostByOneKill: number;
};

const BUYERS_A_ROUND = 12;
/** Longer than a start and what a round does take. */
const MAX_ROUND_MS = 30_000;

/** At which step a server is killed: of making reminders, of writing emails, of handing one over, or at any moment. */
const killSteps = [
  'reminders taken',
  'emails queued',
  'content arrived',
  'reminders stored',
  'sender given',
  'reader given',
  'content begun',
  'answer sent',
  'any moment',
] as const;

type KillStep = (typeof killSteps)[number];

type WatchedMail = Awaited<ReturnType<typeof watchMail>>;

/** A mail server that takes everything, counts what arrives by Message-ID, and says when a conversation is at a step. */
async function watchMail() {
  const times = new Map<string, number>();
  let waiting: { step: KillStep; more: number; met(isMet: true): void } | undefined;
  /** Where a step was waited for, what comes next does so only after the kill. */
  const pass = (step: KillStep, go: () => void) => {
    if (waiting?.step !== step || --waiting.more > 0) return go();
    waiting.met(true);
    waiting = undefined;
    setTimeout(go, 50);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => pass('sender given', done),
    onRcptTo: (_address, _session, done) => pass('reader given', done),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      pass('content begun', () => stream.on('data', (chunk: Buffer) => chunks.push(chunk)));
      stream.on('end', () => {
        const id = /^Message-ID: <([\w-]+)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        pass('content arrived', () => {
          done();
          pass('answer sent', () => undefined);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `smtp://localhost:${(server.server.address() as AddressInfo).port}`,
    arrivals: (id: string) => times.get(id) ?? 0,
    meet: (step: KillStep, more: number) =>
      new Promise<boolean>((met) => {
        waiting = { step, more, met };
      }),
    close: () => server.close(),
  };
}

/**
 * Kills a server (SIGKILL) once in each round while it makes reminders, writes digests and sends emails, one step after the other, and
 * starts it again with more of them; in the end all is left to finish, and counted in the database and at the mail server.
 */
export async function killDuringJobs(
  rounds: number,
  { databaseUrl, start }: { databaseUrl: string; start(smtpUrl: string): ChildProcess },
): Promise<JobKills> {
  const mail = await watchMail();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (text: string) => Number((await client.query(text)).rows[0].count);
  /** Of emails that were in flight at a kill and had arrived. */
  const unknown = new Set<string>();
  let mostByOneKill = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      await addWork(client, round);
      const child = start(mail.url);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      const step = killSteps[round % killSteps.length] ?? 'any moment';
      await reach(step, mail, count);
      child.kill('SIGKILL');
      await exited;
      const { rows } = await client.query("select id from emails where state = 'sending'");
      const now = rows.filter(({ id }) => mail.arrivals(id) > 0);
      for (const { id } of now) unknown.add(id);
      mostByOneKill = Math.max(mostByOneKill, now.length);
      await passTime(client);
    }
    await finish(client, () => start(mail.url), count);
    return {
      buyers: rounds * BUYERS_A_ROUND,
      mostByOneKill,
      ...(await countReminders(count)),
      ...(await countEmails(client, mail, unknown)),
    };
  } finally {
    await client.end();
    mail.close();
  }
}

async function countReminders(count: (text: string) => Promise<number>) {
  return {
    remindersWrong: await count(
      `select count(*) from (select users.id from users left join notifications n on n.user_id = users.id and n.kind = 'date-near'
         where users.id like 'killed-%' group by users.id having count(n.id) <> 1) wrong`,
    ),
    unwritten: await count('select count(*) from notifications where emailed_at is null'),
  };
}

async function countEmails(client: pg.Client, mail: WatchedMail, unknown: ReadonlySet<string>) {
  const { rows } = await client.query("select id from emails where email like '%@killed-%'");
  const twice = rows.filter(({ id }) => mail.arrivals(id) > 1);
  return {
    emails: rows.length,
    lost: rows.filter(({ id }) => mail.arrivals(id) === 0).length,
    sentTwice: twice.filter(({ id }) => !unknown.has(id)).length,
  };
}

/** Buyers with a date that has come near and something for their digest, where it is noon; and the jobs that look for both. */
async function addWork(client: pg.Client, round: number): Promise<void> {
  const offset = 12 - new Date().getUTCHours();
  await client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
       select format('killed-%s-%s', $1::int, i), 'Buyer', format('reader-%s-%s@killed-%s.example', $1::int, i, i % 5), true, now(), now()
         from generate_series(1, $2::int) i`,
    [round, BUYERS_A_ROUND],
  );
  const own = `from users where id like 'killed-${round}-%'`;
  await client.query(
    `insert into notification_preferences (user_id, time_zone, digest_hour, updated_at) select id, $1, 8, now() ${own}`,
    [`Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`],
  );
  await client.query(
    `insert into milestone_dates (user_id, purchase_id, milestone_id, date_key, date, updated_at)
       select id, porchlight_purchase_of(id), 1, 'lease-notice-due', current_date + 1, now() ${own}`,
  );
  await client.query(
    `insert into notifications (user_id, kind, subject, created_at, email_form, email_due_at)
       select id, 'milestone-completed', 'pre-app', now(), 'digest', now() ${own}`,
  );
  await client.query("insert into pgboss.job (name) values ('date-reminders'), ('send-due-emails')");
}

/** As if the time had passed after which what a process had begun is taken up by another, and emails are due. */
async function passTime(client: pg.Client): Promise<void> {
  await client.query("update emails set tried_at = tried_at - interval '31 seconds' where state = 'sending'");
  await client.query(
    `update reminder_times set milestone_dates_at = now() where milestone_dates_at between now() and now() + interval '11 minutes'`,
  );
  await client.query('update notifications set email_due_at = now() where email_due_at > now()');
}

/** Waits until a server that was just started is at the step, or its work is over. */
async function reach(
  step: KillStep,
  mail: WatchedMail,
  count: (text: string) => Promise<number>,
): Promise<unknown> {
  const more = 1 + Math.floor(Math.random() * BUYERS_A_ROUND);
  const grown = async (text: string, by = more) => {
    const before = await count(text);
    const deadline = Date.now() + MAX_ROUND_MS;
    while (Date.now() < deadline) {
      if ((await count(text)) >= before + by) return;
      await sleep(1);
    }
  };
  if (step === 'any moment') {
    await grown("select count(*) from notifications where kind = 'date-near'", 1);
    return sleep(Math.random() * 500);
  }
  if (step === 'reminders taken')
    return grown(
      `select count(*) from reminder_times where milestone_dates_at between now() + interval '9 minutes' and now() + interval '11 minutes'`,
      1,
    );
  if (step === 'reminders stored')
    return grown("select count(*) from notifications where kind = 'date-near'");
  if (step === 'emails queued') return grown('select count(*) from emails');
  return Promise.race([mail.meet(step, more), sleep(MAX_ROUND_MS)]);
}

/** Lets a server end what is left, with the jobs that the clock would bring about. */
async function finish(
  client: pg.Client,
  start: () => ChildProcess,
  count: (text: string) => Promise<number>,
): Promise<void> {
  const isLeft = async () =>
    (await count("select count(*) from emails where state in ('queued', 'sending')")) +
    (await count('select count(*) from notifications where email_due_at is not null')) +
    (await count('select count(*) from reminder_marks')) +
    (await count('select count(*) from reminder_times where milestone_dates_at <= now()'));
  for (let tries = 0; tries < 5; tries++) {
    await passTime(client);
    await client.query("insert into pgboss.job (name) values ('date-reminders'), ('send-due-emails')");
    const child = start();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const deadline = Date.now() + MAX_ROUND_MS;
    while (Date.now() < deadline && (await isLeft()) > 0) {
      await sleep(200);
      // Of reminders that are stored the emails are due at once.
      await client.query('update notifications set email_due_at = now() where email_due_at > now()');
    }
    child.kill('SIGTERM');
    await exited;
    if ((await isLeft()) === 0) return;
  }
}
