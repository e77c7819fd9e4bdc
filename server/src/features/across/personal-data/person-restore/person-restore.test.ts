import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type InstallationKeys,
  readInstallationKeys,
} from '../../../../platform/backup/installation-keys.ts';
import { SILENT } from '../../../../platform/backup/progress.ts';
import { writeToRepository } from '../../../../platform/backup/repository/write-to-repository.ts';
import { writeBackup } from '../../../../platform/backup/write-backup.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { checkEventLog } from '../../../../platform/event-log/event-log-check.ts';
import { loadSigningKey } from '../../../../platform/signing-key.ts';
import { createDiskStorage } from '../../../../platform/storage/disk-storage.ts';
import { lockRemovals } from '../../../../platform/storage/removal-hold.ts';
import { tables } from '../../../../registries/tables.ts';
import { restartDuringCheckpoint } from '../../../../testing/faults/held-checkpoint.ts';
import { giveConsent, signDocument, uploadDocument } from '../../../../testing/outside-world/test-signer.ts';
import { createTestDatabase, startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createBuyer, readToken, TEST_PASSWORD, TestBuyer } from '../../../../testing/test-buyer.ts';
import { joinPurchase, readPurchase } from '../../../../testing/test-people.ts';
import { createStaff } from '../../../../testing/test-staff.ts';
import { readReferences, sortByReference } from './person-references.ts';
import type { AskedPerson } from './person-restore.service.ts';
import { listRestorable, notRestored } from './restored-tables.ts';
import { runPersonRestore } from './run-person-restore.ts';

/** Each restore fills a database with the whole backup. */
vi.setConfig({ testTimeout: 240_000 });

const PASSPHRASE = 'seven quiet herons at the weir';
const COST = [10, 8, 1] as const;
const TASK = '/api/milestones/pre-approval/tasks/apply-to-several-lenders';
const never = new AbortController().signal;

