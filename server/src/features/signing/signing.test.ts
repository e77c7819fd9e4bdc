import { createHash } from 'node:crypto';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';
import {
  complete,
  giveConsent,
  openAndRead,
  prepare,
  SIGNABLE_PDF,
  uploadDocument,
} from '../../testing/test-signer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (buyer: TestBuyer) =>
  ((await buyer.call('GET', '/api/documents')).body as unknown as DocumentList).documents;
const download = async (buyer: TestBuyer, path: string) => {
  const response = await buyer.send('GET', path);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), response };
};

describe('signing', () => {
  it('seals the document, keeps the evidence and gives the original back', async () => {
    const buyer = await createBuyer(app, 'Grace Signer');
    await giveConsent(buyer);
    const id = await uploadDocument(buyer);
    const opened = await openAndRead(buyer, id);
    expect(opened.pages).toHaveLength(2);
    const pages = await download(buyer, `/api/signing/${opened.id}/pages`);
    expect(pages.bytes.equals(SIGNABLE_PDF)).toBe(true);

    const prepared = await prepare(buyer, opened);
    expect(prepared.status, JSON.stringify(prepared.body)).toBe(200);
    expect((await list(buyer))[0]?.status).toBe('received');
    const completed = await complete(buyer, opened, { 'user-agent': 'Test Browser 1.0' });
    expect(completed.body).toMatchObject({ id, status: 'signed', type: 'application/pdf' });
    expect((await complete(buyer, opened)).body).toEqual(completed.body);

    const sealed = await download(buyer, `/api/documents/${id}/content`);
    expect(sealed.bytes.subarray(0, SIGNABLE_PDF.length).equals(SIGNABLE_PDF)).toBe(true);
    expect(sealed.bytes.length).toBeGreaterThan(SIGNABLE_PDF.length);
    const original = await download(buyer, `/api/documents/${id}/original`);
    expect(original.bytes.equals(SIGNABLE_PDF)).toBe(true);
    const { signatureId } = prepared.body;
    const found = await app.query('select * from signatures where id = $1', [signatureId]);
    expect(found).toMatchObject([
      {
        signer_name: 'Grace Signer',
        signer_email: buyer.email,
        page_count: '2',
        sha256_before: createHash('sha256').update(SIGNABLE_PDF).digest(),
        sha256_after: createHash('sha256').update(sealed.bytes).digest(),
      },
    ]);
    const page = await download(buyer, `/api/signatures/${signatureId}/certificate`);
    expect(page.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });
});
