import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { landing } from '@porchlight/content/en/landing.ts';
import type { PersonalDataStatus } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { findTraces } from '@porchlight/testing/app/find-traces.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  giveConsent,
  loadCertificatePage,
  prepare,
  SIGNABLE_PDF,
  signDocument,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';

import { EMAILS_TOPIC } from '../../notifications/email-planning.ts';

const DELETION = '/api/personal-data/deletion';
const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const later = (days: number) => new Date(clock.getTime() + days * DAY_MS);
const ask = (buyer: TestBuyer) => buyer.call('POST', DELETION);
const signIn = (buyer: TestBuyer) =>
  buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password: TEST_PASSWORD });
const getDeletion = async (buyer: TestBuyer) =>
  ((await buyer.call('GET', '/api/personal-data')).body as unknown as PersonalDataStatus).deletion;
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
const readId = async (buyer: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [buyer.email]))[0]?.id);

async function listFiles(userId: string): Promise<string[]> {
  return readdir(join(app.dataDir, 'files', userId)).catch(() => []);
}

/** The id of a deleted account is in the events that notified other systems, for thirty days. */
const TOLD = ['webhook_events'];

/** Brings the clock to the reminder and then to the end, with a sweep at each. */
async function passPeriod(): Promise<void> {
  clock = later(11);
  await app.sweep();
  clock = later(3);
  await app.sweep();
}

/** The last email to the address: once it is sent, its row names the address no more. */
const waitForReceipt = ({ email }: TestBuyer) =>
  waitFor('the receipt to be sent', async () =>
    (await app.query('select 1 from emails where email = $1', [email])).length === 0 ? true : undefined,
  );

/** Leaves something in every table that signing has. */
async function signBusily(buyer: TestBuyer): Promise<void> {
  await giveConsent(buyer);
  await buyer.call('PUT', '/api/signing/saved-signature', { mark: { kind: 'typed', text: 'Busy Buyer' } });
  const signed = await uploadDocument(buyer, SIGNABLE_PDF, 'signed.pdf');
  await signDocument(buyer, signed);
  await loadCertificatePage(buyer, signed);
  const opened = await uploadDocument(buyer, SIGNABLE_PDF, 'three.pdf');
  await prepare(buyer, await startAndReadSigning(buyer, opened));
  await buyer.call('POST', `/api/documents/${opened}/invitations`, {
    name: 'Co Buyer',
    email: 'co@elsewhere.example',
  });
  await waitFor('every file to be in its place', async () =>
    (await app.query('select 1 from file_intents')).length === 0 ? true : undefined,
  );
}

/** Someone who has left something in every other table that a buyer can. */
async function createBusyBuyer(): Promise<{ buyer: TestBuyer; userId: string }> {
  const buyer = await createBuyer(app, 'Busy Buyer');
  const visitor = new TestVisitor(app);
  const { email } = buyer;
  await buyer.call('POST', '/api/documents?name=one.pdf', pdf('one'));
  await buyer.call('POST', '/api/documents?name=two.pdf', pdf('two'));
  await buyer.call('POST', '/api/beta-access');
  await visitor.submit('/api/leads/contact', {
    name: 'Busy Buyer',
    email,
    message: 'Call me.',
    phone: '(800) 555-0199',
    consentVersion: landing.contact.form.consent.version,
  });
  await visitor.submit('/api/newsletter/subscriptions', { email });
  const userId = await readId(buyer);
  await app.query("insert into waitlist_entries values ('assistant', $1, now())", [email]);
  await app.query(
    "insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at) values (gen_random_uuid(), $1, 'Busy Buyer', $2, '+18005550123', 'completed', 'v1', now(), now())",
    [userId, email],
  );
  await app.query(
    "insert into applications values (gen_random_uuid(), 'now', 'house', 'primary', '1', '1', 'Busy Buyer', $1, '+18005550124', 'v2', now())",
    [email],
  );
  for (const [source, act, phone] of [
    ['final-step', 'ticked-and-sent', '+18005550123'],
    ['application', 'accepted-and-sent', '+18005550124'],
  ])
    await app.query(
      "insert into consents (purpose, decision, at, email, phone, source, text_version, act) values ('calls-and-texts', 'given', now(), $1, $2, $3, 'v1', $4)",
      [email, phone, source, act],
    );
  await app.query(
    "insert into milestone_dates values ($1, 1, 'a-date', '2026-12-01', now(), porchlight_purchase_of($1))",
    [userId],
  );
  await app.query(
    "insert into milestone_notes values (gen_random_uuid(), $1, 1, 'a note', now(), now(), porchlight_purchase_of($1))",
    [userId],
  );
  await app.query(
    "insert into verifications (id, identifier, value, expires_at) values (gen_random_uuid()::text, 'reset-password:x', $1, now())",
    [userId],
  );
  await buyer.call('POST', '/api/personal-data/export');
  await app.readEmail(email, /ready to download/);
  return { buyer, userId };
}

