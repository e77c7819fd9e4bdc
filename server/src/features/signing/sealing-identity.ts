import { createHash, createPublicKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { SealingIdentity } from './sealing.types.ts';

/** A certificate as others see it. Instants are UTC; names as RFC 4514 writes them. */
export type CertificateDescription = {
  /** SHA-256 of the certificate, as hex. */
  fingerprint: string;
  pem: string;
  subject: string;
  issuer: string;
  notBefore: Date;
  notAfter: Date;
};

/**
 * A certificate that the key signs for itself (RFC 5280): the organization is the site, the key signs and binds, and
 * nothing more. Its serial number comes from the key. ECDSA draws a random number, so no two certificates are the same:
 * keep the first one.
 */
export async function makeSealingCertificate(request: {
  privateKey: KeyObject;
  organization: string;
  now: Date;
}): Promise<string> {
  const { privateKey, organization, now } = request;
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: toArrayBuffer(serialOf(spki)) });
  certificate.subjectPublicKeyInfo.fromSchema(asn1js.fromBER(toArrayBuffer(spki)).result);
  const name = writeName([ORGANIZATION, organization], [COMMON_NAME, `${organization} document sealing`]);
  certificate.subject = name;
  certificate.issuer = name;
  certificate.notBefore = writeTime(startOfDay(now));
  certificate.notAfter = writeTime(new Date(startOfDay(now).getTime() + VALID_DAYS * 86_400_000));
  const keyId = createHash('sha256').update(spki).digest().subarray(0, 20);
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new pkijs.BasicConstraints({ cA: false }).toSchema(), true),
    // Bits 0 and 1: digitalSignature and nonRepudiation.
    extension(
      KEY_USAGE,
      new asn1js.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 }),
      true,
    ),
    extension(SUBJECT_KEY_IDENTIFIER, new asn1js.OctetString({ valueHex: toArrayBuffer(keyId) }), false),
  ];
  const algorithm = new pkijs.AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA256 });
  certificate.signature = algorithm;
  certificate.signatureAlgorithm = algorithm;
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  const value = sign('sha256', certificate.tbsView, privateKey);
  certificate.signatureValue = new asn1js.BitString({ valueHex: toArrayBuffer(value) });
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString();
}

/**
 * What documents are sealed with: the key, and its certificate with those above it, leaf first.
 *
 * @throws when the first certificate is not the key's.
 */
export function createSealingIdentity(given: {
  privateKey: KeyObject;
  certificate: string;
}): SealingIdentity {
  const problem = findChainProblem(given.certificate, given.privateKey);
  if (problem !== undefined) throw new Error(`The certificate cannot be sealed with: ${problem}`);
  const [leaf, ...above] = parseCertificateChain(given.certificate).map((pem) => new X509Certificate(pem));
  if (!leaf) throw new Error('The certificate cannot be sealed with: there is none.');
  return {
    privateKey: given.privateKey,
    certificates: [new Uint8Array(leaf.raw), ...above.map(({ raw }) => new Uint8Array(raw))],
    fingerprint: fingerprintOf(leaf),
  };
}

/** The certificates in a text, each as PEM, in the order they stand in. `\n` may be written out, as environment files do. */
export function parseCertificateChain(text: string): string[] {
  const lines = text.replaceAll('\\n', '\n');
  return [...lines.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)].map(
    ([pem]) => `${pem}\n`,
  );
}

/** What is wrong with a chain to seal with, as a sentence, or nothing. Without a key whatever key it has is right. */
export function findChainProblem(text: string, key?: KeyObject): string | undefined {
  const certificates: X509Certificate[] = [];
  try {
    for (const pem of parseCertificateChain(text)) certificates.push(new X509Certificate(pem));
  } catch {
    return 'one of the certificates is damaged.';
  }
  const [leaf] = certificates;
  if (!leaf) return 'use certificates as PEM, the one of the key first.';
  const { asymmetricKeyType, asymmetricKeyDetails } = leaf.publicKey;
  if (asymmetricKeyType !== 'ec' || asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    return 'the first certificate must be of a P-256 key.';
  }
  if (key && !leaf.checkPrivateKey(key)) return 'the first certificate must be of the signing key.';
  for (const [index, certificate] of certificates.entries()) {
    const above = certificates[index + 1];
    if (above && !(certificate.checkIssued(above) && certificate.verify(above.publicKey))) {
      return 'each certificate must be followed by the one that issued it.';
    }
  }
  return undefined;
}

export function describeCertificate(pem: string): CertificateDescription {
  const certificate = new X509Certificate(pem);
  return {
    fingerprint: fingerprintOf(certificate),
    pem: certificate.toString(),
    subject: certificate.subject.replaceAll('\n', ', '),
    issuer: certificate.issuer.replaceAll('\n', ', '),
    notBefore: certificate.validFromDate,
    notAfter: certificate.validToDate,
  };
}

export function isCertificateOf(pem: string, key: KeyObject): boolean {
  return new X509Certificate(pem).checkPrivateKey(key);
}

const ORGANIZATION = '2.5.4.10';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

/** Thirty years: a mortgage's longest usual term, after which what was signed at its start may still be looked up. */
const VALID_DAYS = 30 * 365 + 8;

/** At most 20 octets and positive (RFC 5280 4.1.2.2). */
function serialOf(spki: Buffer): Buffer {
  const serial = createHash('sha256').update('serial').update(spki).digest().subarray(0, 16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function writeName(...attributes: [type: string, value: string][]): pkijs.RelativeDistinguishedNames {
  const schema = new asn1js.Sequence({
    value: attributes.map(([type, value]) => {
      const named = [new asn1js.ObjectIdentifier({ value: type }), new asn1js.Utf8String({ value })];
      return new asn1js.Set({ value: [new asn1js.Sequence({ value: named })] });
    }),
  });
  return pkijs.RelativeDistinguishedNames.fromBER(schema.toBER());
}

/** Two digits of the year until 2049, four from then on (RFC 5280 4.1.2.5). */
function writeTime(value: Date): pkijs.Time {
  return new pkijs.Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}

function extension(extnID: string, value: asn1js.BaseBlock, critical: boolean): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

function fingerprintOf(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex');
}

export function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