let folder: string;
let app: TestApp;
let admin: TestBuyer;
let keys: InstallationKeys;
let backups = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-person-'));
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Ana Admin');
  keys = await readInstallationKeys({ dataDir: app.dataDir, ...app.secrets, signingKey: undefined });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a person who is restored', () => {
  it('has all that was theirs, signs in with a new password, and nobody else’s rows have changed', async () => {
    const ada = await createBuyer(app, 'Ada Buyer');
    await giveConsent(ada);
    const signed = await uploadDocument(ada);
    await signDocument(ada, signed);
    const plain = await uploadDocument(ada, Buffer.from('%PDF-1.7\nplain'), 'plain.pdf');
    await ada.call('PUT', TASK, { status: 'done' });
    await uploadDocument(await createBuyer(app, 'Ben Buyer'), Buffer.from('%PDF-1.7\nBen’s own'), 'ben.pdf');
    const before = { signed: await readBytes(ada, signed), plain: await readBytes(ada, plain) };
    const userId = await readId(ada.email);
    const path = await backUp();
    await erase(ada.email);

    await expect(restore(path, { address: ada.email })).rejects.toThrow('--despite-erasure');
    const others = await hashRows();
    const letters = await app.query('select 1 from letters');
    const despiteErasure = 'The wrong address was typed.';
    const planned = await restore(path, { address: ada.email, isDryRun: true, despiteErasure });
    expect(planned.counts).toContainEqual({ name: 'documents', stored: 2, there: 0, orphaned: 0 });
    expect(planned.files).toBeGreaterThanOrEqual(2);
    expect(await app.query('select 1 from users where id = $1', [userId])).toEqual([]);
    expect(await hashRows()).toEqual(others);

    const restored = await restore(path, { address: ada.email.toUpperCase(), despiteErasure });
    expect(restored.counts).toEqual(planned.counts);
    expect(restored.counts.filter(({ there, orphaned }) => there + orphaned > 0)).toEqual([]);
    expect(await hashRows(userId)).toEqual(others);
    expect(await app.query('select 1 from letters')).toEqual(letters);
    expect(await app.query('select 1 from file_intents')).toEqual([]);
    for (const table of ['accounts', 'sessions', 'passkeys'])
      expect(await app.query(`select 1 from ${table} where user_id = $1`, [userId]), table).toEqual([]);
    expect(
      await app.query('select actor_name, about_email, reason from staff_actions where action = $1', [
        'people.restored',
      ]),
    ).toEqual([{ actor_name: 'npm run restore:person', about_email: ada.email, reason: despiteErasure }]);
    expect((await readLog()).problem).toBeUndefined();
    const waiting = await app.query(
      "select 1 from pgboss.job where name = 'document-texts' and data::text like $1",
      [`%${plain}%`],
    );
    expect(waiting.length).toBeGreaterThan(0);

    const again = await setPassword(ada.email);
    expect(await readBytes(again, signed)).toEqual(before.signed);
    expect(await readBytes(again, plain)).toEqual(before.plain);
    const { body } = await again.call('GET', `/api/documents/${signed}/signatures`);
    expect(body.signatures).toHaveLength(1);
    // It goes on, and the sweep takes nothing of it.
    await app.sweep();
    expect(await readBytes(again, plain)).toEqual(before.plain);
    await giveConsent(again);
    await signDocument(again, await uploadDocument(again));
  });

  it('is among the buyers of a shared purchase again, and what the other did since stays', async () => {
    const cleo = await createBuyer(app, 'Cleo Buyer');
    const dan = await createBuyer(app, 'Dan Buyer');
    await joinPurchase(app, cleo, dan);
    await cleo.call('PUT', TASK, { status: 'done' });
    const path = await backUp();
    const userId = await readId(cleo.email);
    await erase(cleo.email);
    await dan.call('PUT', TASK, { status: 'open' });
    await dan.call('PUT', '/api/milestones/interest/tasks/none-such', { status: 'done' });
    const others = await hashRows();
    await restore(path, { address: cleo.email, despiteErasure: 'Asked for the other account.' });
    expect(await hashRows(userId)).toEqual(others);
    const again = await setPassword(cleo.email);
    const purchase = await readPurchase(again);
    expect(purchase).toMatchObject({ id: (await readPurchase(dan)).id });
    expect(
      await app.query(
        `select role from purchase_people where state = 'active' and user_id in ($1, $2) order by role`,
        [userId, await readId(dan.email)],
      ),
    ).toEqual([{ role: 'buyer' }, { role: 'co-buyer' }]);
  });

  it('is refused where the account is there, unless what it lacks is asked for', async () => {
    const eve = await createBuyer(app, 'Eve Buyer');
    const deleted = await uploadDocument(eve, Buffer.from('%PDF-1.7\ndeleted'), 'deleted.pdf');
    const damaged = await uploadDocument(eve, Buffer.from('%PDF-1.7\ndamaged'), 'damaged.pdf');
    const bytes = { deleted: await readBytes(eve, deleted), damaged: await readBytes(eve, damaged) };
    const path = await backUp('file');
    await eve.call('DELETE', `/api/documents/${deleted}`);
    const [row] = await app.query('select storage_path from documents where id = $1', [damaged]);
    await createDiskStorage(join(app.dataDir, 'files')).remove(String(row?.storage_path));
    await app.query("update users set name = 'Eve Newer' where email = $1", [eve.email]);
    await expect(restore(path, { address: eve.email })).rejects.toThrow('The account is there');
    const userId = await readId(eve.email);
    const others = await hashRows(userId);
    const result = await restore(path, { address: eve.email, addsMissing: true });
    expect(result).toMatchObject({ hadAccount: true, files: 2 });
    expect(await hashRows(userId)).toEqual(others);
    expect(await readBytes(eve, deleted)).toEqual(bytes.deleted);
    expect(await readBytes(eve, damaged)).toEqual(bytes.damaged);
    expect(await app.query('select name from users where id = $1', [userId])).toEqual([
      { name: 'Eve Newer' },
    ]);
    // A second time there is nothing left to do.
    const second = await restore(path, { address: eve.email, addsMissing: true });
    expect(second.counts.filter(({ stored }) => stored > 0)).toEqual([]);
  });

  it('is refused where the address has a new account, or none in the backup, or the ledger does not reach back', async () => {
    const fay = await createBuyer(app, 'Fay Buyer');
    const path = await backUp();
    await expect(restore(path, { address: 'nobody@example.com' })).rejects.toThrow('has no account');
    await app.query('delete from users where email = $1', [fay.email]);
    const later = new Date(Date.now() + 31 * 24 * 3_600_000);
    await expect(restore(path, { address: fay.email }, later)).rejects.toThrow('this backup is older');
    await app.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at) values ('new-fay', 'Fay', $1, true, now(), now())`,
      [fay.email],
    );
    await expect(restore(path, { address: fay.email, addsMissing: true })).rejects.toThrow('a new account');
    await app.query("delete from users where id = 'new-fay'");
    // Lost without an erasure, as by damage, it comes back without a reason.
    expect((await restore(path, { address: fay.email })).hadAccount).toBe(false);
    await setPassword(fay.email);
  });

  it('brings back nothing of others who were erased since, and no link to sign', async () => {
    const owner = await createBuyer(app, 'Hal Owner');
    const [signer, invited, there] = [
      await createBuyer(app, 'Ida Signer'),
      await createBuyer(app, 'Jon Invited'),
      await createBuyer(app, 'Kay There'),
    ];
    const documentId = await uploadDocument(owner);
    const ask = async (email: string) => {
      const path = `/api/documents/${documentId}/invitations`;
      expect((await owner.call('POST', path, { name: 'Co-signer', email })).status).toBe(200);
      return readToken(await app.readEmail(email, /asks you to sign/));
    };
    const accept = (person: TestBuyer, token: string) =>
      person.call('POST', '/api/signing-invitations/accept', { token });
    expect((await accept(signer, await ask(signer.email))).status).toBe(200);
    await giveConsent(signer);
    await signDocument(signer, documentId);
    expect((await accept(invited, await ask(invited.email))).status).toBe(200);
    const withoutAccount = 'lea-without-account@example.com';
    await ask(withoutAccount);
    const open = await ask(there.email);
    const path = await backUp();
    for (const { email } of [signer, invited, owner]) await erase(email);
    await restore(path, { address: owner.email, despiteErasure: 'Asked for another account.' });

    expect(
      await app.query(
        'select user_id, signer_name, signer_email, address, browser from signatures where document_id = $1',
        [documentId],
      ),
    ).toEqual([{ user_id: null, signer_name: 'Ida Signer', signer_email: '', address: '', browser: '' }]);
    expect(
      await app.query(
        'select email, token_hash, signed_at is not null as signed from signing_invitations where document_id = $1 order by email',
        [documentId],
      ),
    ).toEqual([
      { email: '', token_hash: null, signed: true },
      { email: there.email, token_hash: null, signed: false },
    ]);
    expect((await accept(there, open)).body.code).toBe('LINK_EXPIRED');
    const again = await setPassword(owner.email);
    expect((await again.call('GET', `/api/documents/${documentId}/signatures`)).body.signatures).toHaveLength(
      1,
    );
  });

  it('is refused while a file is still to be removed, and has it once the sweep is over', async () => {
    const mia = await createBuyer(app, 'Mia Buyer');
    const id = await uploadDocument(mia, Buffer.from('%PDF-1.7\nheld'), 'held.pdf');
    const bytes = await readBytes(mia, id);
    const path = await backUp();
    // As another backup does, while the person is erased.
    const backup = new pg.Client(app.databaseUrl);
    await backup.connect();
    await lockRemovals(backup);
    await erase(mia.email);
    await backup.end();
    const [{ path: left } = {}] = await app.query('select storage_path as path from file_intents');
    expect(await createDiskStorage(join(app.dataDir, 'files')).size(String(left))).toBeDefined();

    const asked = { address: mia.email, despiteErasure: 'Asked for another account.' };
    for (const isDryRun of [true, false])
      await expect(restore(path, { ...asked, isDryRun })).rejects.toThrow('still being removed');
    expect(await app.query('select 1 from users where email = $1', [mia.email])).toEqual([]);
    await app.sweep();
    await restore(path, asked);
    await app.sweep();
    expect(await readBytes(await setPassword(mia.email), id)).toEqual(bytes);
  });

  it('that is broken off between files leaves neither rows nor files', async () => {
    const gil = await createBuyer(app, 'Gil Buyer');
    const ids = [
      await uploadDocument(gil, Buffer.from('%PDF-1.7\n1')),
      await uploadDocument(gil, Buffer.from('%PDF-1.7\n2')),
    ];
    const path = await backUp();
    const userId = await readId(gil.email);
    await erase(gil.email);
    const storage = createDiskStorage(join(app.dataDir, 'files'));
    let written = 0;
    const failing = {
      ...storage,
      async write(...given: Parameters<typeof storage.write>) {
        written += 1;
        if (written === 2) throw new Error('no room');
        await storage.write(...given);
      },
    };
    const asked = { address: gil.email, despiteErasure: 'Asked for again.' };
    await expect(restore(path, asked, undefined, failing)).rejects.toThrow('no room');
    expect(await app.query('select 1 from users where id = $1', [userId])).toEqual([]);
    await restartDuringCheckpoint(app);
    expect(await app.query('select 1 from file_intents')).toEqual([]);
    await restore(path, asked);
    const again = await setPassword(gil.email);
    for (const id of ids) expect((await readBytes(again, id)).length).toBeGreaterThan(0);
  });
});

describe('the tables of a person', () => {
  it('come back or are left with a reason; none is unknown', async () => {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const references = await readReferences(client);
    const { rows } = await client.query(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '^(user_id|email|owner_id|member_id|person_id|about_email)$'`,
    );
    await client.end();
    const sorted = sortByReference(listRestorable(tables), references);
    const left = new Set([...notRestored.keys()].map(getTableName));
    // Rows that come back because a row that comes back would take them along when it goes. Add a table here once it is certain that
    // none of its rows opens anything or has anything sent; otherwise it belongs into `notRestored`.
    expect(
      sorted
        .filter(({ owned }) => !owned)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['certificate_pages', 'document_originals', 'purchase_accesses', 'task_owners']);
    // Of people and of nobody's: what would come back of them is in `owned` elsewhere, or nothing.
    const others = ['person_erasures', 'waitlist_letters'];
    // References that are emptied where an account is gone. If an erasure takes more of that person off the row than this, it belongs into
    // `forgotten`.
    const restored = new Set(sorted.map(({ name }) => name));
    expect(
      references
        .filter(({ table, parent, isEmptied }) => parent === 'users' && isEmptied && restored.has(table))
        .map(({ table, columns }) => `${table}.${columns.join()}`)
        .sort(),
    ).toEqual([
      'beta_requests.decided_by',
      'document_looks.member_id',
      'documents.claimed_by',
      'documents.reviewed_by',
      'home_buyers.user_id',
      'purchase_people.invited_by',
      'signatures.user_id',
      'signing_invitations.accepted_by',
    ]);
    const known = new Set([...sorted.map(({ name }) => name), ...left, ...others]);
    const ofPeople = new Set([
      ...rows.map(({ name }) => String(name)),
      ...references
        .filter(({ parent, takesAlong }) => parent === 'users' && takesAlong)
        .map(({ table }) => table),
    ]);
    expect([...ofPeople].filter((name) => !known.has(name))).toEqual([]);
  });
});

