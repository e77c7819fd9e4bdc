import { createHash, type KeyObject, X509Certificate } from 'node:crypto';
import type { SealingIdentity } from '@porchlight/pdf/sign/signing.types.ts';

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
  // Once in the life of an installation, and what writes it is large.
  const { formatOwnCertificate } = await import('@porchlight/pdf/sign/own-certificate.ts');
  const commonName = `${request.organization} document sealing`;
  return formatOwnCertificate({ ...request, commonName, validDays: VALID_DAYS });
}

/** Thirty years: a mortgage's longest usual term, after which what was signed at its start may still be looked up. */
const VALID_DAYS = 30 * 365 + 8;

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

function fingerprintOf(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex');
}
