import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import type { SealingIdentity } from '@porchlight/pdf/sign/signing.types.ts';
import { findDecidingSignature } from '@porchlight/pdf/verify/verification.ts';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { drawAfterwards, makePdf } from '@porchlight/testing/attacks/signed-samples.ts';
import { awkwardPdfs } from '@porchlight/testing/files/awkward-pdfs.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealDocument } from './sealing-engine.ts';
import { createSealingIdentity, makeSealingCertificate } from './sealing-identity.ts';

// What is sealed here, checked by what anyone checks it with: two programs that share no code.

let identity: SealingIdentity;
beforeAll(async () => {
  const { privateKey: pem } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const privateKey = createPrivateKey(pem);
  const certificate = await makeSealingCertificate({
    privateKey,
    organization: 'Porchlight',
    now: new Date(),
  });
  identity = createSealingIdentity({ privateKey, certificate });
});

const place = (kind: PlacedField['kind'], y: number, page = 1): PlacedField => ({
  kind,
  page,
  x: 72,
  y,
  width: 180,
  height: 60,
});
const marks = (y: number) => [place('signature', y), place('initials', y + 80), place('date', y, 2)];

async function seal(pdf: Uint8Array, name: string, fields: readonly PlacedField[]) {
  const signatureId = randomUUID();
  const sealed = await sealDocument({
    pdf,
    mark: { kind: 'typed', text: name },
    fields,
    date: '2026-03-04',
    signer: { name },
    signatureId,
    signedAt: new Date(),
    identity,
    timestamps: undefined,
  });
  if ('refusal' in sealed) throw new Error(sealed.refusal);
  return { signatureId, ...sealed };
}

async function check(bytes: Uint8Array) {
  const verdict = await verifyFile(bytes, [identity.fingerprint]);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict;
}

describe('a sealed document', { timeout: 240_000 }, () => {
  it.each([
    ['as it is', { pages: 2 }],
    ['with its objects packed', { pages: 2, packed: true }],
  ])('is valid and signed here, also by two people with marks on its pages: %s', async (_, kind) => {
    const first = await seal(await makePdf(kind), 'Ada Buyer', marks(100));
    const one = await check(first.bytes);
    expect(one).toMatchObject({ answer: 'signed-here', sha256: first.sha256After });
    expect(findDecidingSignature(one)).toMatchObject({
      id: first.signatureId,
      signer: 'Ada Buyer',
      level: first.level,
      chain: [{ fingerprint: identity.fingerprint }],
    });

    const second = await seal(first.bytes, 'Grace Buyer', marks(400));
    const two = await check(second.bytes);
    expect(two.answer).toBe('signed-here');
    expect(two.signatures.map(({ id, addition }) => [id, addition])).toEqual([
      [first.signatureId, null],
      [second.signatureId, null],
    ]);
    expect(two.signatures[0]?.coveredSha256).toBe(first.sha256After);
    expect((await check(await drawAfterwards(second.bytes, 'more'))).answer).toBe('changed');
  });

  it.each(
    [
      'with rows that point to nothing',
      'with a page that is not called one',
      'with a stream of another length',
      'linearized',
      'hybrid',
    ].map((name) => [name, awkwardPdfs[name] ?? Buffer.alloc(0)] as const),
  )('is valid and signed here, signed by two people: %s', async (_, file) => {
    const first = await seal(file, 'Ada Buyer', [place('signature', 100)]);
    const second = await seal(first.bytes, 'Grace Buyer', [place('signature', 400)]);
    const { answer, signatures } = await check(second.bytes);
    expect([answer, ...signatures.map(({ addition }) => addition)]).toEqual(['signed-here', null, null]);
  });

  it('is valid when nothing of its signature is to be seen', async () => {
    const { bytes } = await seal(await makePdf(), 'Ada Buyer', []);
    expect((await check(bytes)).answer).toBe('signed-here');
  });
});
