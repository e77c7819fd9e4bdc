import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSigningRefusal } from '@porchlight/content/en/signing.ts';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { typedNameProblem } from '@porchlight/domain/signing/en.ts';
import type { SealingCertificate } from '@porchlight/domain/signing/signing-views.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { renderTestPng } from '@porchlight/testing/outside-world/test-png.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  complete,
  giveConsent,
  loadCertificatePage,
  loadDemonstrationCode,
  prepare,
  SIGNABLE_PDF,
  signDocument,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureKept } from '../document-store/documents.service.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let clock: Date | undefined;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock ?? new Date() });
});
afterAll(() => app.close());

const list = async (buyer: TestBuyer) =>
  ((await buyer.call('GET', '/api/documents')).body as unknown as DocumentList).documents;
const download = async (buyer: TestBuyer, path: string) => {
  const response = await buyer.send('GET', path);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), response };
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const open = (buyer: TestBuyer, id: string) => buyer.call('POST', `/api/documents/${id}/signing`, {});
const told = ({ status, body }: Awaited<ReturnType<TestBuyer['call']>>) => [status, body.code];

async function createSigner(name = 'Ada Buyer'): Promise<TestBuyer> {
  const buyer = await createBuyer(app, name);
  await giveConsent(buyer);
  return buyer;
}

async function listFiles(buyer: TestBuyer): Promise<string[]> {
  const [user] = await app.query('select id from users where email = $1', [buyer.email]);
  return readdir(join(app.dataDir, 'files', String(user?.id))).catch(() => []);
}

