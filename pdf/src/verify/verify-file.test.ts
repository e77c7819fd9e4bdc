import { makeCms, makeTimeStamp } from '@porchlight/testing/attacks/cms-samples.ts';
import {
  authorityExtensions,
  type Identity,
  type KeyMethod,
  makeIdentity,
  timeStampExtensions,
} from '@porchlight/testing/attacks/identity-samples.ts';
import {
  drawAfterwards,
  fromLatin1,
  makePdf,
  replaceSignature,
  signPdf,
  toLatin1,
} from '@porchlight/testing/attacks/signed-samples.ts';
import { describe, expect, test } from 'vitest';
import { type FileVerdict, findDecidingSignature } from './verification.ts';
import { verifyFile } from './verify-file.ts';

const ID = '0e9f3c1a-4b1d-4c8e-9a57-1f2e3d4c5b6a';
const DAY_MS = 24 * 3600 * 1000;
const ours = await makeIdentity();
const stranger = await makeIdentity({ name: 'Somebody Else' });
const service = await makeIdentity({ name: 'Clock of Ohio', extensions: timeStampExtensions() });
const known = [ours.fingerprint];
const plain = await makePdf({ pages: 2 });
const packed = await makePdf({ pages: 2, packed: true });
const signed = await signPdf(plain, ours, { fieldName: `Signature ${ID}` });

async function check(bytes: Uint8Array, fingerprints: readonly string[] = known): Promise<FileVerdict> {
  const verdict = await verifyFile(bytes, fingerprints);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict;
}

describe('each answer', { timeout: 60_000 }, () => {
  test.each([
    ['not signed', async () => plain, 'not-signed'],
    ['not signed, packed', async () => packed, 'not-signed'],
    ['a head alone', async () => fromLatin1('%PDF-1.7\n'), 'not-signed'],
    ['signed here', async () => signed, 'signed-here'],
    ['signed here, packed', async () => await signPdf(packed, ours), 'signed-here'],
    ['signed here twice', async () => await signPdf(signed, ours), 'signed-here'],
    [
      'signed here twice, packed',
      async () => await signPdf(await signPdf(packed, ours), ours),
      'signed-here',
    ],
    ['signed elsewhere', async () => await signPdf(plain, stranger), 'signed-elsewhere'],
    [
      'signed elsewhere, then here',
      async () => await signPdf(await signPdf(plain, stranger), ours),
      'signed-here',
    ],
    ['signed here, then elsewhere', async () => await signPdf(signed, stranger), 'changed'],
    ['changed by another program', async () => await drawAfterwards(signed, 'and $50,000 more'), 'changed'],
    [
      'changed, then signed here',
      async () => await signPdf(await drawAfterwards(signed, 'more'), ours),
      'changed',
    ],
    ['cut off', async () => signed.slice(0, -300), 'broken'],
    ['one letter of a page', async () => changeText(signed, '350,000', '250,000'), 'broken'],
  ] as const)('%s', async (_, make, answer) => {
    expect((await check(await make())).answer).toBe(answer);
  });

  test('with who signed, when, how and with which certificate', async () => {
    const at = new Date('2026-03-04T05:06:07Z');
    const verdict = await check(
      await signPdf(plain, ours, { fieldName: `Signature ${ID}`, signingTime: at }),
    );
    expect(findDecidingSignature(verdict)).toMatchObject({
      id: ID,
      signer: 'Porchlight',
      origin: 'here',
      integrity: { state: 'intact' },
      signedAt: at.toISOString(),
      level: 'B-B',
      timeStamp: null,
      covered: verdict.size,
      chain: [{ fingerprint: ours.fingerprint, subject: 'CN = Porchlight, O = Porchlight' }],
    });
    expect(verdict.sha256).toMatch(/^[\da-f]{64}$/);
  });

  test('whichever way a fingerprint is written', async () => {
    const written = ours.fingerprint.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:');
    expect((await check(signed, [written])).answer).toBe('signed-here');
    expect((await check(signed, [])).answer).toBe('signed-elsewhere');
  });

  test('a certificate of ours that has been replaced still speaks for what it signed', async () => {
    const next = await makeIdentity({ name: 'Porchlight' });
    expect((await check(signed, [next.fingerprint, ours.fingerprint])).answer).toBe('signed-here');
  });

  test('a name that only looks like ours is not ours', async () => {
    const lookalike = await makeIdentity({ name: 'Porchlight' });
    expect((await check(await signPdf(plain, lookalike))).answer).toBe('signed-elsewhere');
  });
});

describe('what cannot be looked at', { timeout: 60_000 }, () => {
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a picture', fromLatin1('\x89PNG\r\n\x1a\n and so on'), 'not-a-pdf'],
    ['a head far inside', fromLatin1(`${' '.repeat(2000)}%PDF-1.7`), 'not-a-pdf'],
    ['more than is read here', new Uint8Array(101 * 1024 * 1024), 'too-large'],
  ] as const)('%s', async (_, bytes, problem) => {
    expect(await verifyFile(bytes, known)).toEqual({ problem });
  });

  test('a file locked with a password', async () => {
    const trailer = toLatin1(plain).replace('/Root', '/Encrypt << /Filter /Standard >> /Root');
    expect(await verifyFile(fromLatin1(trailer), known)).toEqual({ problem: 'encrypted' });
  });
});

