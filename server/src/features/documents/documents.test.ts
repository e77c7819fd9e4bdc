import { randomBytes } from 'node:crypto';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { openable } from '@porchlight/testing/files/openable-pdfs.ts';
import { startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { renderTestPng } from '@porchlight/testing/outside-world/test-png.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MEBIBYTE = 1024 * 1024;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { MAX_FILE_BYTES: String(2 * MEBIBYTE), SPACE_PER_BUYER_BYTES: String(5 * MEBIBYTE) },
  });
});
afterAll(() => app.close());

function renderPdf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
}

function upload(buyer: TestBuyer, bytes: Uint8Array, name = 'paystub.pdf') {
  return buyer.call('POST', `/api/documents?${new URLSearchParams({ name })}`, bytes);
}

async function list(buyer: TestBuyer): Promise<DocumentList> {
  return (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;
}

async function listFiles(dataDir = app.dataDir): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function readFileOf(buyer: TestBuyer, id: unknown, headers: Record<string, string> = {}) {
  const response = await buyer.send('GET', `/api/documents/${id}/content`, undefined, headers);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Sends only a part of what it announces; the rest is up to the caller. */
function sendPartly(buyer: TestBuyer, announced: number, part: Buffer) {
  const outgoing = request(`${app.origin}/api/documents?name=partly.pdf`, {
    method: 'POST',
    headers: { cookie: buyer.readCookies(), 'content-length': announced },
  });
  outgoing.on('error', () => undefined);
  outgoing.write(part);
  return outgoing;
}

describe('uploading', () => {
  it('stores the document as received and lists it, newest first', async () => {
    const buyer = await createBuyer(app);
    const first = await upload(buyer, renderPdf(1_000), 'first.pdf');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      name: 'first.pdf',
      type: 'application/pdf',
      size: 1_000,
      status: 'received',
    });
    const picture = renderTestPng(2, 2);
    await upload(buyer, picture, 'second.pdf');
    const { documents, limits } = await list(buyer);
    expect(documents.map((document) => [document.name, document.type])).toEqual([
      ['second.pdf.png', 'image/png'],
      ['first.pdf', 'application/pdf'],
    ]);
    expect(limits).toEqual({ largestFile: 2 * MEBIBYTE, space: 5 * MEBIBYTE, used: 1_000 + picture.length });
  });

  it.each(openable)('takes a PDF %s', async (_, change) => {
    const file = await change(renderTestPdf([['Purchase agreement']]));
    const { status, body } = await upload(await createBuyer(app), file);
    expect([status, body.type]).toEqual([201, 'application/pdf']);
  });

  it('keeps the file under {userId}/{timestamp}.{extension}, unreadable without its key (specification 7)', async () => {
    const buyer = await createBuyer(app);
    const secret = Buffer.from('%PDF-1.7 account number 000123456789');
    const { body } = await upload(buyer, secret);
    const [row] = await app.query('select user_id, storage_path from documents where id = $1', [body.id]);
    expect(row?.storage_path).toMatch(new RegExp(`^${row?.user_id}/\\d{13}\\.pdf$`));
    const { readFile } = await import('node:fs/promises');
    const stored = await readFile(join(app.dataDir, 'files', String(row?.storage_path)));
    expect(stored.includes('account number')).toBe(false);
    expect((await readFileOf(buyer, body.id)).bytes).toEqual(secret);
  });

  it('gives two files of the same millisecond two places', async () => {
    const buyer = await createBuyer(app);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(buyer, renderPdf(100 + index))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(201));
    for (const [index, reply] of replies.entries()) {
      expect((await readFileOf(buyer, reply.body.id)).bytes).toHaveLength(100 + index);
    }
  });

  it.each([
    ['path parts', '../../../etc/passwd.pdf', 'passwd.pdf'],
    ['control characters', 'pay\u0000\u001bstub\r\n.pdf', 'paystub.pdf'],
    ['300 letters', `${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
    ['nothing usable', '///', 'Document.pdf'],
  ])('takes a name with %s and keeps what is safe of it', async (_, name, kept) => {
    const reply = await upload(await createBuyer(app), renderPdf(50), name);
    expect([reply.status, reply.body.name]).toEqual([201, kept]);
  });

  it.each([
    ['an empty file', () => new Uint8Array(0), 422, 'FILE_EMPTY', /empty/],
    [
      'another type under a PDF’s name',
      () => Buffer.from('MZ not a pdf'),
      415,
      'FILE_TYPE_NOT_ACCEPTED',
      /PDF, JPG, PNG and HEIC/,
    ],
    ['a file over the limit', () => renderPdf(2 * MEBIBYTE + 1), 413, 'FILE_TOO_LARGE', /up to 2 MB/],
  ])('refuses %s and leaves neither row nor file', async (_, make, status, code, sentence) => {
    const buyer = await createBuyer(app);
    const before = await listFiles();
    const reply = await upload(buyer, make());
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.message).toMatch(sentence);
    expect((await list(buyer)).documents).toEqual([]);
    expect(await listFiles()).toEqual(before);
  });

  it('refuses a file that hides its length once it passes the limit', async () => {
    const buyer = await createBuyer(app);
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(renderPdf(MEBIBYTE));
        for (let index = 0; index < 3; index++) controller.enqueue(randomBytes(MEBIBYTE));
        controller.close();
      },
    });
    const reply = await buyer.call('POST', '/api/documents?name=long.pdf', chunks);
    expect([reply.status, reply.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await list(buyer)).documents).toEqual([]);
  });

  it('refuses what would go over the buyer’s space, also when it comes at once', async () => {
    const buyer = await createBuyer(app);
    const replies = await Promise.all([1, 2, 3, 4].map(() => upload(buyer, renderPdf(1.5 * MEBIBYTE))));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 201, 201, 413]);
    expect(replies.find((reply) => reply.status === 413)?.body.code).toBe('QUOTA_EXCEEDED');
    expect((await list(buyer)).limits.used).toBe(4.5 * MEBIBYTE);
  });

  it('refuses more documents than a buyer can keep', async () => {
    const buyer = await createBuyer(app);
    const { body } = await upload(buyer, renderPdf(20));
    await app.query(
      `insert into documents (user_id, name, type, size, status, storage_path, wrapped_key, created_at)
       select user_id, name, type, size, status, storage_path || n, wrapped_key, created_at
       from documents, generate_series(2, 2000) as n where id = $1`,
      [body.id],
    );
    const refused = await upload(buyer, renderPdf(20));
    expect([refused.status, refused.body.code]).toEqual([413, 'QUOTA_EXCEEDED']);
    expect(refused.body.message).toContain('up to 2,000 documents');
    expect((await list(buyer)).documents).toHaveLength(2_000);
  });

  it('takes two hundred in ten minutes', async () => {
    const own = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(own);
    expect((await upload(buyer, renderPdf(20))).status).toBe(201);
    await own.query(`update rate_limits set points = 199 where key like 'upload-account:%'`);
    expect((await upload(buyer, renderPdf(20))).status).toBe(201);
    const refused = await upload(buyer, renderPdf(20));
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    await own.close();
  });

  it('refuses a document for an unknown request', async () => {
    const query = new URLSearchParams({ name: 'a.pdf', documentRequest: 'nothing.like-it' });
    const reply = await (await createBuyer(app)).call('POST', `/api/documents?${query}`, renderPdf(20));
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('leaves neither row, file nor intent when it is cancelled half-way', async () => {
    const buyer = await createBuyer(app);
    const before = (await listFiles()).length;
    const outgoing = sendPartly(buyer, MEBIBYTE, renderPdf(200_000));
    await waitFor('the intent to appear', async () =>
      (await app.query('select 1 from file_intents')).length > 0 ? true : undefined,
    );
    outgoing.destroy();
    await waitFor('the intent to go', async () =>
      (await app.query('select 1 from file_intents')).length === 0 ? true : undefined,
    );
    expect((await listFiles()).length).toBe(before);
    expect((await list(buyer)).documents).toEqual([]);
  });

  it('stores nothing when the session ends before the last byte', async () => {
    const buyer = await createBuyer(app);
    const pdf = renderPdf(300_000);
    const outgoing = sendPartly(buyer, pdf.length, pdf.subarray(0, 150_000));
    const reply = new Promise<number | undefined>((resolve) =>
      outgoing.on('response', (response) => resolve(response.statusCode)),
    );
    await waitFor('the intent to appear', async () =>
      (await app.query('select 1 from file_intents')).length > 0 ? true : undefined,
    );
    const cookies = buyer.readCookies();
    await buyer.call('POST', '/api/accounts/sign-out', { scope: 'global' });
    expect(cookies).not.toBe('');
    outgoing.end(pdf.subarray(150_000));
    expect(await reply).toBe(401);
    const rows = await app.query(
      'select 1 from documents join users on users.id = user_id where email = $1',
      [buyer.email],
    );
    expect(rows).toEqual([]);
  });
});

describe('a crash', () => {
  it('leaves an upload’s file to the sweep', async () => {
    const own = await startTestApp();
    const buyer = await createBuyer(own);
    const { body } = await upload(buyer, renderPdf(500));
    const [row] = await own.query('select storage_path from documents where id = $1', [body.id]);
    // As if the process had died after writing the file and before storing its row.
    await own.query('insert into file_intents values ($1, 12345, now())', [row?.storage_path]);
    await own.query('delete from documents where id = $1', [body.id]);
    await own.sweep();
    expect(await listFiles(own.dataDir)).toEqual([]);
    expect(await own.query('select 1 from file_intents')).toEqual([]);
    await own.close();
  });

  it('in the middle of a deletion is finished by the sweep', async () => {
    const own = await startTestApp();
    const buyer = await createBuyer(own);
    const { body } = await upload(buyer, renderPdf(500));
    await own.query(
      'insert into file_intents select storage_path, 12345, now() from documents where id = $1',
      [body.id],
    );
    await own.sweep();
    expect((await list(buyer)).documents).toEqual([]);
    expect(await listFiles(own.dataDir)).toEqual([]);
    await own.close();
  });
});

describe('downloading', () => {
  it('gives the bytes under the document’s name', async () => {
    const buyer = await createBuyer(app);
    const pdf = renderPdf(700_000);
    const { body } = await upload(buyer, pdf, 'Réf “1” (final).pdf');
    const { response, bytes } = await readFileOf(buyer, body.id);
    expect(bytes.equals(pdf)).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe('700000');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="R_f _1_ (final).pdf"; filename*=UTF-8''R%C3%A9f%20%E2%80%9C1%E2%80%9D%20%28final%29.pdf`,
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['bytes=0-0', 206, 0, 1],
    ['bytes=65530-65545', 206, 65_530, 65_546],
    ['bytes=600000-', 206, 600_000, 700_000],
    ['bytes=-10', 206, 699_990, 700_000],
    ['bytes=699999-800000', 206, 699_999, 700_000],
    ['bytes=0-1,5-6', 200, 0, 700_000],
    ['pages=1-2', 200, 0, 700_000],
  ])('answers Range %s with %i', async (range, status, start, end) => {
    const buyer = await createBuyer(app);
    const pdf = renderPdf(700_000);
    const { body } = await upload(buyer, pdf);
    const { response, bytes } = await readFileOf(buyer, body.id, { range });
    expect(response.status).toBe(status);
    expect(bytes.equals(pdf.subarray(start, end))).toBe(true);
    if (status === 206)
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/700000`);
  });

  it('answers a range past the end with 416', async () => {
    const buyer = await createBuyer(app);
    const { body } = await upload(buyer, renderPdf(100));
    const { response } = await readFileOf(buyer, body.id, { range: 'bytes=100-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100']);
  });

  it.each([
    ['a file that the store has lost', (file: string) => rm(file), 404, 'NOT_FOUND', /cannot find the file/],
    [
      'a file with bytes appended',
      (file: string) => appendFile(file, 'x'),
      500,
      'INTERNAL',
      /changed or damaged/,
    ],
  ])('is refused with a sentence before any byte: %s', async (_case, harm, status, code, sentence) => {
    const buyer = await createBuyer(app);
    const { body } = await upload(buyer, renderPdf(100));
    const [row] = await app.query('select storage_path from documents where id = $1', [body.id]);
    await harm(join(app.dataDir, 'files', String(row?.storage_path)));
    const answer = await buyer.call('GET', `/api/documents/${body.id}/content`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(sentence);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('is refused with a sentence before any byte while the store is away', async () => {
    const store = await startS3TestServer();
    const { config } = store;
    const own = await startTestApp({
      environment: {
        S3_BUCKET: config.bucket,
        S3_REGION: config.region,
        S3_ENDPOINT: config.endpoint ?? '',
        S3_ACCESS_KEY_ID: config.accessKeyId ?? '',
        S3_SECRET_ACCESS_KEY: config.secretAccessKey ?? '',
        S3_FORCE_PATH_STYLE: 'true',
      },
    });
    const buyer = await createBuyer(own);
    const { body } = await upload(buyer, renderPdf(100));
    await store.close();
    const answer = await buyer.call('GET', `/api/documents/${body.id}/content`);
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.body.message).toContain('What you had saved is safe');
    await own.close();
  });
});

describe('another buyer’s document', () => {
  it('cannot be read, signed or deleted, and does not seem to exist', async () => {
    const owner = await createBuyer(app);
    const stranger = await createBuyer(app);
    const { body } = await upload(owner, renderPdf(100));
    const replies = [
      await stranger.call('GET', `/api/documents/${body.id}/content`),
      await stranger.call('POST', `/api/documents/${body.id}/signing`, {}),
      await stranger.call('GET', `/api/documents/${body.id}/original`),
      await stranger.call('GET', `/api/documents/${body.id}/signatures`),
      await stranger.call('POST', `/api/documents/${body.id}/invitations`, {
        name: 'Ada',
        email: 'ada@elsewhere.example',
      }),
      await stranger.call('DELETE', `/api/documents/${body.id}`),
    ];
    expect(replies.map((reply) => [reply.status, reply.body.code])).toEqual(
      Array(6).fill([404, 'NOT_FOUND']),
    );
    expect((await list(stranger)).documents).toEqual([]);
    expect((await list(owner)).documents).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('removes row and file', async () => {
    const own = await startTestApp();
    const buyer = await createBuyer(own);
    const { body } = await upload(buyer, renderPdf(100));
    expect((await buyer.call('DELETE', `/api/documents/${body.id}`)).body).toEqual({ done: true });
    expect((await buyer.call('DELETE', `/api/documents/${body.id}`)).status).toBe(404);
    expect(await listFiles(own.dataDir)).toEqual([]);
    expect(await own.query('select 1 from documents union all select 1 from file_intents')).toEqual([]);
    await own.close();
  });

  it('is done when the row is gone; a file that cannot go yet is left to the sweep', async () => {
    const own = await startTestApp();
    const buyer = await createBuyer(own);
    const { body } = await upload(buyer, renderPdf(100));
    const [row] = await own.query('select storage_path from documents where id = $1', [body.id]);
    const path = join(own.dataDir, 'files', String(row?.storage_path));
    const { mkdir, rename, rm } = await import('node:fs/promises');
    await rename(path, `${path}.kept`);
    await mkdir(join(path, 'in-the-way'), { recursive: true });
    expect((await buyer.call('DELETE', `/api/documents/${body.id}`)).body).toEqual({ done: true });
    expect((await list(buyer)).documents).toEqual([]);
    expect(await own.query('select 1 from file_intents')).toHaveLength(1);
    await rm(path, { recursive: true });
    await rename(`${path}.kept`, path);
    await own.sweep();
    expect(await listFiles(own.dataDir)).toEqual([]);
    expect(await own.query('select 1 from file_intents')).toEqual([]);
    await own.close();
  });
});