/** Bytes of the buyer's space that are taken, as the list says, as its rows add up, and as an upload is measured by. */
async function readUsed(buyer: TestBuyer): Promise<number[]> {
  const { documents, limits } = (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;
  const [user] = await app.query('select id from users where email = $1', [buyer.email]);
  const counted = documents.reduce((sum, document) => sum + document.counted, 0);
  return [limits.used, counted, (await measureKept(app.readParts().database.db, String(user?.id))).bytes];
}

/** The job that makes the certificate page may be at work on one more, which it then throws away. */
const waitForFiles = (buyer: TestBuyer, count: number) =>
  waitFor(`${count} files`, async () => ((await listFiles(buyer)).length === count ? true : undefined));

const waitForHeld = (count: number) =>
  waitFor(`${count} to be held`, async () => {
    const held = await app.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return held.length >= count ? true : undefined;
  });

describe('consent to electronic records', () => {
  const give = (buyer: TestBuyer, code: string, version = signingConsent.version) =>
    buyer.call('POST', '/api/signing/consent', { version, code });

  it('needs the code of one’s own demonstration, and is kept with time, address and browser', async () => {
    const buyer = await createBuyer(app);
    const other = await createBuyer(app);
    const response = await buyer.send('GET', '/api/signing/demonstration');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const code = await loadDemonstrationCode(buyer);
    expect(code).toMatch(/^\d{3} \d{3}$/);
    expect(await loadDemonstrationCode(buyer)).toBe(code);
    const wrong = code === '000 000' ? '000001' : '000000';
    for (const guess of [wrong, await loadDemonstrationCode(other), `${code}1`])
      expect(told(await give(buyer, guess))).toEqual([422, 'CODE_NOT_ACCEPTED']);
    expect(told(await give(buyer, code, '1999-01-01'))).toEqual([400, 'BAD_INPUT']);
    expect((await buyer.call('GET', '/api/signing/signer')).body).toEqual({
      name: 'Ada Buyer',
      consent: null,
      savedSignature: null,
    });

    const headers = { 'user-agent': 'Test Browser 1.0' };
    const input = { version: signingConsent.version, code };
    const given = await buyer.call('POST', '/api/signing/consent', input, headers);
    expect(given.body.consent).toMatchObject({ version: signingConsent.version });
    const rows = await app.query(
      'select c.* from signing_consents c join users u on u.id = user_id where email = $1',
      [buyer.email],
    );
    expect(rows).toMatchObject([{ browser: 'Test Browser 1.0', withdrawn_at: null }]);
    expect(rows[0]?.address).toMatch(/^(127\.0\.0\.1|::1)$/);

    // As after a response that was lost: the code is used up, and the consent remains as it was given.
    const again = await buyer.call('POST', '/api/signing/consent', input);
    expect(again.body).toEqual(given.body);
  });

  it('can be withdrawn, from then on nothing is signed, and giving it again needs a new code', async () => {
    const buyer = await createBuyer(app);
    const code = await loadDemonstrationCode(buyer);
    await give(buyer, code);
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    await prepare(buyer, opened);
    expect((await buyer.call('DELETE', '/api/signing/consent')).body.consent).toBeNull();
    for (const reply of [await open(buyer, id), await prepare(buyer, opened), await complete(buyer, opened)])
      expect(told(reply)).toEqual([403, 'CONSENT_NEEDED']);
    expect((await list(buyer))[0]?.status).toBe('received');
    expect(told(await give(buyer, code))).toEqual([422, 'CODE_NOT_ACCEPTED']);
    await giveConsent(buyer);
    expect((await complete(buyer, opened)).body.status).toBe('signed');
  });

  it('counts guesses at the code', async () => {
    const own = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(own);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await give(buyer, '12')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await own.close();
  });
});

describe('a saved signature', () => {
  it.each(['王小明', 'محمد', 'דוד כהן', 'Иван'])(
    'in characters that the page would change is refused: %s',
    async (text) => {
      const buyer = await createBuyer(app);
      const refused = await buyer.call('PUT', '/api/signing/saved-signature', {
        mark: { kind: 'typed', text },
      });
      expect([refused.status, Object.values(refused.body.fields as object)]).toEqual([
        400,
        [typedNameProblem],
      ]);
    },
  );

  it('is there next time, for its owner alone, encrypted where it lies, and can be forgotten', async () => {
    const buyer = await createBuyer(app);
    const mark = { kind: 'typed', text: 'Ada B. Lovelace' };
    const saved = await buyer.call('PUT', '/api/signing/saved-signature', { mark });
    expect(saved.body.savedSignature).toEqual(mark);
    const drawn = {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [1000, 300],
        ],
      ],
    };
    await buyer.call('PUT', '/api/signing/saved-signature', { mark: drawn });
    expect((await buyer.call('GET', '/api/signing/signer')).body.savedSignature).toEqual(drawn);
    const rows = await app.query('select sealed_mark from saved_signatures');
    expect(rows.some((row) => (row.sealed_mark as Buffer).includes('strokes'))).toBe(false);
    const outside = { kind: 'drawn', strokes: [[[0, 301]]] };
    expect(told(await buyer.call('PUT', '/api/signing/saved-signature', { mark: outside }))).toEqual([
      400,
      'BAD_INPUT',
    ]);
    expect((await buyer.call('DELETE', '/api/signing/saved-signature')).body.savedSignature).toBeNull();
  });
});