describe('how a signature is made', { timeout: 60_000 }, () => {
  const cases: [string, () => Promise<Uint8Array>, object][] = [
    [
      'P-384 with SHA-512',
      async () => withMethod({ name: 'ECDSA', namedCurve: 'P-384' }, 'SHA-512'),
      { state: 'intact' },
    ],
    ['RSA of 2048 bits', async () => withMethod(rsa(2048), 'SHA-256'), { state: 'intact' }],
    ['RSA of 1024 bits', async () => withMethod(rsa(1024), 'SHA-256'), declined('weak-method')],
    ['a signature with SHA-1', async () => withMethod(rsa(2048, 'SHA-1'), 'SHA-1'), declined('weak-method')],
    [
      'P-521',
      async () => withMethod({ name: 'ECDSA', namedCurve: 'P-521' }, 'SHA-512'),
      declined('unknown-method'),
    ],
    ['of PDF 1.x over SHA-1', async () => renamed('adbe.pkcs7.sha1'), declined('weak-method')],
    ['of no known kind', async () => renamed('x.own'), declined('unknown-method')],
    [
      'without the certificate named',
      () => replaced(stranger, { named: null }),
      broken('certificate-not-bound'),
    ],
    [
      'with another certificate named',
      () => replaced(stranger, { named: ours }),
      broken('certificate-not-bound'),
    ],
    [
      'of another content type',
      () => replaced(stranger, { claimedType: '1.2.3' }),
      broken('signature-malformed'),
    ],
    [
      'with its content inside',
      () => replaced(stranger, { carried: fromLatin1('x') }),
      broken('signature-malformed'),
    ],
    ['with two signers', () => replaced(stranger, { signers: 2 }), broken('signature-malformed')],
    ['without a signer', () => replaced(stranger, { signers: 0 }), broken('signature-malformed')],
    [
      'with an attribute twice',
      () => replaced(stranger, { repeatAttribute: true }),
      broken('signature-malformed'),
    ],
    [
      'without its certificate',
      () => replaced(stranger, { certificates: [ours.der] }),
      broken('signature-malformed'),
    ],
    [
      'of another content',
      () => replaceSignature(signed, () => makeCms(fromLatin1('x'), stranger)),
      broken('bytes-changed'),
    ],
  ];
  test.each(cases)('%s', async (_, make, integrity) => {
    const { signatures, answer } = await check(await make());
    expect(signatures[0]?.integrity).toEqual(integrity);
    expect(answer).toBe('breach' in integrity ? 'broken' : 'signed-elsewhere');
  });

  test('of the older kind, without naming the certificate, is intact but of no PAdES level', async () => {
    const older = await replaceSignature(
      signed,
      (content) => makeCms(content, stranger, { named: null }),
      'adbe.pkcs7.detached',
    );
    expect((await check(older)).signatures[0]).toMatchObject({ integrity: { state: 'intact' }, level: null });
  });

  test('ours are never of the older kind', async () => {
    const older = await replaceSignature(signed, (content) => makeCms(content, ours), 'adbe.pkcs7.detached');
    expect((await check(older)).answer).toBe('broken');
  });
});

describe('certificates', { timeout: 60_000 }, () => {
  test('are followed as far as they were sent along', async () => {
    const root = await makeIdentity({ name: 'Root', extensions: authorityExtensions() });
    const middle = await makeIdentity({ name: 'Middle', issuer: root, extensions: authorityExtensions() });
    const leaf = await makeIdentity({ name: 'Ada Buyer', issuer: middle });
    const [signature] = (await check(await signPdf(plain, leaf), [leaf.fingerprint])).signatures;
    expect(signature?.chain.map(({ subject }) => subject.slice(5, 11))).toEqual([
      'Ada Bu',
      'Middle',
      'Root, ',
    ]);
    expect(signature?.integrity).toEqual({ state: 'intact' });
    const alone = await makeIdentity({ name: 'Ada Buyer', issuer: middle });
    const short = await check(await signPdf(plain, { ...alone, above: [] }));
    expect(short.signatures[0]).toMatchObject({ integrity: { state: 'intact' }, chain: [{}] });
  });

  test.each([
    [
      'an issuer that did not sign',
      async () => {
        const root = await makeIdentity({ name: 'Root', extensions: authorityExtensions() });
        const other = await makeIdentity({ name: 'Root', extensions: authorityExtensions() });
        return { ...(await makeIdentity({ issuer: root })), above: [other.der] };
      },
      'chain-wrong',
    ],
    ['an issuer that is no authority', async () => makeIdentity({ issuer: stranger }), 'chain-wrong'],
    [
      'an issuer that is out of date',
      async () => {
        const old = { notAfter: new Date(Date.now() - DAY_MS), extensions: authorityExtensions() };
        return makeIdentity({ issuer: await makeIdentity({ name: 'Root', ...old }) });
      },
      'chain-wrong',
    ],
    [
      'expired before the signature',
      () => makeIdentity({ notAfter: new Date(Date.now() - DAY_MS) }),
      'certificate-dates',
    ],
    [
      'not yet in force',
      () => makeIdentity({ notBefore: new Date(Date.now() + DAY_MS) }),
      'certificate-dates',
    ],
    ['not for signing', () => makeIdentity({ extensions: authorityExtensions() }), 'certificate-use'],
  ] as [string, () => Promise<Identity>, string][])('%s', async (_, make, breach) => {
    const identity = await make();
    const { answer, signatures } = await check(await signPdf(plain, identity), [identity.fingerprint]);
    expect([answer, signatures[0]?.integrity]).toEqual(['broken', broken(breach)]);
  });

  test('that expire later do not undo a signature', async () => {
    const old = await makeIdentity({ notBefore: new Date(0), notAfter: new Date('2020-01-01') });
    const bytes = await signPdf(plain, old, { signingTime: new Date('2019-06-01') });
    expect((await check(bytes, [old.fingerprint])).answer).toBe('signed-here');
  });
});