async function backUp(form: 'repository' | 'file' = 'repository'): Promise<string> {
  backups += 1;
  const path = join(folder, `backup-${backups}`);
  const source = {
    databaseUrl: app.databaseUrl,
    storage: createDiskStorage(join(app.dataDir, 'files')),
    keys,
    release: 'test',
  };
  const target = { path, passphrase: PASSPHRASE, cost: COST };
  if (form === 'file') await writeBackup(source, target, SILENT, never);
  else await writeToRepository(source, target, SILENT, never);
  return path;
}

async function restore(
  path: string,
  asked: Partial<AskedPerson> & { address: string },
  now = new Date(),
  storage = createDiskStorage(join(app.dataDir, 'files')),
) {
  const installation = {
    databaseUrl: app.databaseUrl,
    storage,
    keys,
    signingKey: await loadSigningKey(app.dataDir),
    tables,
    now: () => now,
  };
  const url = await createTestDatabase();
  return runPersonRestore(
    installation,
    async () => ({ url, close: async () => undefined }),
    { path, passphrase: PASSPHRASE },
    { isDryRun: false, addsMissing: false, ...asked },
    SILENT,
    never,
  );
}

async function erase(email: string): Promise<void> {
  const { body } = await admin.call('POST', '/api/staff/people/erasure', {
    address: email,
    confirmation: email,
    reason: 'asked-by-letter',
    account: 'at-once',
    sendsReceipt: false,
  });
  expect(body).toMatchObject({ outcome: 'erased' });
}