describe('asking for the account to be deleted', () => {
  it('requires a session, and a reauthentication within the last ten minutes', async () => {
    expect((await ask(new TestBuyer(app))).status).toBe(401);
    const buyer = await createBuyer(app);
    await app.query("update sessions set proved_at = now() - interval '11 minutes' where user_id = $1", [
      await readId(buyer),
    ]);
    const refused = await ask(buyer);
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
    expect(await getDeletion(buyer)).toBeNull();
    await buyer.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    expect((await ask(buyer)).status).toBe(200);
  });

  it('ends every session, and says by email until when it can be taken back', async () => {
    const buyer = await createBuyer(app);
    const phone = new TestBuyer(app, buyer.email);
    await signIn(phone);
    const reply = await ask(buyer);
    expect(reply.body).toMatchObject({ dueAt: later(14).toISOString(), canKeep: true });
    for (const device of [buyer, phone])
      expect((await device.call('GET', '/api/milestones')).status).toBe(401);
    const email = await app.readEmail(buyer.email, /will be deleted$/);
    expect(email).toContain('/login?next=%2Fportal%2Fsettings%2Fdata');
  });

  it('asked for twice, keeps the first end and sends one email', async () => {
    const buyer = await createBuyer(app);
    const first = await ask(buyer);
    await app.readEmail(buyer.email, /will be deleted$/);
    const emails = await app.countEmails(buyer.email);
    const start = clock;
    clock = later(2);
    await signIn(buyer);
    expect((await ask(buyer)).body.dueAt).toBe(first.body.dueAt);
    expect(await app.countEmails(buyer.email)).toBe(emails);
    clock = start;
  });

  it('can be taken back after signing in again, and only by its owner', async () => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/documents?name=kept.pdf', pdf('kept'));
    await ask(buyer);
    const other = await createBuyer(app);
    expect((await other.call('DELETE', DELETION)).status).toBe(404);
    const account = await signIn(buyer);
    expect(account.body.deletionDueAt).toBe(later(14).toISOString());
    expect((await getDeletion(buyer))?.canKeep).toBe(true);
    expect((await buyer.call('DELETE', DELETION)).body).toEqual({ done: true });
    expect((await buyer.call('DELETE', DELETION)).status).toBe(404);
    expect((await buyer.call('GET', '/api/accounts/current')).body.deletionDueAt).toBeNull();
    const start = clock;
    await passPeriod();
    expect((await buyer.call('GET', '/api/documents')).body.documents).toHaveLength(1);
    clock = start;
  });

  it('cannot be taken back once the period is over', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    await signIn(buyer);
    const start = clock;
    clock = later(14);
    expect((await buyer.call('DELETE', DELETION)).status).toBe(404);
    expect((await getDeletion(buyer))?.canKeep).toBe(false);
    clock = start;
  });
});

