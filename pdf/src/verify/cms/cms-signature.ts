import {
  ContentInfo,
  id_contentType,
  id_messageDigest,
  id_signedData,
  SignedData,
  type SignerInfo,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { fromBER, ObjectIdentifier, OctetString as RawOctetString, Sequence } from 'asn1js';
import type { Breach } from '../verification.ts';
import { digest, getHash, isSameBytes, isSignedBy } from './algorithms.ts';
import { parseCertificate, type ReadCertificate } from './certificates.ts';

/** What was signed does not hold, and why. */
export class SignatureBreach extends Error {
  readonly breach: Breach;

  constructor(breach: Breach, options?: ErrorOptions) {
    super(breach, options);
    this.breach = breach;
  }
}

/** A CMS structure with one signer (RFC 5652), taken apart but not yet believed. */
export type ParsedCmsSignature = {
  signer: SignerInfo;
  certificate: ReadCertificate;
  others: ReadCertificate[];
  contentType: string;
  /** What it carries itself; nothing for a detached signature. */
  content: Uint8Array<ArrayBuffer> | null;
  /** The signed attributes to the byte as they were sent, as the SET that was signed (RFC 5652 5.4). */
  signedAttributes: Uint8Array<ArrayBuffer>;
  /** The one value of each of them, as DER. */
  attributes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

export const ID_DATA = '1.2.840.113549.1.7.1';
export const ID_TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** @throws SignatureBreach where it is not one SignedData with one signer whose certificate is in it. */
export function parseCms(der: Uint8Array<ArrayBuffer>): ParsedCmsSignature {
  try {
    const { contentType, content } = AsnConvert.parse(der, ContentInfo);
    if (contentType !== id_signedData) throw new SignatureBreach('signature-malformed');
    const data = AsnConvert.parse(content, SignedData);
    const [signer, ...more] = data.signerInfos;
    if (signer === undefined || more.length > 0) throw new SignatureBreach('signature-malformed');
    const certificates = listRawCertificates(content).map(parseCertificate);
    const certificate = findSignersCertificate(signer, certificates);
    const carried = data.encapContentInfo.eContent?.single;
    return {
      signer,
      certificate,
      others: certificates.filter((other) => other !== certificate),
      contentType: data.encapContentInfo.eContentType,
      content: carried === undefined ? null : new Uint8Array(carried.buffer),
      signedAttributes: readRawAttributes(content),
      attributes: readAttributes(signer),
    };
  } catch (failure) {
    if (failure instanceof SignatureBreach) throw failure;
    throw new SignatureBreach('signature-malformed', { cause: failure });
  }
}

/**
 * Checks that the signer signed exactly this content: its hash, its kind, which certificate, and the signature over those
 * attributes (RFC 5652 5.4, 11.1, 11.2; RFC 5035).
 * @throws SignatureBreach where one of them is otherwise, DeclinedMethod where a method is refused.
 */
export async function checkCms(cms: ParsedCmsSignature, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const { signer, attributes, contentType, certificate } = cms;
  const hash = getHash(signer.digestAlgorithm);
  const named = attributes.get(id_messageDigest);
  const type = attributes.get(id_contentType);
  if (named === undefined || type === undefined) throw new SignatureBreach('signature-malformed');
  if (readIdentifier(type) !== contentType) throw new SignatureBreach('signature-malformed');
  if (!isSameBytes(readOctets(named), await digest(hash, content)))
    throw new SignatureBreach('bytes-changed');
  const signature = new Uint8Array(signer.signature.buffer);
  if (!(await isSignedBy(certificate.key, signer.signatureAlgorithm, cms.signedAttributes, signature, hash)))
    throw new SignatureBreach('signature-wrong');
  await checkBinding(cms);
}

/** Whether what was signed names the certificate, by a hash of SHA-2 (RFC 5035): PAdES asks for it. */
export function isCertificateNamed({ attributes }: ParsedCmsSignature): boolean {
  return attributes.has(SIGNING_CERTIFICATE_V2);
}

/** @throws SignatureBreach where a certificate is named and it is another one. */
async function checkBinding({ attributes, certificate }: ParsedCmsSignature): Promise<void> {
  const older = attributes.get(SIGNING_CERTIFICATE);
  const newer = attributes.get(SIGNING_CERTIFICATE_V2);
  if (newer !== undefined) {
    const { hash, value } = readNamedCertificate(newer);
    if (!isSameBytes(value, await digest(hash, certificate.der)))
      throw new SignatureBreach('certificate-not-bound');
  } else if (older !== undefined) {
    const { value } = readNamedCertificate(older);
    const made = new Uint8Array(await crypto.subtle.digest('SHA-1', certificate.der));
    if (!isSameBytes(value, made)) throw new SignatureBreach('certificate-not-bound');
  }
}

/** The first of the named certificates, which is the signer's. */
function readNamedCertificate(der: Uint8Array<ArrayBuffer>) {
  const [list] = listParts(fromBER(der).result);
  const [first, second] = listParts(listParts(list)[0]);
  const method = first instanceof Sequence ? listParts(first)[0] : undefined;
  const value = first instanceof RawOctetString ? first : second;
  if (!(value instanceof RawOctetString)) throw new SignatureBreach('certificate-not-bound');
  return {
    hash: method instanceof ObjectIdentifier ? getHash({ algorithm: method.getValue() }) : 'SHA-256',
    value: new Uint8Array(value.getValue()),
  } as const;
}

/** Each kind once and with one value, as RFC 5652 11 asks: of two, readers would differ in which they take. */
function readAttributes({ signedAttrs }: SignerInfo): Map<string, Uint8Array<ArrayBuffer>> {
  const attributes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { attrType, attrValues } of signedAttrs ?? []) {
    const [value, ...more] = attrValues;
    if (value === undefined || more.length > 0 || attributes.has(attrType))
      throw new SignatureBreach('signature-malformed');
    attributes.set(attrType, new Uint8Array(value));
  }
  return attributes;
}

function findSignersCertificate(
  { sid }: SignerInfo,
  certificates: readonly ReadCertificate[],
): ReadCertificate {
  const { issuerAndSerialNumber: named, subjectKeyIdentifier } = sid;
  const found = certificates.filter(({ issuer, serial, keyIdentifier }) => {
    if (named)
      return (
        isSameBytes(serial, new Uint8Array(named.serialNumber)) &&
        isSameBytes(issuer, new Uint8Array(AsnConvert.serialize(named.issuer)))
      );
    return (
      keyIdentifier !== null &&
      subjectKeyIdentifier !== undefined &&
      isSameBytes(keyIdentifier, new Uint8Array(subjectKeyIdentifier.buffer))
    );
  });
  const [certificate, ...more] = found;
  if (certificate === undefined || more.some(({ der }) => !isSameBytes(der, certificate.der)))
    throw new SignatureBreach('signature-malformed');
  return certificate;
}

/** To the byte as they were sent: a fingerprint is of those. */
function listRawCertificates(signedData: ArrayBuffer): Uint8Array<ArrayBuffer>[] {
  return listParts(findTagged(listParts(fromBER(signedData).result)))
    .filter((item) => item instanceof Sequence)
    .map(({ valueBeforeDecodeView }) => new Uint8Array(valueBeforeDecodeView));
}

/** Sent under a tag of their own, signed under that of a SET. */
function readRawAttributes(signedData: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const [signer] = listParts(listParts(fromBER(signedData).result).at(-1));
  const raw = findTagged(listParts(signer))?.valueBeforeDecodeView;
  if (raw === undefined) throw new SignatureBreach('signature-malformed');
  const signed = new Uint8Array(raw);
  signed[0] = 0x31;
  return signed;
}

type Asn1Value = ReturnType<typeof fromBER>['result'];

/** The parts of a SEQUENCE, a SET or a tagged value. */
function listParts(value: Asn1Value | undefined): Asn1Value[] {
  const parts: unknown = (value?.valueBlock as { value?: unknown } | undefined)?.value;
  return Array.isArray(parts) ? parts : [];
}

function findTagged(parts: readonly Asn1Value[]): Asn1Value | undefined {
  return parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
}

function readOctets(der: Uint8Array<ArrayBuffer>): Uint8Array {
  return new Uint8Array(AsnConvert.parse(der, OctetString).buffer);
}

function readIdentifier(der: Uint8Array<ArrayBuffer>): string | undefined {
  const { result } = fromBER(der);
  return result instanceof ObjectIdentifier ? result.getValue() : undefined;
}