describe('time-stamps', { timeout: 60_000 }, () => {
  const at = new Date('2026-10-01T12:00:00.000Z');
  test('of a service give level B-T and its clock', async () => {
    const bytes = await stamped((signature) => makeTimeStamp(signature, service, { at }));
    expect((await check(bytes)).signatures[0]).toMatchObject({
      integrity: { state: 'intact' },
      level: 'B-T',
      timeStamp: { instant: at.toISOString(), authority: 'Clock of Ohio' },
    });
  });

  test.each([
    ['over something else', () => makeTimeStamp(fromLatin1('x'), service)],
    [
      'by a certificate that is not for it',
      (signature: Uint8Array<ArrayBuffer>) => makeTimeStamp(signature, stranger),
    ],
    [
      'from before the certificate',
      (signature: Uint8Array<ArrayBuffer>) => makeTimeStamp(signature, service, { at: new Date(0) }),
    ],
    ['that is none', async () => fromLatin1('0\x03\x02\x01\x07')],
  ])('%s: broken', async (_, make) => {
    const { answer, signatures } = await check(await stamped(make));
    expect([answer, signatures[0]?.integrity]).toEqual(['broken', broken('time-stamp-wrong')]);
  });

  test('made with SHA-1 say nothing and take nothing', async () => {
    const bytes = await stamped((signature) => makeTimeStamp(signature, service, { hash: 'SHA-1' }));
    const { answer, signatures } = await check(bytes);
    expect(answer).toBe('signed-here');
    expect(signatures[0]).toMatchObject({ level: 'B-B', timeStamp: null });
  });

  test('of the whole document may follow a signature', async () => {
    const twice = await signPdf(signed, ours);
    const bytes = await replaceSignature(
      twice,
      (content) => makeTimeStamp(content, service, { at }),
      'ETSI.RFC3161',
    );
    const verdict = await check(bytes);
    const { answer, signatures } = verdict;
    expect(answer).toBe('signed-here');
    expect(signatures.map(({ kind }) => kind)).toEqual(['signature', 'time-stamp']);
    expect(findDecidingSignature(verdict)?.kind).toBe('signature');
  });
});

function rsa(modulusLength: number, hash = 'SHA-256') {
  return { name: 'RSASSA-PKCS1-v1_5', modulusLength, publicExponent: Uint8Array.of(1, 0, 1), hash };
}

async function withMethod(method: KeyMethod, hash: 'SHA-1' | 'SHA-256' | 'SHA-512') {
  const identity = await makeIdentity({ method, hash });
  return replaceSignature(signed, (content) => makeCms(content, identity, { hash }));
}

function replaced(signer: Identity, choices: Parameters<typeof makeCms>[2]) {
  return replaceSignature(signed, (content) => makeCms(content, signer, choices));
}

async function renamed(subFilter: string) {
  return replaceSignature(signed, (content) => makeCms(content, stranger), subFilter);
}

function stamped(timeStamp: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>) {
  return replaceSignature(signed, (content) => makeCms(content, ours, { timeStamp }));
}

function broken(breach: string) {
  return { state: 'broken', breach };
}

function declined(decline: string) {
  return { state: 'declined', decline };
}

function changeText(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = toLatin1(bytes);
  const hex = (words: string) =>
    [...words].map((letter) => letter.charCodeAt(0).toString(16).toUpperCase()).join('');
  const found = text.includes(from) ? text.replace(from, to) : text.replace(hex(from), hex(to));
  if (found === text) throw new Error('The text is not there.');
  return fromLatin1(found);
}
