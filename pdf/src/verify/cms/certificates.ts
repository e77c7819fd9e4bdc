import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  id_kp_timeStamping,
  KeyUsage,
  type Name,
  SubjectKeyIdentifier,
  type SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509';
import type { ChainCertificate } from '../verification.ts';
import { bytesToHex, DeclinedMethod, digest, isSameBytes, isSignedBy } from './algorithms.ts';

/** A certificate as it was sent (RFC 5280), and what is asked of it here. */
export type ReadCertificate = {
  der: Uint8Array<ArrayBuffer>;
  /** As DER, for comparing. */
  subject: Uint8Array;
  issuer: Uint8Array;
  serial: Uint8Array;
  keyIdentifier: Uint8Array | null;
  key: SubjectPublicKeyInfo;
  notBefore: Date;
  notAfter: Date;
  commonName: string | null;
  isAuthority: boolean;
  /** Nothing where it does not limit its use. */
  uses: readonly string[] | null;
  isForTimeStamps: boolean;
  parsed: Certificate;
};

export function parseCertificate(der: Uint8Array<ArrayBuffer>): ReadCertificate {
  const parsed = AsnConvert.parse(der, Certificate);
  const { subject, issuer, serialNumber, subjectPublicKeyInfo, validity, extensions } = parsed.tbsCertificate;
  const extension = (identifier: string) =>
    extensions?.find(({ extnID }) => extnID === identifier)?.extnValue.buffer;
  const constraints = extension(id_ce_basicConstraints);
  const usage = extension(id_ce_keyUsage);
  const purposes = extension(id_ce_extKeyUsage);
  const identifier = extension(id_ce_subjectKeyIdentifier);
  return {
    der,
    subject: new Uint8Array(AsnConvert.serialize(subject)),
    issuer: new Uint8Array(AsnConvert.serialize(issuer)),
    serial: new Uint8Array(serialNumber),
    keyIdentifier: identifier
      ? new Uint8Array(AsnConvert.parse(identifier, SubjectKeyIdentifier).buffer)
      : null,
    key: subjectPublicKeyInfo,
    notBefore: validity.notBefore.getTime(),
    notAfter: validity.notAfter.getTime(),
    commonName: findNamePart(subject, COMMON_NAME),
    isAuthority: constraints !== undefined && AsnConvert.parse(constraints, BasicConstraints).cA,
    uses: usage ? AsnConvert.parse(usage, KeyUsage).toJSON() : null,
    isForTimeStamps:
      purposes !== undefined && AsnConvert.parse(purposes, ExtendedKeyUsage).includes(id_kp_timeStamping),
    parsed,
  };
}

/** As hex. */
export async function loadFingerprint({ der }: ReadCertificate): Promise<string> {
  return bytesToHex(await digest('SHA-256', der));
}

export function isInForce({ notBefore, notAfter }: ReadCertificate, at: Date): boolean {
  return at >= notBefore && at <= notAfter;
}

/**
 * The certificate and those above it, as far as they were sent along: each signed by the next, which has to be an authority
 * in force. Nothing where one claims an issuer that is there but did not sign it.
 */
export async function buildChain(
  leaf: ReadCertificate,
  others: readonly ReadCertificate[],
  at: Date | null,
): Promise<ReadCertificate[] | null> {
  const chain = [leaf];
  for (let current = leaf; !isSameBytes(current.issuer, current.subject); ) {
    const above = others.filter(
      (other) => !chain.includes(other) && isSameBytes(other.subject, current.issuer),
    );
    const issuer = await findIssuer(current, above);
    if (issuer === undefined) return above.length === 0 ? chain : null;
    if (!issuer.isAuthority || (issuer.uses && !issuer.uses.includes('keyCertSign'))) return null;
    if (at !== null && !isInForce(issuer, at)) return null;
    chain.push(issuer);
    current = issuer;
  }
  return chain;
}

export async function describeChain(chain: readonly ReadCertificate[]): Promise<ChainCertificate[]> {
  return Promise.all(
    chain.map(async (certificate) => ({
      subject: writeName(certificate.parsed.tbsCertificate.subject),
      issuer: writeName(certificate.parsed.tbsCertificate.issuer),
      serial: bytesToHex(certificate.serial),
      notBefore: certificate.notBefore.toISOString(),
      notAfter: certificate.notAfter.toISOString(),
      fingerprint: await loadFingerprint(certificate),
    })),
  );
}

async function findIssuer(
  certificate: ReadCertificate,
  candidates: readonly ReadCertificate[],
): Promise<ReadCertificate | undefined> {
  for (const candidate of candidates) if (await isIssuedBy(certificate, candidate)) return candidate;
  return undefined;
}

/** @throws DeclinedMethod where it was signed in a way that is refused. */
async function isIssuedBy(certificate: ReadCertificate, issuer: ReadCertificate): Promise<boolean> {
  const { tbsCertificate, tbsCertificateRaw, signatureAlgorithm, signatureValue } = certificate.parsed;
  // The method is there twice, and only the inner one is signed (RFC 5280 4.1.1.2).
  if (tbsCertificate.signature.algorithm !== signatureAlgorithm.algorithm) return false;
  if (tbsCertificateRaw === undefined) throw new DeclinedMethod('unknown-method');
  return isSignedBy(
    issuer.key,
    signatureAlgorithm,
    new Uint8Array(tbsCertificateRaw),
    new Uint8Array(signatureValue),
  );
}

const COMMON_NAME = '2.5.4.3';
const partNames: Record<string, string> = {
  [COMMON_NAME]: 'CN',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.6': 'C',
  '1.2.840.113549.1.9.1': 'E-mail',
};

function findNamePart(name: Name, type: string): string | null {
  return (
    [...name]
      .flatMap((parts) => [...parts])
      .find((part) => part.type === type)
      ?.value.toString() ?? null
  );
}

function writeName(name: Name): string {
  return [...name]
    .flatMap((parts) => [...parts])
    .map((part) => `${partNames[part.type] ?? part.type} = ${part.value.toString()}`)
    .reverse()
    .join(', ');
}
