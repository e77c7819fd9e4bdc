import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { landing } from '@porchlight/content/en/landing.ts';
import type { PersonalDataStatus } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { parseZip } from '@porchlight/testing/files/parse-zip.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  giveConsent,
  loadCertificatePage,
  SIGNABLE_PDF,
  signDocument,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockRemovals } from '../../../platform/storage/removal-hold.ts';
import { dataExports } from '../personal-data.table.ts';
import { removeExport } from './data-export.service.ts';

const EXPORT = '/api/personal-data/export';
const CONTENT = '/api/personal-data/export/content';
const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const status = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/personal-data')).body as unknown as PersonalDataStatus;
const upload = async (buyer: TestBuyer, name: string, bytes: Uint8Array) =>
  (await buyer.call('POST', `/api/documents?name=${encodeURIComponent(name)}`, bytes)).body;
const pdf = (text: string, size = 300) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, text)]);

async function listFiles(): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function build(buyer: TestBuyer): Promise<void> {
  expect((await buyer.call('POST', EXPORT)).status).toBe(200);
  await waitFor('the download to be ready', async () =>
    (await status(buyer)).export?.state === 'ready' ? true : undefined,
  );
}

async function download(buyer: TestBuyer, headers: Record<string, string> = {}): Promise<Buffer> {
  return Buffer.from(await (await buyer.send('GET', CONTENT, undefined, headers)).arrayBuffer());
}

const readJson = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files.get(`data/${name}.json`)));

