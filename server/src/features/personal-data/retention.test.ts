import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { privacy } from '@porchlight/content/en/legal/privacy.ts';
import { addYears } from '@porchlight/domain/accounts/personal-data/data-retention.ts';
import type { RetentionView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import {
  formatPeriod,
  type RetentionKind,
  retentionKinds,
} from '@porchlight/domain/accounts/personal-data/retention.ts';
import type { WaitlistSummary } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date();
const start = clock;
let userId = '';
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  const buyer = await createBuyer(app);
  userId = String((await app.query('select id from users where email = $1', [buyer.email]))[0]?.id);
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const consent = (decision: string, purpose: string) =>
  `insert into consents (purpose, decision, at, email, source, text_version, act) values ('${purpose}', '${decision}', $1, 'old@retention.example', 'email', 'v1', 'told-staff')`;

/** For each kind what stores one record that begins to count at $1; `$user` is a buyer. */
const records: Record<RetentionKind, string[]> = {
  'newsletter-requests': [
    "insert into newsletter_subscriptions (email, token, requested_at) values ('old@retention.example', 'token', $1)",
  ],
  'sign-ups': [
    "insert into users (id, name, email, created_at) values ('unconfirmed', 'Nobody', 'nobody@retention.example', $1)",
  ],
  guests: [
    "insert into users (id, name, email, guest, created_at) values ('guest', 'Guest', 'guest:guest', 'own', $1)",
  ],
  leads: [
    "insert into leads (name, email, source, created_at) values ('Ada', 'old@retention.example', 'contact_form', $1)",
  ],
  applications: [
    "insert into applications values (gen_random_uuid(), '1-2months', 'condo', 'investment', '1', '1', 'Ada', 'old@retention.example', '+18005550124', 'v1', $1)",
  ],
  'final-steps': [
    "insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at) values (gen_random_uuid(), null, 'Ada', 'old@retention.example', '+18005550123', 'preparing', 'v1', $1, $1)",
  ],
  questions: [
    "insert into assistant_messages (id, name, email, message, created_at) values (gen_random_uuid(), 'Ada', 'old@retention.example', 'Why?', $1)",
  ],
  messages: [
    "insert into purchases (id) values ('7d4f3f0e-0a55-4a52-9a0f-6a8a3a8f2b11')",
    "insert into messages (id, purchase_id, staff_name, text, created_at) values (gen_random_uuid(), '7d4f3f0e-0a55-4a52-9a0f-6a8a3a8f2b11', 'Sam', 'old', $1)",
  ],
  'waitlist-entries': [
    "insert into waitlist_entries (feature, email, created_at) values ('assistant', 'old@retention.example', '2020-01-01')",
    "insert into waitlist_emails (feature, email, token, queued_at) values ('assistant', 'old@retention.example', 'letter-token', $1)",
  ],
  'launch-emails': [
    "insert into waitlist_emails (feature, email, token, queued_at) values ('refinance-options', 'old@retention.example', 'launch-token', $1)",
  ],
  feedback: [
    "insert into milestone_feedback (id, user_id, milestone_id, rating, feedback, created_at) values (gen_random_uuid(), '$user', 1, 5, 'Good', $1)",
  ],
  notifications: [
    "insert into notifications (id, user_id, kind, subject, created_at) values (gen_random_uuid(), '$user', 'document-received', 'old', $1)",
  ],
  sessions: [
    "insert into sessions (id, token, user_id, expires_at) values ('old', 'old-token', '$user', $1)",
  ],
  'known-devices': ["insert into known_devices (user_id, mark, seen_at) values ('$user', 'old', $1)"],
  'email-changes': [
    "insert into email_changes (user_id, email, old_token_hash, new_token_hash, expires_at) values ('$user', 'next@retention.example', 'old-hash', 'new-hash', $1)",
  ],
  verifications: [
    "insert into verifications (id, identifier, value, expires_at) values ('old', 'old', 'old', $1)",
  ],
  'rate-limits': [
    "insert into rate_limits (key, points, expire) values ('old', 1, extract(epoch from $1::timestamptz) * 1000)",
  ],
  emails: [
    "insert into emails (template, email, urgency, state, created_at, due_at, expires_at, settled_at) values ('export-ready', 'old@retention.example', 1, 'sent', $1, $1, $1, $1)",
  ],
  'suppressed-addresses': [
    "insert into suppressed_addresses (email, cause, since) values ('old@retention.example', 'bounced', $1)",
  ],
  'webhook-messages': [
    "insert into webhook_events (id, type, payload, occurred_at) values ('msg_old', 'beta.requested', '{}', $1)",
  ],
  exports: ["insert into data_exports (user_id, requested_at) values ('$user', $1)"],
  'kept-answers': [
    "insert into kept_answers (id, method, path, claim, instance_id, at) values ('old', 'POST', '/old', gen_random_uuid(), 1, $1)",
  ],
  'staff-actions': [
    "insert into staff_actions (at, member_id, actor_name, action, subject_kind) values ($1, 'old-member', 'Sam', 'audit.listed', 'audit-log')",
  ],
  consents: [consent('given', 'calls-and-texts')],
  'kept-consents': [
    "insert into kept_consents (phone, source, consent_version, consented_at, keep_until) values ('+18005550100', 'application', 'v1', $1, $2)",
  ],
  receipts: [
    "insert into deletion_receipts (requested_at, deleted_at, keep_until, counts) values ($1, $1, $2, '{}')",
  ],
  'retention-runs': ["insert into retention_runs (ran_at, removed) values ($1, '{}')"],
};

/** What of the record is still there. */
const lookFor: Record<RetentionKind, string> = {
  'newsletter-requests': "newsletter_subscriptions where email = 'old@retention.example'",
  'sign-ups': "users where id = 'unconfirmed'",
  guests: "users where id = 'guest'",
  leads: "leads where email = 'old@retention.example'",
  applications: "applications where email = 'old@retention.example'",
  'final-steps': "home_buyers where email = 'old@retention.example'",
  questions: "assistant_messages where email = 'old@retention.example'",
  messages: "messages where text = 'old'",
  'waitlist-entries': "waitlist_entries where email = 'old@retention.example'",
  'launch-emails': "waitlist_emails where email = 'old@retention.example' and feature = 'refinance-options'",
  feedback: "milestone_feedback where feedback = 'Good'",
  notifications: "notifications where subject = 'old'",
  sessions: "sessions where id = 'old'",
  'known-devices': "known_devices where mark = 'old'",
  'email-changes': "email_changes where email = 'next@retention.example'",
  verifications: "verifications where id = 'old'",
  'rate-limits': "rate_limits where key = 'old'",
  emails: "emails where email = 'old@retention.example'",
  'suppressed-addresses': "suppressed_addresses where email = 'old@retention.example'",
  'webhook-messages': "webhook_events where id = 'msg_old'",
  exports: 'data_exports where ready_at is null',
  'kept-answers': "kept_answers where id = 'old'",
  'staff-actions': "staff_actions where member_id = 'old-member'",
  consents: "consents where email = 'old@retention.example' and purpose = 'calls-and-texts'",
  'kept-consents': "kept_consents where phone = '+18005550100'",
  receipts: "deletion_receipts where counts = '{}'",
  'retention-runs': 'retention_runs where ran_at = $1',
};

async function store(statements: readonly string[], at: Date, until: Date): Promise<void> {
  for (const statement of statements) {
    const values = statement.includes('$2') ? [at, until] : statement.includes('$1') ? [at] : [];
    await app.query(statement.replace('$user', userId), values);
  }
}

async function count(what: string, at: Date): Promise<number> {
  return (await app.query(`select 1 from ${what}`, what.includes('$1') ? [at] : [])).length;
}

/** Runs at a moment, and gives how many records of a kind that took. */
async function runAt(moment: Date, kind: RetentionKind): Promise<number> {
  clock = moment;
  await app.removeOldRecords();
  const [run] = await app.query('select removed from retention_runs order by id desc limit 1');
  const removed = (run?.removed ?? {}) as Record<string, number>;
  return removed[kind] ?? -1;
}

describe('the daily removal', () => {
  it.each(retentionKinds.map((kind) => ({ kind, period: formatPeriod(dataRetention.periods[kind]) })))(
    'takes $kind after $period and not before',
    async ({ kind }) => {
      const { keptFor } = dataRetention.periods[kind];
      const end =
        'days' in keptFor
          ? new Date(start.getTime() + keptFor.days * DAY_MS)
          : addYears(start, keptFor.years);
      await store(records[kind], start, end);
      await runAt(new Date(end.getTime() - MINUTE_MS), kind);
      expect(await count(lookFor[kind], start)).toBe(1);
      expect(await runAt(new Date(end.getTime() + MINUTE_MS), kind)).toBeGreaterThanOrEqual(1);
      expect(await count(lookFor[kind], start)).toBe(0);
    },
  );

  it('takes what is left of a dead email after ninety days and not before', async () => {
    await store(
      [
        "insert into emails (template, email, urgency, state, cause, created_at, due_at, expires_at, settled_at) values ('digest', 'dead@retention.example', 1, 'dead', 'refused', $1, $1, $1, $1)",
      ],
      start,
      start,
    );
    const end = start.getTime() + 90 * DAY_MS;
    await runAt(new Date(end - MINUTE_MS), 'emails');
    expect(await count("emails where email = 'dead@retention.example'", start)).toBe(1);
    await runAt(new Date(end + MINUTE_MS), 'emails');
    expect(await count("emails where email = 'dead@retention.example'", start)).toBe(0);
  });

  it('leaves what holds: a newsletter that goes out, a buyer’s own final step, a waitlist before its launch', async () => {
    clock = start;
    await store(
      [
        "insert into newsletter_subscriptions (email, token, requested_at, confirmed_at) values ('holds@retention.example', 'holds', $1, $1)",
        "insert into newsletter_subscriptions (email, token, requested_at, unsubscribed_at) values ('refused@retention.example', 'refused', $1, $1)",
        consent('given', 'newsletter').replace('old@', 'holds@'),
        "insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at) values (gen_random_uuid(), '$user', 'Ada', 'holds@retention.example', '+18005550123', 'preparing', 'v1', $1, $1)",
        "insert into waitlist_entries (feature, email, created_at) values ('coming-soon', 'holds@retention.example', $1)",
      ],
      start,
      start,
    );
    await runAt(addYears(start, 10), 'consents');
    for (const table of ['newsletter_subscriptions', 'consents', 'home_buyers', 'waitlist_entries'])
      expect(await count(`${table} where email = 'holds@retention.example'`, start), table).toBe(1);
    expect(await count("newsletter_subscriptions where email = 'refused@retention.example'", start)).toBe(1);
    const ended = addYears(start, 10);
    await store([consent('withdrawn', 'newsletter').replace('old@', 'holds@')], ended, ended);
    await runAt(new Date(addYears(ended, 4).getTime() - MINUTE_MS), 'consents');
    expect(await count("consents where email = 'holds@retention.example'", start)).toBe(2);
    await runAt(addYears(ended, 4), 'consents');
    expect(await count("consents where email = 'holds@retention.example'", start)).toBe(0);
  });

  it('takes a newsletter request with its lead, and more than one batch in a run that another shares', async () => {
    clock = start;
    await app.query(
      "insert into newsletter_subscriptions (email, token, requested_at) select i || '@batch.example', 'batch' || i, $1 from generate_series(1, 1200) i",
      [start],
    );
    await app.query(
      "insert into leads (name, email, source, created_at) select 'Newsletter Subscriber', i || '@batch.example', 'newsletter', $1 from generate_series(1, 1200) i",
      [start],
    );
    clock = new Date(start.getTime() + 31 * DAY_MS);
    await Promise.all([app.removeOldRecords(), app.removeOldRecords()]);
    const runs = await app.query('select removed from retention_runs order by id desc limit 2');
    const removed = runs.map((run) => (run.removed as Record<string, number>)['newsletter-requests'] ?? 0);
    expect(removed.reduce((sum, number) => sum + number, 0)).toBe(1200);
    expect(await count("leads where email like '%@batch.example'", start)).toBe(0);
  });
});

describe('that an address was notified of a launch', () => {
  const email = 'told@retention.example';
  const feature = 'mortgage-glossary';
  const told = () => app.query('select token from waitlist_emails where email = $1', [email]);
  const over = new Date(start.getTime() + 366 * DAY_MS);

  beforeAll(() =>
    store(
      [
        `insert into waitlist_launches (feature, announced_at, expected, finished_at) values ('${feature}', $1, 2, $1)`,
        `insert into waitlist_emails (feature, email, token, queued_at) select '${feature}', mail, mail, $1
           from unnest(array['${email}', 'other@retention.example']) mail`,
      ],
      start,
      start,
    ),
  );

  it('stays where the person asks again at that very moment, who is not notified twice', async () => {
    const joining = new pg.Client(app.databaseUrl);
    await joining.connect();
    await joining.query('begin');
    await joining.query('insert into waitlist_entries values ($1, $2, now())', [feature, email]);
    const countWaiting = async () => {
      const waiting = await app.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting.length;
    };
    clock = over;
    const asking = new TestVisitor(app).submit('/api/waitlist', { email, feature });
    await waitFor('the request to be held', async () => (await countWaiting()) > 0 || undefined);
    let isOver = false;
    const removing = app.removeOldRecords().finally(() => {
      isOver = true;
    });
    await waitFor(
      'the removal to be held or over',
      async () => isOver || (await countWaiting()) > 1 || undefined,
    );
    await joining.query('rollback');
    await joining.end();
    expect((await asking).status).toBe(200);
    await removing;
    expect(await told()).toEqual([{ token: email }]);
    expect(await app.countEmails(email)).toBe(0);
  });

  it('goes with the entry, and the console still counts it', async () => {
    clock = over;
    await app.removeOldRecords();
    expect(await told()).toEqual([]);
    const reader = await createStaff(app, 'reader');
    const { waitlists } = (await reader.call('GET', '/api/staff/waitlists')).body;
    const summary = (waitlists as WaitlistSummary[]).find((each) => each.feature === feature);
    expect(summary).toMatchObject({ addresses: 0, launch: { told: 2, left: 0 } });
  });
});

describe('what the console says of it', () => {
  it('is shown to staff alone', async () => {
    clock = start;
    expect((await new TestBuyer(app).call('GET', '/api/staff/retention')).status).toBe(401);
    expect((await (await createBuyer(app)).call('GET', '/api/staff/retention')).status).toBe(403);
  });

  it('counts what the next run takes, and what the last one took', async () => {
    const reader = await createStaff(app, 'reader');
    await store(records.leads, addYears(start, -3), start);
    const read = async () =>
      (await reader.call('GET', '/api/staff/retention')).body as unknown as RetentionView;
    const find = (view: RetentionView) => view.kinds.find(({ kind }) => kind === 'leads');
    const before = await read();
    expect(before.kinds.map(({ kind }) => kind)).toEqual([...retentionKinds]);
    expect(find(before)?.due).toBe(1);
    await app.removeOldRecords();
    const after = await read();
    expect(find(after)).toEqual({ kind: 'leads', due: 0, removed: 1 });
    expect(after.lastRunAt).toBe(start.toISOString());
  });

  it('is what the privacy page says', () => {
    const items = privacy.sections.flatMap((section) => section.items ?? []);
    for (const kind of retentionKinds) {
      const period = dataRetention.periods[kind];
      expect(
        items.some((item) => item.includes(period.what) && item.includes(formatPeriod(period))),
        kind,
      ).toBe(true);
    }
  });
});
