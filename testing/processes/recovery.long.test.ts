import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
// What docs/backups.md, "To a point in time", says of `after-recovery`, with PostgreSQL's own archive.
import { waitUntil } from '../app/wait-for.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { invite } from '../people/test-people.ts';
import { createStaff } from '../people/test-staff.ts';
import { startProgram } from './start-process.ts';
import { continueFrom, copyCluster, makePassableFolder } from './start-standby.ts';

let folders: Awaited<ReturnType<typeof makePassableFolder>>;
let postgres: EmbeddedPostgres | undefined;
let recovered: EmbeddedPostgres | undefined;
let app: TestApp;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000, 'page ')]);
const place = (name: string) => join(folders.folder, name);

beforeAll(async () => {
  folders = await makePassableFolder(join(tmpdir(), 'porchlight-recovery-'));
  for (const name of ['primary', 'base', 'archive']) await mkdir(place(name));
  // Written by the user whom PostgreSQL runs as.
  await chmod(place('archive'), 0o777);
  postgres = await startEmbeddedPostgres({ dataDir: place('primary') });
  await ask(postgres.url, 'alter system set fsync = off');
  await ask(postgres.url, "alter system set archive_mode = 'on'");
  await ask(postgres.url, `alter system set archive_command = 'cp %p ${place('archive')}/%f'`);
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir: place('primary') });
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-recovered-'));
  app = await startOn(postgres.url, dataDir);
}, 120_000);
afterAll(async () => {
  await app.close();
  await postgres?.stop();
  await recovered?.stop();
  await folders.remove();
});

const startOn = (databaseUrl: string, dataDir: string) =>
  startTestApp({
    installation: { databaseUrl, dataDir },
    adminDatabaseUrl: databaseUrl,
    environment: { DATABASE_URL: databaseUrl },
  });