describe('the download of everything', () => {
  it('holds documents byte for byte, every row as JSON, a page and a manifest, and nothing of others', async () => {
    const buyer = await createBuyer(app);
    // As it may stand there from before names were looked at for links.
    await app.query('update users set name = $1 where email = $2', [
      'Ada <script>alert(1)</script>',
      buyer.email,
    ]);
    const other = await createBuyer(app, 'Otto Other');
    await upload(other, 'not-yours.pdf', pdf('other'));
    const bytes = [pdf('one'), pdf('two', 700_000), pdf('three')];
    await upload(buyer, 'pay stub.pdf', bytes[0] as Buffer);
    await upload(buyer, 'Résumé 工资.pdf', bytes[1] as Buffer);
    await upload(buyer, 'pay stub.pdf', bytes[2] as Buffer);
    await giveConsent(buyer);
    const signed = await uploadDocument(buyer, SIGNABLE_PDF, 'lease.pdf');
    const signatureId = await signDocument(buyer, signed);
    await loadCertificatePage(buyer, signed);
    await buyer.call('PUT', '/api/milestones/interest/tasks/say-what-you-want', { status: 'done' });
    await buyer.call('POST', '/api/beta-access');
    await new TestVisitor(app).submit('/api/leads/contact', {
      name: 'Ada Buyer',
      email: buyer.email,
      message: 'Is it open on Sunday?',
      phone: '(800) 555-0199',
      consentVersion: landing.contact.form.consent.version,
    });
    await build(buyer);

    const files = parseZip(await download(buyer));
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('documents/')).sort()).toEqual([
      'documents/Résumé 工资.pdf',
      'documents/lease.pdf',
      'documents/pay stub (2).pdf',
      'documents/pay stub.pdf',
    ]);
    const sums = (list: Iterable<Uint8Array>) =>
      [...list].map((part) => createHash('sha256').update(part).digest('hex')).sort();
    const stored = [...files].flatMap(([name, part]) =>
      name.startsWith('documents/') && !name.endsWith('lease.pdf') ? [part] : [],
    );
    expect(sums(stored)).toEqual(sums(bytes));
    for (const row of readJson(files, 'documents')) {
      expect(files.get(String(row.file))?.length).toBe(row.size);
      expect(row).not.toHaveProperty('wrappedKey');
    }
    expect(readJson(files, 'account')).toMatchObject([{ email: buyer.email, emailVerified: true }]);
    const sealed = files.get('documents/lease.pdf') ?? Buffer.alloc(0);
    expect(sealed.subarray(0, SIGNABLE_PDF.length).equals(SIGNABLE_PDF)).toBe(true);
    expect(readJson(files, 'signatures')).toMatchObject([
      { documentId: signed, sha256After: createHash('sha256').update(sealed).digest('hex') },
    ]);
    expect(files.get(`signing/certificate ${signatureId}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readJson(files, 'signing-events').map(({ detail }) => JSON.parse(String(detail)).kind)).toEqual([
      'consent-given',
      'opened',
      'read',
      'prepared',
      'completed',
      'certificate-made',
    ]);
    expect(readJson(files, 'beta-access')).toMatchObject([{ betaAccess: true }]);
    expect(readJson(files, 'contact-messages')).toMatchObject([{ message: 'Is it open on Sunday?' }]);
    expect(readJson(files, 'notifications').length).toBeGreaterThan(0);

    const manifest = String(files.get('manifest.txt')).trimEnd().split('\n');
    expect(manifest).toHaveLength(names.length - 1);
    for (const line of manifest) {
      const [, sum, name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(sum);
    }
    const everything = Buffer.concat([...files.values()]).toString('utf8');
    expect(everything).not.toContain(other.email);
    expect(everything).not.toContain('not-yours');
    const [secrets] = await app.query(
      'select password, token from accounts a join sessions s using (user_id) join users u on u.id = a.user_id where email = $1',
      [buyer.email],
    );
    expect(everything).not.toContain(String(secrets?.password));
    expect(everything).not.toContain(String(secrets?.token));

    const page = String(files.get('index.html'));
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    for (const [, link = ''] of page.matchAll(/href="([^"]+)"/g))
      expect(names).toContain(decodeURIComponent(link));
  });

  it('is built once when asked for twice, notifies its owner by email, and is stored encrypted', async () => {
    const buyer = await createBuyer(app);
    await upload(buyer, 'secret.pdf', pdf('plainly readable '));
    const replies = await Promise.all([1, 2, 3].map(() => buyer.call('POST', EXPORT)));
    expect(replies.map((reply) => reply.body.requestedAt)).toEqual(
      Array.from({ length: 3 }, () => replies[0]?.body.requestedAt),
    );
    const email = await app.readEmail(buyer.email, /ready to download/);
    expect(email).toContain('/portal/settings/data');
    const again = await buyer.call('POST', EXPORT);
    expect(again.body).toMatchObject({ state: 'ready', size: (await download(buyer)).length });
    const rows = await app.query(
      'select e.* from data_exports e join users u on u.id = user_id where email = $1',
      [buyer.email],
    );
    expect(rows).toHaveLength(1);
    const { readFile } = await import('node:fs/promises');
    const sealed = await readFile(join(app.dataDir, 'files', String(rows[0]?.storage_path)));
    expect(sealed.includes('plainly readable')).toBe(false);
    expect(sealed.includes('index.html')).toBe(false);
  });

  it('answers Range requests, HEAD, and a range that is not there', async () => {
    const buyer = await createBuyer(app);
    await upload(buyer, 'long.pdf', pdf('long', 900_000));
    await build(buyer);
    const whole = await download(buyer);
    const part = await buyer.send('GET', CONTENT, undefined, { range: 'bytes=300000-700000' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 300000-700000/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(300_000, 700_001))).toBe(true);
    const head = await buyer.send('HEAD', CONTENT);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
    expect(head.headers.get('content-disposition')).toMatch(
      /^attachment; filename="porchlight-data-.+\.zip"/,
    );
    const beyond = await buyer.send('GET', CONTENT, undefined, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  it('is only its owner’s', async () => {
    const buyer = await createBuyer(app);
    await build(buyer);
    const other = await createBuyer(app);
    expect((await status(other)).export).toBeNull();
    for (const [method, path] of [
      ['GET', CONTENT],
      ['DELETE', EXPORT],
    ] as const) {
      const reply = await other.call(method, path);
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
      expect((await new TestBuyer(app).call(method, path)).status).toBe(401);
    }
    expect((await status(buyer)).export?.state).toBe('ready');
  });

  it('can be thrown away, file and row, also while it is being built', async () => {
    const before = (await listFiles()).length;
    const buyer = await createBuyer(app);
    await build(buyer);
    expect(await listFiles()).toHaveLength(before + 1);
    expect((await buyer.call('DELETE', EXPORT)).body).toEqual({ done: true });
    expect((await buyer.call('DELETE', EXPORT)).status).toBe(404);
    expect((await buyer.call('GET', CONTENT)).status).toBe(404);
    await buyer.call('POST', EXPORT);
    await buyer.call('DELETE', EXPORT);
    await waitFor('no file and no intent to be left', async () =>
      (await listFiles()).length === before && (await app.query('select 1 from file_intents')).length === 0
        ? true
        : undefined,
    );
    await build(buyer);
  });

  it('is gone after seven days, first for its owner and then from the store', async () => {
    const buyer = await createBuyer(app);
    const start = clock;
    await build(buyer);
    const [row] = await app.query(
      'select storage_path from data_exports join users u on u.id = user_id where email = $1',
      [buyer.email],
    );
    const name = String(row?.storage_path).split('/').at(-1);
    clock = new Date(start.getTime() + 7 * DAY_MS);
    expect((await status(buyer)).export).toBeNull();
    expect((await buyer.call('GET', CONTENT)).status).toBe(404);
    expect(await listFiles()).toContain(name);
    await app.sweep();
    expect(await listFiles()).not.toContain(name);
    await build(buyer);
    clock = start;
  });

  it('that was asked for meanwhile is not deleted by a process that still holds the one before', async () => {
    const buyer = await createBuyer(app);
    const { personalData } = app.readParts();
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    const [former] = await personalData.database.db
      .insert(dataExports)
      .values({ userId: String(user?.id), requestedAt: new Date(clock.getTime() - 2 * DAY_MS) })
      .returning();
    if (!former) throw new Error('no row was stored');
    await build(buyer);
    expect(await removeExport(personalData, former)).toBe(false);
    expect((await status(buyer)).export?.state).toBe('ready');
    expect(parseZip(await download(buyer)).has('index.html')).toBe(true);
  });

  it('that is thrown away beside a backup, where the answer to the commit is lost, is left to the sweep', async () => {
    const buyer = await createBuyer(app);
    await build(buyer);
    const { personalData, documents } = app.readParts();
    const [row] = await personalData.database.db
      .select()
      .from(dataExports)
      .where(sql`user_id = (select id from users where email = ${buyer.email})`);
    if (!row) throw new Error('there is no download');
    const database: typeof personalData.database = {
      ...personalData.database,
      async transact(work) {
        await personalData.database.transact(work);
        throw new Error('the connection was lost');
      },
    };
    const backup = new pg.Client(app.databaseUrl);
    await backup.connect();
    await lockRemovals(backup);
    await expect(removeExport({ ...personalData, database }, row)).rejects.toThrow('was lost');
    await backup.end();
    expect((await status(buyer)).export).toBeNull();
    expect(await documents.intents.sweep()).toBe(1);
    expect(await documents.storage.size(String(row.storagePath))).toBeUndefined();
  });

  it('comes without a file that the store has lost, and says so', async () => {
    const buyer = await createBuyer(app);
    await upload(buyer, 'kept.pdf', pdf('kept'));
    await upload(buyer, 'lost.pdf', pdf('lost'));
    const [row] = await app.query("select storage_path from documents where name = 'lost.pdf'");
    await rm(join(app.dataDir, 'files', String(row?.storage_path)));
    await build(buyer);
    const files = parseZip(await download(buyer));
    expect(files.has('documents/kept.pdf')).toBe(true);
    expect(files.has('documents/lost.pdf')).toBe(false);
    const places = readJson(files, 'documents').map(({ name, file }) => [name, file]);
    expect(places.sort()).toEqual([
      ['kept.pdf', 'documents/kept.pdf'],
      ['lost.pdf', null],
    ]);
    expect(String(files.get('index.html'))).toContain('We have lost this file');
  });

  it('begins again when the process that built it died', async () => {
    const buyer = await createBuyer(app);
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    await app.query(
      'insert into data_exports (id, user_id, requested_at, instance_id) values ($1, $2, $3, 12345)',
      [randomUUID(), user?.id, clock],
    );
    expect((await status(buyer)).export?.state).toBe('building');
    await app.sweep();
    await waitFor('the download to be ready', async () =>
      (await status(buyer)).export?.state === 'ready' ? true : undefined,
    );
    expect(parseZip(await download(buyer)).has('index.html')).toBe(true);
  });

  const expireReauthentication = (buyer: TestBuyer) =>
    app.query(
      `update sessions set proved_at = now() - interval '11 minutes'
       where user_id = (select id from users where email = $1)`,
      [buyer.email],
    );

  it('is given out, whole or in part, only after reauthentication', async () => {
    const buyer = await createBuyer(app);
    await build(buyer);
    await expireReauthentication(buyer);
    const refused = await buyer.call('GET', CONTENT);
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
    expect((await buyer.send('GET', CONTENT, undefined, { range: 'bytes=0-0' })).status).toBe(403);
    expect((await buyer.send('HEAD', CONTENT)).status).toBe(403);
    expect((await status(buyer)).export?.state).toBe('ready');
    await buyer.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    expect(parseZip(await download(buyer)).has('index.html')).toBe(true);
  });

  it('is prepared only after reauthentication', async () => {
    const buyer = await createBuyer(app);
    await expireReauthentication(buyer);
    const refused = await buyer.call('POST', EXPORT);
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
    expect((await status(buyer)).export).toBeNull();
    await buyer.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    expect((await buyer.call('POST', EXPORT)).status).toBe(200);
  });

  it('is refused beyond five new ones an hour', async () => {
    const own = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(own);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await buyer.call('POST', EXPORT)).status);
      await buyer.call('DELETE', EXPORT);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await own.close();
  });
});
