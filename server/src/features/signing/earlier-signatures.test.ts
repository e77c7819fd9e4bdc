import { writeSigningRefusal } from '@porchlight/content/en/signing.ts';
import type { SealingCertificate } from '@porchlight/domain/signing/signing-views.ts';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { stampAfterwards } from '@porchlight/testing/attacks/signed-samples.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent, signDocument, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let first: TestBuyer;
let second: TestBuyer;
let signed: Buffer;
useSharedApp(async (shared) => {
  app = shared;
  [first, second] = await Promise.all([createBuyer(app, 'Ada Buyer'), createBuyer(app, 'Grace Ellis')]);
  await Promise.all([giveConsent(first), giveConsent(second)]);
  const id = await uploadDocument(first);
  await signDocument(first, id);
  signed = await download(first, id);
});

async function download(buyer: TestBuyer, id: string): Promise<Buffer> {
  return Buffer.from(await (await buyer.send('GET', `/api/documents/${id}/content`)).arrayBuffer());
}

async function check(bytes: Uint8Array) {
  const { body } = await second.call('GET', '/api/signing/certificates');
  const certificates = body.certificates as SealingCertificate[];
  const verdict = await verifyFile(
    bytes,
    certificates.map(({ fingerprint }) => fingerprint),
  );
  return 'problem' in verdict
    ? [verdict.problem]
    : [verdict.answer, ...verdict.signatures.map(({ signer }) => signer)];
}

async function expectRefused(bytes: Uint8Array, sentence: string): Promise<void> {
  const file = Buffer.from(bytes);
  const id = await uploadDocument(second, file, 'agreement.pdf');
  const { status, body } = await second.call('POST', `/api/documents/${id}/signing`, {});
  expect([status, body.code, body.message]).toEqual([422, 'NOT_SIGNABLE', sentence]);
  expect(await app.query('select 1 from signings where document_id = $1', [id])).toEqual([]);
  expect((await download(second, id)).equals(file)).toBe(true);
}

describe('a file that another buyer signed here before', () => {
  it('is signed once more where nothing was added to it, and both signatures are valid', async () => {
    const id = await uploadDocument(second, signed, 'agreement.pdf');
    await signDocument(second, id);
    expect(await check(await download(second, id))).toEqual(['signed-here', 'Ada Buyer', 'Grace Ellis']);
  });

  it('is refused where a stamp lies over what was signed, and the sentence says so', async () => {
    const stamped = stampAfterwards(signed);
    expect(await check(stamped)).toEqual(['changed', 'Ada Buyer']);
    const sentence = writeSigningRefusal({ refusal: 'added-after-signing', addition: 'pages-changed' });
    expect(sentence).toMatch(/something was placed on it.*Your document is unchanged\. .*Upload that file/);
    await expectRefused(stamped, sentence);
  });

  it('is refused where data was added at its end', async () => {
    const sentence = writeSigningRefusal({ refusal: 'added-after-signing', addition: 'bytes-appended' });
    await expectRefused(Buffer.concat([signed, Buffer.from('% more\n')]), sentence);
  });

  it('is refused where a byte of what was signed was altered', async () => {
    const altered = Buffer.from(signed);
    altered.write('613', altered.indexOf('612 792'));
    expect(await check(altered)).toEqual(['broken', 'Ada Buyer']);
    await expectRefused(altered, writeSigningRefusal({ refusal: 'signature-broken' }));
  });
});