it('an installation goes on from before an accident, and what it lacks is said', async () => {
  const primaryUrl = String(postgres?.url);
  const [buyer, erased, lost] = await Promise.all([createBuyer(app), createBuyer(app), createBuyer(app)]);
  const admin = await createStaff(app, 'admin');
  const erase = async (address: string) => {
    const { body } = await admin.call('POST', '/api/staff/people/erasure', {
      address,
      confirmation: address,
      reason: 'asked-by-letter',
      account: 'at-once',
      sendsReceipt: false,
    });
    expect(body).toMatchObject({ outcome: 'erased' });
  };
  const upload = async (name: string) => {
    const { body } = await buyer.call('POST', `/api/documents?name=${name}`, PDF);
    const [row] = await app.query('select storage_path from documents where name = $1', [name]);
    return { id: String(body.id), path: String(row?.storage_path) };
  };
  const findAccount = async ({ email }: TestBuyer) =>
    String((await app.query('select id from users where email = $1', [email]))[0]?.id);
  const [erasedId, lostId] = [await findAccount(erased), await findAccount(lost)];
  // The mark of an erased subscriber stays, although the address signs up again.
  const returned = await createBuyer(app);
  await app.query('insert into newsletter_subscriptions values ($1, $1, now(), now())', [returned.email]);
  await erase(returned.email);
  expect(await app.query('select 1 from forgotten_addresses')).toHaveLength(1);
  await new TestBuyer(app).call('POST', '/api/accounts/sign-up', {
    name: 'Ada Buyer',
    email: returned.email,
    password: TEST_PASSWORD,
  });
  await copyCluster({ url: primaryUrl, dataDir: place('primary') }, place('base'));

  const kept = await upload('kept.pdf');
  const removed = await upload('removed.pdf');
  const links = await askForLinks(buyer, lost, kept.id);
  await waitUntil(
    'all emails to be sent',
    async () => (await app.query("select 1 from emails where state in ('queued', 'sending')")).length === 0,
  );
  await app.query(
    "update emails set state = 'queued', settled_at = null, due_at = now() + interval '1 day' where id = (select id from emails limit 1)",
  );
  const [moment] = await app.query('select clock_timestamp()::text as at');

  expect((await buyer.call('DELETE', `/api/documents/${removed.id}`)).status).toBe(200);
  const later = await upload('later.pdf');
  // Under another address than at that time.
  await app.query("update users set email = 'moved-' || email where id = $1", [erasedId]);
  await erase(`moved-${erased.email}`);
  // The accident.
  await app.query('delete from users where id = $1', [lostId]);
  await app.query('delete from documents');
  await app.query('select pg_switch_wal()');
  await waitUntil('the archive', async () => {
    const [state] = await ask(
      primaryUrl,
      'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as is_there from pg_stat_archiver',
    );
    return state?.is_there === true;
  });
  await app.stop();

  await continueFrom(place('base'), 'recovery', {
    restore_command: `cp ${place('archive')}/%f %p`,
    recovery_target_time: String(moment?.at),
    recovery_target_action: 'promote',
    archive_mode: 'off',
  });
  recovered = await startEmbeddedPostgres({ dataDir: place('base') });
  const { url } = recovered;
  await waitUntil('the end of the recovery', async () => {
    const [state] = await ask(url, 'select not pg_is_in_recovery() as is_over');
    return state?.is_over === true;
  });

  const environment = { ...app.environment, DATABASE_URL: url };
  const settled = startProgram('after-recovery.ts', environment, '--old-database', primaryUrl);
  expect(await settled.exited).toBe(3);
  expect(settled.output()).toMatch(/^1 emails that waited are held back, and \d sessions are ended\.$/m);
  expect(settled.output()).toContain(`1 files that rows name are not in the store:\n- ${removed.path}\n`);
  expect(settled.output()).toMatch(
    new RegExp(`^1 files in the store are named by no row.*\n- ${later.path}$`, 'm'),
  );
  expect(settled.output()).toMatch(new RegExp(`^1 accounts were erased after.*\n- ${erasedId}$`, 'm'));
  expect(settled.output()).toMatch(
    new RegExp(`^1 accounts are missing from the old database.*\n- ${lostId}$`, 'm'),
  );

  const { dataDir } = app;
  app = await startOn(url, dataDir);
  const asBefore = new TestBuyer(app, buyer.email, buyer.readCookies());
  expect((await asBefore.call('GET', '/api/documents')).status).toBe(401);
  const [again, coSigner] = [await signIn(buyer), await signIn(lost)];
  const answers: unknown[] = [];
  for (const { path, token } of links)
    answers.push([
      path,
      (await coSigner.call('POST', path, { token, password: `${TEST_PASSWORD}-new` })).body.code,
    ]);
  expect(answers).toEqual(links.map(({ path }) => [path, 'LINK_EXPIRED']));
  const listed = JSON.stringify((await again.call('GET', '/api/documents')).body);
  expect(listed).toContain('kept.pdf');
  expect(listed).not.toContain('later.pdf');
  expect((await again.send('GET', `/api/documents/${kept.id}/content`)).status).toBe(200);
  const log = startProgram('audit-verify.ts', environment);
  expect([await log.exited, log.output()]).toEqual([0, expect.stringContaining('The event log holds')]);
  const busy = startProgram('after-recovery.ts', environment);
  expect([await busy.exited, busy.output()]).toEqual([
    1,
    expect.stringContaining('A server runs on this database'),
  ]);
}, 120_000);

/** Every kind of link that opens something, and what takes it. */
async function askForLinks(buyer: TestBuyer, coSigner: TestBuyer, documentId: string) {
  const read = async (email: string, subject: RegExp) => getToken(await app.readEmail(email, subject));
  const helper = await invite(app, buyer, { email: `helper-${buyer.email}` });
  await buyer.call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
  await buyer.call('POST', '/api/accounts/email-change', { email: `new-${buyer.email}` });
  await buyer.call('POST', `/api/documents/${documentId}/invitations`, {
    name: 'Ben Buyer',
    email: coSigner.email,
  });
  return [
    { path: '/api/shared/session', token: helper },
    { path: '/api/accounts/reset-password', token: await read(buyer.email, /password/i) },
    { path: '/api/accounts/email-change/shown', token: await read(buyer.email, /change the email address/i) },
    { path: '/api/signing-invitations/accept', token: await read(coSigner.email, /asks you to sign/) },
  ];
}

async function signIn({ email }: TestBuyer): Promise<TestBuyer> {
  const person = new TestBuyer(app, email);
  const credentials = { email, password: TEST_PASSWORD };
  expect((await person.call('POST', '/api/accounts/sign-in', credentials)).status).toBe(200);
  return person;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