async function setPassword(email: string): Promise<TestBuyer> {
  const person = new TestBuyer(app, email);
  expect(
    (await person.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD })).status,
  ).not.toBe(200);
  await person.call('POST', '/api/accounts/request-password-reset', { email });
  const token = readToken(await app.readEmail(email, /password/i));
  const password = `${TEST_PASSWORD}-again`;
  expect((await person.call('POST', '/api/accounts/reset-password', { token, password })).status).toBe(200);
  expect((await person.call('POST', '/api/accounts/sign-in', { email, password })).status).toBe(200);
  return person;
}

async function readBytes(person: TestBuyer, id: string): Promise<string> {
  const response = await person.send('GET', `/api/documents/${id}/content`);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

async function readId(email: string): Promise<string> {
  const [row] = await app.query('select id from users where email = $1', [email]);
  return String(row?.id);
}

/**
 * What the restore adds a row to, reminders that are looked for anew, counts, when jobs of the clock ran, and messages, which name whom they were about
 * before and after.
 */
const ADDED_TO = [
  'event_entries',
  'event_entry_details',
  'event_chain_heads',
  'event_checkpoint_heads',
  'staff_actions',
  'reminder_marks',
  'reminder_times',
  'kept_counts',
  'clock_runs',
  'letters',
  'webhook_events',
];

/** A checksum of each table's rows but for those that name an account, or a row or purchase of it. */
async function hashRows(userId = 'nobody'): Promise<Record<string, string>> {
  const names = await app.query("select tablename as name from pg_tables where schemaname = 'public'");
  const ids = await app.query(
    `select purchase_id::text as id from purchase_people where user_id = $1 and not exists (
       select from purchase_people o where o.purchase_id = purchase_people.purchase_id and o.user_id <> $1)
     union select id::text from documents where user_id = $1 union select email from users where id = $1 union select id::text from signatures where user_id = $1`,
    [userId],
  );
  const own = [userId, ...ids.map(({ id }) => String(id))];
  const asked = names
    .filter(({ name }) => !ADDED_TO.includes(String(name)))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from "${name}" t
          where not exists (select from unnest($1::text[]) own where t::text like '%' || own || '%')`,
    );
  const hashes = await app.query(asked.join(' union all '), [own]);
  return Object.fromEntries(hashes.map(({ name, hash }) => [String(name), String(hash)]));
}

async function readLog() {
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const { privateKey } = await loadSigningKey(app.dataDir);
  return database
    .transact((transaction) => checkEventLog(transaction, privateKey, undefined))
    .finally(database.close);
}
