import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent } from '@porchlight/testing/people/test-signer.ts';
import { killProcesses, pickPort, startProcess } from '@porchlight/testing/processes/start-process.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  killProcesses();
  await app.close();
});

/** A process takes its time to start on a busy machine. */
const waitUntil = (what: string, ask: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await ask(), what).toBe(true), { timeout: 120_000, interval: 50 });

it('an account is deleted whole, with one receipt, when the server is killed while it erases', async () => {
  const buyer = await createBuyer(app);
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
    await buyer.call('POST', `/api/documents?name=${name}`, new TextEncoder().encode(`%PDF-1.7\n${name}`));
  expect((await buyer.call('POST', '/api/personal-data/deletion')).status).toBe(200);
  await app.readEmail(buyer.email, /will be deleted/);
  const emails = await app.countEmails(buyer.email);
  const [owner] = await app.query('select id from users where email = $1', [buyer.email]);
  await app.query('update account_deletions set reminded_at = now(), due_at = now()');
  const listDocuments = () => app.query('select id from documents where user_id = $1', [owner?.id]);
  const listFiles = () => readdir(join(app.dataDir, 'files', String(owner?.id))).catch(() => []);
  const [, second] = await listDocuments();

  // Held by someone else, the second document stops the erasure in the middle, always at the same place.
  const holder = new pg.Client(app.databaseUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from documents where id = $1 for update', [second?.id]);
  const { child, exited } = startProcess({ ...app.environment, PORT: pickPort() });
  await waitUntil('the erasure to be held', async () => {
    const held = await app.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return held.length > 0 && (await listDocuments()).length === 2 && (await listFiles()).length === 2;
  });
  child.kill('SIGKILL');
  await exited;
  await holder.end();
  expect(await listDocuments()).toHaveLength(2);
  expect(await listFiles()).toHaveLength(2);
  expect(await app.query('select counts from account_deletions')).toMatchObject([
    { counts: { documents: 3 } },
  ]);
  expect(await app.query('select 1 from deletion_receipts')).toEqual([]);
  expect(await app.countEmails(buyer.email)).toBe(emails);

  await app.sweep();
  await app.readEmail(buyer.email, /account is deleted/);
  await waitFor('no email to be waiting', async () => {
    const waiting = await app.query(
      "select 1 from pgboss.job where data::text like '%' || $1 || '%' and state <> 'completed'",
      [buyer.email],
    );
    return waiting.length === 0 ? true : undefined;
  });
  await app.sweep();
  expect(await app.countEmails(buyer.email)).toBe(emails + 1);
  expect(await app.query('select counts from deletion_receipts')).toMatchObject([
    { counts: { documents: 3 } },
  ]);
  for (const table of ['documents', 'sessions', 'accounts', 'notifications', 'account_deletions'])
    expect(await app.query(`select 1 from ${table} where user_id = $1`, [owner?.id]), table).toEqual([]);
  expect(await app.query('select 1 from users where id = $1', [owner?.id])).toEqual([]);
  expect(await app.query('select 1 from file_intents')).toEqual([]);
  expect(await listFiles()).toEqual([]);
}, 720_000);

it('what the event log says of an account goes with it, and of others stays', async () => {
  const buyers = [await createBuyer(app), await createBuyer(app)];
  for (const buyer of buyers) expect((await giveConsent(buyer)).status).toBe(200);
  const [gone, other] = await Promise.all(
    buyers.map(
      async ({ email }) => (await app.query('select id from users where email = $1', [email]))[0]?.id,
    ),
  );
  const listDetails = (userId: unknown) =>
    app.query('select 1 from event_entry_details where user_id = $1', [userId]);
  expect(await listDetails(gone)).toHaveLength(1);
  expect((await buyers[0]?.call('POST', '/api/personal-data/deletion'))?.status).toBe(200);
  await app.query('update account_deletions set reminded_at = now(), due_at = now()');
  await app.restart();
  expect(await app.query('select 1 from users where id = $1', [gone])).toEqual([]);
  expect(await listDetails(gone)).toEqual([]);
  expect(await listDetails(other)).toHaveLength(1);
});
