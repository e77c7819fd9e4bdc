import { isFailureCode } from '@porchlight/domain/kernel/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectPdf } from '../../server/src/features/signing/sealing/sealing-engine.ts';
import { useRealProcesses } from '../app/programs-in-process.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { renderTestPng } from '../outside-world/test-png.ts';
import { createBuyer, type TestBuyer } from '../people/test-buyer.ts';
import { giveConsent, SIGNABLE_PDF } from '../people/test-signer.ts';
import { fileNames, generateDamaged, mimeTypes } from './fuzz-files.ts';
import { getFuzzSize } from './fuzz-size.ts';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  useRealProcesses();
  app = await startTestApp({ readsDocuments: true });
  buyer = await createBuyer(app);
  await giveConsent(buyer);
});
afterAll(() => app.close());

const PNG = renderTestPng(60, 40);
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
);
const upload = (name: string, bytes: Uint8Array, type: string) =>
  buyer.send('POST', `/api/documents?${new URLSearchParams({ name: name.toWellFormed() })}`, bytes, {
    'content-type': type.replace(/[^\x20-\x7e]/g, '?'),
  });

/** Stored under a name that is safe to show and to save, or refused with a sentence; nothing in between. */
async function checkUpload(name: string, bytes: Buffer, type: string): Promise<string | undefined> {
  const reply = await upload(name, bytes, type);
  const body = (await reply.json()) as Record<string, unknown>;
  if (reply.status !== 201) {
    expect(reply.status).toBeLessThan(500);
    expect(isFailureCode(body.code)).toBe(true);
    return undefined;
  }
  expect(String(body.name)).toMatch(/^[^\p{Cc}\p{Bidi_Control}/\\]+\.(pdf|png|jpe?g|heic)$/iu);
  const stored = await buyer.send('GET', `/api/documents/${body.id}/content`);
  expect([stored.status, stored.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  expect(stored.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
  return String(body.id);
}

describe('files that are damaged', () => {
  it('are stored as they are or refused, whatever their name and type say', async () => {
    const damaged = generateDamaged([SIGNABLE_PDF, PNG, JPEG]);
    await fc.assert(
      fc.asyncProperty(fileNames, damaged, mimeTypes, async (name, bytes, type) => {
        const id = await checkUpload(name, bytes, type);
        if (id !== undefined) await buyer.call('DELETE', `/api/documents/${id}`);
      }),
      getFuzzSize(60, 1 / 40),
    );
  }, 3_600_000);

  it('can be signed or are refused with a reason, in bounded time and memory', async () => {
    await fc.assert(
      fc.asyncProperty(generateDamaged([SIGNABLE_PDF, PNG]), async (bytes) => {
        const id = await checkUpload('lease.pdf', bytes, 'application/pdf');
        if (id === undefined) return;
        const opened = await buyer.call('POST', `/api/documents/${id}/signing`, {});
        if (opened.status !== 200) expect([422, 'NOT_SIGNABLE']).toEqual([opened.status, opened.body.code]);
        await buyer.call('DELETE', `/api/documents/${id}`);
      }),
      getFuzzSize(4, 1 / 2_000),
    );
  }, 3_600_000);

  it('never leave the engine that reads them without an answer', async () => {
    await fc.assert(
      fc.asyncProperty(generateDamaged([SIGNABLE_PDF]), async (bytes) => {
        const inspected = await inspectPdf(bytes, []);
        expect('refusal' in inspected || inspected.pages.length > 0).toBe(true);
      }),
      getFuzzSize(4, 1 / 1_000),
    );
  }, 3_600_000);
});