describe('the end of the period', () => {
  it('is announced three days before, once', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    await app.readEmail(buyer.email, /will be deleted$/);
    const countStored = async () =>
      (await app.query('select 1 from emails where email = $1', [buyer.email])).length;
    const start = clock;
    clock = later(10.99);
    await app.sweep();
    expect(await countStored()).toBe(1);
    clock = new Date(start.getTime() + 11 * DAY_MS);
    await app.sweep();
    await app.readEmail(buyer.email, /in three days/);
    await app.sweep();
    expect(await countStored()).toBe(2);
    clock = start;
  });

  it('leaves no row that names the buyer and no file, but for what is listed, and sends a receipt', async () => {
    const { buyer, userId } = await createBusyBuyer();
    await signBusily(buyer);
    const other = await createBuyer(app);
    await other.call('POST', '/api/documents?name=theirs.pdf', pdf('theirs'));
    // Reading the console's list works out the row of the purchase, which the clock does within a minute too.
    await (await createStaff(app, 'agent')).call('GET', '/api/staff/purchases');
    expect(await findTraces(app, userId, buyer.email)).toEqual([
      'accounts',
      'applications',
      'certificate_pages',
      'consents',
      'data_exports',
      'document_readings',
      'documents',
      'emails',
      'event_entry_details',
      'home_buyers',
      'known_devices',
      'leads',
      'milestone_dates',
      'milestone_notes',
      'newsletter_subscriptions',
      'notifications',
      'profiles',
      'purchase_people',
      'purchase_summaries',
      'reminder_marks',
      'saved_signatures',
      'sessions',
      'signatures',
      'signing_consents',
      'signing_invitations',
      'signings',
      'users',
      'verifications',
      'waitlist_entries',
      'webhook_events',
    ]);
    expect(await listFiles(userId)).toHaveLength(7);
    await ask(buyer);
    const start = clock;
    await passPeriod();

    const receipt = await app.readEmail(buyer.email, /account is deleted/);
    expect(receipt).toContain('documents: 4 (');
    expect(receipt).toMatch(/records of signatures: 1$/m);
    expect(receipt).toContain('agreements to be called or texted: 3');
    await waitForReceipt(buyer);
    expect(await findTraces(app, buyer.email, 'Busy Buyer')).toEqual([]);
    expect(await findTraces(app, userId)).toEqual(TOLD);
    expect(await listFiles(userId)).toEqual([]);
    // A mark of the address alone, so that no later import writes to it again.
    expect(
      await app.query('select 1 from forgotten_addresses where forgotten_at = $1', [clock]),
    ).toHaveLength(1);
    const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(receipt) ?? [];
    expect(await app.query('select counts from deletion_receipts where id = $1', [id])).toMatchObject([
      { counts: { documents: 4, signatures: 1, messages: 5, consentsKept: 3 } },
    ]);
    expect((await signIn(buyer)).status).toBe(401);
    expect((await other.call('GET', '/api/documents')).body.documents).toHaveLength(1);
    clock = start;
  });

  it('removes kept consents after four years and the receipt after two', async () => {
    const { buyer } = await createBusyBuyer();
    await ask(buyer);
    const start = clock;
    await passPeriod();
    const count = async (table: string) =>
      (await app.query(`select 1 from ${table} where keep_until > $1`, [clock])).length;
    await app.readEmail(buyer.email, /account is deleted/);
    expect([await count('kept_consents'), await count('deletion_receipts')]).not.toContain(0);
    clock = later(2 * 366);
    await app.sweep();
    expect(await app.query('select 1 from deletion_receipts')).toEqual([]);
    expect((await app.query('select 1 from kept_consents')).length).toBeGreaterThan(0);
    clock = later(2 * 366);
    await app.sweep();
    expect(await app.query('select 1 from kept_consents')).toEqual([]);
    clock = start;
  });

  const DEAD_PROCESS = 4_242;
  it.each([
    ['had just begun', async () => undefined],
    [
      'had said that a file is about to go',
      async (path: string) => {
        await app.query('insert into file_intents values ($1, $2, now())', [path, DEAD_PROCESS]);
      },
    ],
    [
      'had removed a file but not its row',
      async (path: string) => {
        await app.query('insert into file_intents values ($1, $2, now())', [path, DEAD_PROCESS]);
        await rm(join(app.dataDir, 'files', path));
      },
    ],
    [
      'had removed every file but no other row',
      async (_: string, userId: string) => {
        await app.query('delete from documents where user_id = $1', [userId]);
        await app.query('delete from data_exports where user_id = $1', [userId]);
        await rm(join(app.dataDir, 'files', userId), { recursive: true });
      },
    ],
  ])('is finished by the next run when a process that %s was killed', async (_, crash) => {
    const { buyer, userId } = await createBusyBuyer();
    await ask(buyer);
    const [document] = await app.query('select storage_path from documents where user_id = $1', [userId]);
    const counts = {
      documents: 2,
      documentBytes: 24,
      signatures: 1,
      journeyEntries: 5,
      messages: 4,
      consentsKept: 0,
    };
    await app.query(
      'update account_deletions set reminded_at = $2, begun_at = $2, due_at = $2, counts = $3 where user_id = $1',
      [userId, clock, counts],
    );
    await crash(String(document?.storage_path), userId);
    await app.sweep();
    await waitForReceipt(buyer);
    expect(await findTraces(app, buyer.email)).toEqual([]);
    expect(await findTraces(app, userId)).toEqual(TOLD);
    expect(await listFiles(userId)).toEqual([]);
    const receipt = await app.readEmail(buyer.email, /account is deleted/);
    expect(receipt).toContain('documents: 2 (24 Bytes)');
  });

  it('goes on with the next account when one fails, and finishes it once it can', async () => {
    const stuck = await createBuyer(app);
    const smooth = await createBuyer(app);
    await stuck.call('POST', '/api/documents?name=stuck.pdf', pdf('stuck'));
    const stuckId = await readId(stuck);
    await ask(stuck);
    await ask(smooth);
    const [row] = await app.query('select storage_path from documents where user_id = $1', [stuckId]);
    const path = join(app.dataDir, 'files', String(row?.storage_path));
    const { mkdir, rename } = await import('node:fs/promises');
    await rename(path, `${path}.kept`);
    await mkdir(join(path, 'in-the-way'), { recursive: true });
    const start = clock;
    await passPeriod();
    await waitForReceipt(smooth);
    expect(await findTraces(app, smooth.email)).toEqual([]);
    // The row of the file is gone with its key by now; its owner is notified that all is gone when the file is.
    await app.sweep();
    expect(await findTraces(app, stuck.email)).toContain('users');
    await signIn(stuck);
    expect((await stuck.call('DELETE', DELETION)).status).toBe(404);
    await rm(path, { recursive: true });
    await rename(`${path}.kept`, path);
    await app.sweep();
    await waitForReceipt(stuck);
    expect(await findTraces(app, stuck.email)).toEqual([]);
    expect(await findTraces(app, stuckId)).toEqual(TOLD);
    expect(await listFiles(stuckId)).toEqual([]);
    clock = start;
  });

  it('keeps no email to the address once it is sent', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    const start = clock;
    await passPeriod();
    await app.readEmail(buyer.email, /account is deleted/);
    await waitFor('no email to be waiting', async () => {
      const waiting = await app.query(
        "select 1 from pgboss.job where data::text like '%' || $1 || '%' and state <> 'completed'",
        [buyer.email],
      );
      return waiting.length === 0 ? true : undefined;
    });
    clock = start;
  });
});

it('an email that is being written to a person meanwhile is removed with the others', async () => {
  const buyer = await createBuyer(app);
  const userId = await readId(buyer);
  await ask(buyer);
  clock = later(11);
  await app.sweep();
  clock = later(3);
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const erasing = await database.transact(async (transaction) => {
    await lockOwner(transaction, EMAILS_TOPIC, userId);
    const round = app.sweep();
    await waitFor('the erasure', async () =>
      (await app.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).length > 0
        ? true
        : undefined,
    );
    await transaction.execute(
      sql`insert into emails (template, email, urgency, created_at, due_at, expires_at) values ('digest', ${buyer.email}, 1, now(), now(), now() + interval '1 day')`,
    );
    return { round };
  });
  await erasing.round;
  await database.close();
  expect(await app.query('select 1 from users where id = $1', [userId])).toEqual([]);
  expect(
    await app.query("select 1 from emails where email = $1 and template = 'digest'", [buyer.email]),
  ).toEqual([]);
});