describe('signing', () => {
  it('seals the document, keeps the evidence and gives the original back', async () => {
    const buyer = await createSigner('Grace Signer');
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    expect(opened.pages).toHaveLength(2);
    expect((await download(buyer, `/api/signing/${opened.id}/pages`)).bytes.equals(SIGNABLE_PDF)).toBe(true);

    const first = await prepare(buyer, opened);
    const headers = { 'user-agent': 'Test Browser 1.0' };
    const prepared = await prepare(buyer, opened, {}, headers);
    expect(prepared.body.signatureId).not.toBe(first.body.signatureId);
    expect((await list(buyer))[0]?.status).toBe('received');
    expect(await listFiles(buyer)).toHaveLength(2);
    const completed = await complete(buyer, opened);
    expect(completed.body).toMatchObject({ id, status: 'signed', type: 'application/pdf' });
    expect((await complete(buyer, opened)).body).toEqual(completed.body);

    const sealed = await download(buyer, `/api/documents/${id}/content`);
    expect(sealed.bytes.subarray(0, SIGNABLE_PDF.length).equals(SIGNABLE_PDF)).toBe(true);
    expect(sealed.bytes.length).toBeGreaterThan(SIGNABLE_PDF.length);
    expect(await readUsed(buyer)).toEqual(Array(3).fill(SIGNABLE_PDF.length));
    expect((await download(buyer, `/api/documents/${id}/original`)).bytes.equals(SIGNABLE_PDF)).toBe(true);
    const { signatureId } = prepared.body;
    expect(await app.query('select * from signatures where id = $1', [signatureId])).toMatchObject([
      {
        signer_name: 'Grace Signer',
        signer_email: buyer.email,
        consent_version: signingConsent.version,
        browser: 'Test Browser 1.0',
        page_count: '2',
        sha256_before: hash(SIGNABLE_PDF),
        sha256_after: hash(sealed.bytes),
      },
    ]);
    const page = await download(buyer, `/api/signatures/${signatureId}/certificate`);
    expect(page.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const listed = await buyer.call('GET', `/api/documents/${id}/signatures`);
    expect(listed.body).toMatchObject({
      signatures: [{ id: signatureId, signerName: 'Grace Signer', own: true, level: 'B-B' }],
      invitations: [],
    });
    const found = await fetch(`${app.origin}/api/signatures/${signatureId}`);
    const { body: sealing } = await new TestBuyer(app).call('GET', '/api/signing/certificates');
    const [certificate] = sealing.certificates as SealingCertificate[];
    expect(await found.json()).toEqual({
      id: signatureId,
      signerName: 'Grace Signer',
      signedAt: (listed.body.signatures as { signedAt: string }[])[0]?.signedAt,
      level: 'B-B',
      sha256: hash(sealed.bytes).toString('hex'),
      certificateFingerprint: certificate?.fingerprint,
    });
    expect(sealing.certificates).toMatchObject([{ inUse: true }]);
    expect(certificate?.pem).toContain('BEGIN CERTIFICATE');

    await buyer.call('DELETE', `/api/documents/${id}`);
    await waitForFiles(buyer, 0);
    expect((await fetch(`${app.origin}/api/signatures/${signatureId}`)).status).toBe(404);
    const [logged] = await app.query(
      "select detail from event_entries join event_entry_details using (chain, number) where kind = 'removal-asked'",
    );
    expect(JSON.parse(String(logged?.detail))).toMatchObject({ documentId: id, signatureIds: signatureId });
    await waitFor('no intent to be left', async () =>
      (await app.query('select 1 from file_intents')).length === 0 ? true : undefined,
    );
  });

  it('of a picture makes a PDF of it and keeps the picture beside', async () => {
    const buyer = await createSigner();
    const png = renderTestPng(60, 40);
    const id = await uploadDocument(buyer, png, 'lease.png');
    const opened = await startAndReadSigning(buyer, id);
    expect(opened.pages).toHaveLength(1);
    const pages = await download(buyer, `/api/signing/${opened.id}/pages`);
    expect(pages.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages.response.headers.get('accept-ranges')).toBe('none');
    expect((await prepare(buyer, opened)).status).toBe(200);
    expect((await complete(buyer, opened)).body).toMatchObject({
      name: 'lease.pdf',
      type: 'application/pdf',
    });
    const sealed = await download(buyer, `/api/documents/${id}/content`);
    expect(sealed.bytes.subarray(0, pages.bytes.length).equals(pages.bytes)).toBe(true);
    expect(await readUsed(buyer)).toEqual(Array(3).fill(png.length));
    const original = await download(buyer, `/api/documents/${id}/original`);
    expect(original.bytes.equals(png)).toBe(true);
    expect(original.response.headers.get('content-disposition')).toContain('lease.png');
    expect((await loadCertificatePage(buyer, id)).status).toBe(200);
    await waitForFiles(buyer, 3);
    await buyer.call('DELETE', `/api/documents/${id}`);
    await waitForFiles(buyer, 0);
  });

  it('keeps the words of the document for the search', async () => {
    const own = await startTestApp({ readsDocuments: true });
    const buyer = await createBuyer(own);
    await giveConsent(buyer);
    const id = await uploadDocument(buyer, renderTestPdf([['Escrow of quicksilver.']]), 'paper.pdf');
    const search = async () =>
      ((await buyer.call('GET', '/api/search?q=quicksilver')).body.documents as { id: string }[]).length;
    await waitFor('the words', async () => ((await search()) === 1 ? true : undefined));
    await signDocument(buyer, id);
    await waitFor('the words again', async () => ((await search()) === 1 ? true : undefined));
    expect(await search()).toBe(1);
    await own.close();
  });

  it.each([
    ['locked with a password', 'encrypted', renderTestPdf([['x']], { locked: true })],
    ['damaged', 'damaged', Buffer.from('%PDF-1.7\nnothing else')],
    ['a HEIC picture', 'picture-format', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0rest', 'latin1')],
  ] as const)('of a file that is %s is refused with the reason', async (_, refusal, bytes) => {
    const buyer = await createSigner();
    const reply = await open(buyer, await uploadDocument(buyer, bytes, 'refused.pdf'));
    expect(told(reply)).toEqual([422, 'NOT_SIGNABLE']);
    expect(reply.body.message).toBe(writeSigningRefusal({ refusal }));
  });

  it('needs every page read, a fresh proof, and fields that stand on a page', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const { body } = await open(buyer, id);
    const opened = body as unknown as Awaited<ReturnType<typeof startAndReadSigning>>;
    expect(told(await prepare(buyer, opened))).toEqual([409, 'NOT_READ']);
    await buyer.call('POST', `/api/signing/${opened.id}/read`, {});
    const { suggestedField } = opened;
    for (const fields of [
      [],
      [{ ...suggestedField, kind: 'date' }],
      [{ ...suggestedField, page: 3 }],
      [{ ...suggestedField, x: 600 }],
      [{ ...suggestedField, height: 0 }],
    ])
      expect(told(await prepare(buyer, opened, { fields }))).toEqual([400, 'BAD_INPUT']);
    expect(told(await prepare(buyer, opened, { date: '2020-01-31' }))).toEqual([400, 'BAD_INPUT']);
    expect(told(await complete(buyer, opened))).toEqual([404, 'NOT_FOUND']);
    await app.query(
      "update sessions set proved_at = now() - interval '11 minutes' from users where users.id = user_id and email = $1",
      [buyer.email],
    );
    expect(told(await prepare(buyer, opened))).toEqual([403, 'PROOF_NEEDED']);
    expect(await listFiles(buyer)).toHaveLength(1);
  });

  it('in two windows gives one signature, and the other gets an error', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const windows = [await startAndReadSigning(buyer, id), await startAndReadSigning(buyer, id)];
    for (const opened of windows) await prepare(buyer, opened);
    const replies = await Promise.all(windows.map((opened) => complete(buyer, opened)));
    expect(replies.map(told).sort()).toEqual([
      [200, undefined],
      [409, 'ALREADY_SIGNED'],
    ]);
    expect(await app.query('select 1 from signatures where document_id = $1', [id])).toHaveLength(1);
    expect(told(await open(buyer, id))).toEqual([409, 'ALREADY_SIGNED']);
    const left = windows[replies.findIndex(({ status }) => status === 409)];
    await buyer.call('DELETE', `/api/signing/${left?.id}`);
    expect((await loadCertificatePage(buyer, id)).status).toBe(200);
    await waitForFiles(buyer, 2);
  });

  it('sent twice before the first is sealed keeps one of them, which can be completed', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    const replies = await Promise.all([prepare(buyer, opened), prepare(buyer, opened)]);
    expect(replies.map(told)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await waitForFiles(buyer, 2);
    expect((await complete(buyer, opened)).body.status).toBe('signed');
    const [signature] = await app.query('select id from signatures where document_id = $1', [id]);
    expect(replies.map(({ body }) => body.signatureId)).toContain(signature?.id);
    expect((await loadCertificatePage(buyer, id)).status).toBe(200);
    await waitForFiles(buyer, 2);
  });

  it('done again puts the newer one in place of the older, of which nothing is left', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    const first = await prepare(buyer, opened);
    const [older] = await app.query('select storage_path from signings where id = $1', [opened.id]);
    const second = await prepare(buyer, opened);
    expect(second.body.signatureId).not.toBe(first.body.signatureId);
    expect(await listFiles(buyer)).toHaveLength(2);
    expect(await listFiles(buyer)).not.toContain(String(older?.storage_path).split('/')[1]);
    await complete(buyer, opened);
    expect(await app.query('select id from signatures where document_id = $1', [id])).toEqual([
      { id: second.body.signatureId },
    ]);
  });

  it('finds a document that is deleted while it is opened gone', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const deleting = new pg.Client(app.databaseUrl);
    await deleting.connect();
    try {
      await deleting.query('begin');
      await deleting.query('delete from documents where id = $1', [id]);
      const opening = open(buyer, id);
      await waitForHeld(1);
      await deleting.query('commit');
      expect(told(await opening)).toEqual([404, 'NOT_FOUND']);
    } finally {
      await deleting.end();
    }
  });

  it('that is completed while the consent is withdrawn comes before it, or does not happen', async () => {
    const buyer = await createSigner();
    const opened = await startAndReadSigning(buyer, await uploadDocument(buyer));
    await prepare(buyer, opened);
    const holding = new pg.Client(app.databaseUrl);
    await holding.connect();
    try {
      await holding.query('begin');
      // Makes a signer who completes wait at the check of the consent.
      await holding.query('lock table signatures in share mode');
      const completing = complete(buyer, opened);
      await waitForHeld(1);
      const withdrawing = buyer.call('DELETE', '/api/signing/consent');
      await Promise.race([withdrawing, waitForHeld(2)]);
      await holding.query('commit');
      expect((await withdrawing).body.consent).toBeNull();
      expect((await completing).status).toBe(200);
    } finally {
      await holding.end();
    }
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    const events = await app.query(
      "select kind from event_entries join event_entry_details using (chain, number) where user_id = $1 and kind in ('completed', 'consent-withdrawn') order by number",
      [user?.id],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['completed', 'consent-withdrawn']);
  });

  it('left or forgotten leaves no file, and the document as it was', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const left = await startAndReadSigning(buyer, id);
    await prepare(buyer, left);
    expect((await buyer.call('DELETE', `/api/signing/${left.id}`)).body).toEqual({ done: true });
    expect((await buyer.call('DELETE', `/api/signing/${left.id}`)).body).toEqual({ done: true });
    expect(told(await complete(buyer, left))).toEqual([404, 'NOT_FOUND']);
    expect(await listFiles(buyer)).toHaveLength(1);

    const forgotten = await startAndReadSigning(buyer, id);
    await prepare(buyer, forgotten);
    clock = new Date(Date.now() + HOUR_MS);
    await app.sweep();
    clock = undefined;
    expect(told(await complete(buyer, forgotten))).toEqual([404, 'NOT_FOUND']);
    expect(await listFiles(buyer)).toHaveLength(1);
    expect((await list(buyer))[0]?.status).toBe('received');
  });

  it('of a twenty-first document ends the one that was opened first, with what was sealed of it', async () => {
    const buyer = await createSigner();
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    expect((await prepare(buyer, opened)).status).toBe(200);
    const before = await listFiles(buyer);
    await app.query(
      `insert into signings (document_id, user_id, document_path, pages, opened_at)
       select document_id, user_id, document_path, pages, opened_at + n * interval '1 millisecond'
       from signings, generate_series(1, 19) as n where id = $1`,
      [opened.id],
    );
    expect((await open(buyer, id)).status).toBe(200);
    expect(told(await complete(buyer, opened))).toEqual([404, 'NOT_FOUND']);
    const [left] = await app.query('select count(*)::int as open from signings where document_id = $1', [id]);
    expect(left).toEqual({ open: 20 });
    expect(await listFiles(buyer)).toHaveLength(before.length - 1);
  });

  it('belongs to the user who opened it', async () => {
    const buyer = await createSigner();
    const stranger = await createSigner();
    const id = await uploadDocument(buyer);
    const opened = await startAndReadSigning(buyer, id);
    const replies = [
      await stranger.call('GET', `/api/signing/${opened.id}/pages`),
      await stranger.call('POST', `/api/signing/${opened.id}/read`, {}),
      await prepare(stranger, opened),
      await complete(stranger, opened),
    ];
    expect(replies.map(told)).toEqual(Array.from({ length: 4 }, () => [404, 'NOT_FOUND']));
    await stranger.call('DELETE', `/api/signing/${opened.id}`);
    await prepare(buyer, opened);
    const { body } = await complete(buyer, opened);
    expect(body.status).toBe('signed');
    const [signature] = await app.query('select id from signatures where document_id = $1', [id]);
    const certificate = await stranger.call('GET', `/api/signatures/${signature?.id}/certificate`);
    expect(told(certificate)).toEqual([404, 'NOT_FOUND']);
  });
});
