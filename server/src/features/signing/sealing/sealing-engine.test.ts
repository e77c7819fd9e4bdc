import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { SealingIdentity } from '@porchlight/pdf/sign/signing.types.ts';
import { useInProcessPrograms, useRealProcesses } from '@porchlight/testing/app/programs-in-process.ts';
import { awkwardPdfs, refusedPdfs } from '@porchlight/testing/files/awkward-pdfs.ts';
import { parseLastSignature } from '@porchlight/testing/files/read-signature.ts';
import { renderSwellingPage, renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { type Misbehavior, startTimestamps } from '@porchlight/testing/outside-world/test-timestamps.ts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SealRequest } from './sealing.types.ts';
import { inspectPdf, renderCertificatePage, sealDocument } from './sealing-engine.ts';
import { createSealingIdentity, makeSealingCertificate } from './sealing-identity.ts';

const pdf = awkwardPdfs.plain ?? Buffer.alloc(0);
let identity: SealingIdentity;
let request: SealRequest;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await makeSealingCertificate({
    privateKey,
    organization: 'Porchlight',
    now: new Date(),
  });
  identity = createSealingIdentity({ privateKey, certificate });
  request = {
    pdf,
    mark: {
      kind: 'drawn',
      strokes: [
        [
          [10, 20],
          [400, 250],
          [700, 30],
        ],
        [[900, 100]],
      ],
    },
    fields: [{ kind: 'signature', page: 1, x: 50, y: 60, width: 200, height: 60 }],
    ...{ date: '2026-11-21', signer: { name: 'Ana' }, signatureId: randomUUID(), signedAt: new Date() },
    ...{ identity, timestamps: undefined },
  };
});

async function seal(more: Partial<SealRequest> = {}) {
  const sealed = await sealDocument({ ...request, ...more });
  if ('refusal' in sealed) throw new Error(`refused: ${sealed.refusal}`);
  return sealed;
}

describe('sealing', () => {
  it('gives the file, its fingerprints before and after, and the level', async () => {
    const sealed = await seal();
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sealed).toMatchObject({
      level: 'B-B',
      sha256Before: sha256(pdf),
      sha256After: sha256(sealed.bytes),
    });
    expect(parseLastSignature(sealed.bytes)).toMatchObject({
      isWhole: true,
      isIntact: true,
      timestamp: undefined,
    });
  });

  it('carries the time of a time-stamp service where there is one', async () => {
    const now = new Date('2026-11-21T10:11:12Z');
    const timestamps = await startTimestamps(now);
    try {
      const sealed = await seal({ timestamps });
      expect(sealed).toMatchObject({ level: 'B-T', timestampProblem: undefined });
      const signature = parseLastSignature(sealed.bytes);
      expect(signature.isIntact).toBe(true);
      expect(signature.timestamp?.genTime).toEqual(now);
    } finally {
      await timestamps.stop();
    }
  });

  it.each<Misbehavior>([
    'refuses',
    'other digest',
    'other nonce',
    'nonsense',
    'says no',
    'too long',
    'silent',
  ])('is at B-B, and says why, when the service %s', async (misbehavior) => {
    const timestamps = await startTimestamps(new Date(), misbehavior);
    try {
      const sealed = await seal({ timestamps: { url: timestamps.url, mostMs: 1500 } });
      expect(sealed.level).toBe('B-B');
      expect(sealed.timestampProblem).toMatch(/\w/);
      expect(parseLastSignature(sealed.bytes)).toMatchObject({ isIntact: true, timestamp: undefined });
    } finally {
      await timestamps.stop();
    }
  });

  it('refuses what cannot be updated', async () => {
    const [, file] = refusedPdfs.xfa?.[0] ?? [];
    expect(await sealDocument({ ...request, pdf: file ?? pdf })).toEqual({ refusal: 'xfa' });
  });

  it('stops when the server does', async () => {
    const stopping = new AbortController();
    stopping.abort();
    await expect(sealDocument(request, stopping.signal)).rejects.toThrow();
  });
});

describe('inspecting', () => {
  it('finds the pages as shown, the signatures, and a free place', async () => {
    const { bytes } = await seal({ pdf: awkwardPdfs['turned and cropped by its parent'] ?? pdf });
    expect(await inspectPdf(bytes, [])).toEqual({
      pages: [{ width: 692, height: 500 }],
      signatures: 1,
      freePlace: { kind: 'signature', page: 1, width: 216, height: 72, x: 54, y: 392 },
      onlyOneField: false,
    });
  });

  it('puts the place where there is no text and no signature', async () => {
    const lines = Array.from({ length: 52 }, (_, line) => (line > 40 ? '' : `Line ${line} of the agreement`));
    const file = renderTestPdf([['first page'], [...lines.slice(0, 46), 'a line at the foot of the page']]);
    const before = await inspectPdf(file, []);
    expect(before).toMatchObject({ freePlace: { page: 2, x: 342 } });
    if ('refusal' in before) return;
    const { bytes } = await seal({ pdf: file, fields: [before.freePlace] });
    const after = await inspectPdf(bytes, []);
    expect(after).not.toMatchObject({ freePlace: before.freePlace });
  });

  it('suggests the field that waits for a signature', async () => {
    const file = awkwardPdfs['with a field that waits'] ?? pdf;
    expect(await inspectPdf(file, [])).toMatchObject({
      signatures: 0,
      freePlace: { x: 300, y: 692, width: 180, height: 40 },
    });
  });

  it('ends with a file that swells beyond all bounds', async () => {
    useRealProcesses();
    onTestFinished(useInProcessPrograms);
    const file = renderTestPdf([renderSwellingPage(1024 ** 3)]);
    expect(await inspectPdf(file, [])).toEqual({ refusal: 'damaged' });
  }, 240_000);
});

describe('the certificate page', () => {
  it('is sealed and holds a hundred characters of any field', async () => {
    const at = new Date('2026-11-21T10:11:12Z');
    const page = await renderCertificatePage(
      {
        ...{
          signatureId: request.signatureId,
          siteName: 'Porchlight',
          baseUrl: 'https://porchlight.example',
        },
        ...{
          documentName: `${'Ж'.repeat(100)}.pdf`,
          pageCount: 1,
          signer: { name: '王小明', email: 'a@b.example' },
        },
        ...{ consent: { version: '2026-11-20', givenAt: at }, openedAt: at, readAt: at, signedAt: at },
        ...{ address: '2001:db8::1', browser: 'x'.repeat(400), sha256Before: 'a'.repeat(64) },
        ...{ sha256After: 'b'.repeat(64), level: 'B-T', certificateFingerprint: identity.fingerprint },
      },
      { identity, timestamps: undefined },
    );
    expect(parseLastSignature(page.bytes)).toMatchObject({ isWhole: true, isIntact: true });
    expect(await inspectPdf(page.bytes, [])).toMatchObject({
      pages: [{ width: 612, height: 792 }],
      signatures: 1,
    });
  });
});
