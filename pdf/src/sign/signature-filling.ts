import { createHash, randomBytes, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { toArrayBuffer } from './array-buffer.ts';
import type { SealingIdentity, SealLevel, SignatureRoom, TimestampService } from './signing.types.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

/** RFC 5758 3.2. */
export const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

/** Attributes, signature and names take less than a kibibyte and a half. */
const ROOM_FOR_SIGNATURE = 2048;
/** A token holds the service's certificates as well; those in use take 3 to 8 KiB. */
const ROOM_FOR_TIMESTAMP = 14_336;

/** How much room a signature of these takes at most, in bytes. */
export function roomFor({ certificates }: SealingIdentity, timestamps: TimestampService | undefined): number {
  const chain = certificates.reduce((sum, { length }) => sum + length, 0);
  return ROOM_FOR_SIGNATURE + chain + (timestamps ? ROOM_FOR_TIMESTAMP : 0);
}

const MAX_MS = 10_000;

const MAX_ANSWER_LENGTH = 64 * 1024;

/**
 * A time-stamp of a signature's value (RFC 3161): the token, as DER.
 *
 * @throws when the service does not answer in time, refuses, or answers about something else.
 */
async function requestTimestamp(
  value: Uint8Array,
  { url, mostMs = MAX_MS }: TimestampService,
  signal?: AbortSignal,
): Promise<Buffer> {
  const digest = createHash('sha256').update(value).digest();
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: SHA256,
        algorithmParams: new asn1js.Null(),
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: toArrayBuffer(digest) }),
    }),
    nonce: new asn1js.Integer({ valueHex: toArrayBuffer(nonce) }),
    certReq: true,
  });
  const deadline = AbortSignal.timeout(mostMs);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  if (!response.ok) throw new Error(`The time-stamp service answered ${response.status}.`);
  return getToken(await readBounded(response), digest, nonce);
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_LENGTH) throw new Error('The time-stamp service answered with too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function getToken(answer: Buffer, digest: Buffer, nonce: Buffer): Buffer {
  const response = pkijs.TimeStampResp.fromBER(toArrayBuffer(answer));
  const { status } = response.status;
  if (status !== pkijs.PKIStatus.granted && status !== pkijs.PKIStatus.grantedWithMods) {
    throw new Error(`The time-stamp service refused (status ${status}).`);
  }
  const token = response.timeStampToken;
  if (!token) throw new Error('The time-stamp service answered without a time-stamp.');
  const signed = new pkijs.SignedData({ schema: token.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The time-stamp holds nothing.');
  const info = pkijs.TSTInfo.fromBER(content);
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const returned = info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView);
  if (!imprint.equals(digest) || info.messageImprint.hashAlgorithm.algorithmId !== SHA256) {
    throw new Error('The time-stamp is of something else.');
  }
  if (!returned?.equals(nonce)) throw new Error('The time-stamp is of another request.');
  // As it came: its own signature is of these very bytes.
  const whole = asn1js.fromBER(toArrayBuffer(answer)).result as asn1js.Sequence;
  return Buffer.from(whole.valueBlock.value[1]?.valueBeforeDecodeView ?? []);
}

/**
 * Signs a PDF and puts the signature into the room left for it (ISO 32000-2 12.8.1). Without a time-stamp when the service
 * does not give one.
 */
export async function fillSignature(
  bytes: Buffer,
  { contentsStart, contentsLength }: SignatureRoom,
  by: { identity: SealingIdentity; timestamps: TimestampService | undefined; signal: AbortSignal },
): Promise<{ level: SealLevel; timestampProblem: string | undefined }> {
  const end = contentsStart + contentsLength;
  const digest = createHash('sha256')
    .update(bytes.subarray(0, contentsStart))
    .update(bytes.subarray(end))
    .digest();
  const signature = new CmsSignature(digest, by.identity);
  const plain = signature.toDer();
  let der = plain;
  let timestampProblem: string | undefined;
  if (by.timestamps) {
    try {
      signature.addTimestamp(await requestTimestamp(signature.value, by.timestamps, by.signal));
      der = signature.toDer();
      if (2 * der.length > contentsLength - 2) throw new Error('The time-stamp is too long.');
    } catch (error) {
      by.signal.throwIfAborted();
      // Decision 0019: someone who has just signed is not turned away because another service is down; the level shows it.
      der = plain;
      timestampProblem = error instanceof Error ? error.message : String(error);
    }
  }
  if (2 * der.length > contentsLength - 2)
    throw new Error('The signature is longer than the room left for it.');
  bytes.write(der.toString('hex'), contentsStart + 1, 'latin1');
  return { level: der === plain ? 'B-B' : 'B-T', timestampProblem };
}

/**
 * A signature as PAdES baseline wants it (ETSI EN 319 142-1 6.3, RFC 5652, RFC 5035): detached, ECDSA with SHA-256; of the signed
 * attributes content-type, message-digest and signing-certificate-v2, and no signing-time, because the time is in the signature
 * dictionary's M.
 */
class CmsSignature {
  readonly #signedData: pkijs.SignedData;
  readonly #signer: pkijs.SignerInfo;
  readonly value: Buffer;

  /** @param digest - SHA-256 of what is signed. */
  constructor(digest: Uint8Array, { privateKey, certificates }: SealingIdentity) {
    const chain = certificates.map((der) => pkijs.Certificate.fromBER(toArrayBuffer(der)));
    const [leaf] = chain;
    if (!leaf) throw new Error('There is no certificate to seal with.');
    const attributes = sortSet([
      attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
      attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: toArrayBuffer(digest) })),
      attribute(SIGNING_CERTIFICATE_V2, signingCertificate(certificates[0])),
    ]);
    const signedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes });
    const encoded = Buffer.from(signedAttrs.toSchema().toBER());
    // Signed as the SET it is, not under the tag it has in its place (RFC 5652 5.4).
    encoded[0] = 0x31;
    this.value = sign('sha256', encoded, { key: privateKey, dsaEncoding: 'der' });
    this.#signer = new pkijs.SignerInfo({
      version: 1,
      sid: new pkijs.IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber }),
      digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 }),
      signedAttrs,
      signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA256 }),
      signature: new asn1js.OctetString({ valueHex: toArrayBuffer(this.value) }),
    });
    this.#signedData = new pkijs.SignedData({
      version: 1,
      digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 })],
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
      certificates: chain,
      signerInfos: [this.#signer],
    });
  }

  /** A time-stamp of the signature's value: makes B-T of B-B (EN 319 142-1 6.3, RFC 3161 appendix A). */
  addTimestamp(token: Uint8Array): void {
    this.#signer.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(TIMESTAMP_TOKEN, asn1js.fromBER(toArrayBuffer(token)).result)],
    });
  }

  toDer(): Buffer {
    const content = this.#signedData.toSchema(true);
    return Buffer.from(new pkijs.ContentInfo({ contentType: SIGNED_DATA, content }).toSchema().toBER());
  }
}

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

/** SigningCertificateV2 (RFC 5035 4): SHA-256 is the default and left out, and so is the issuer (EN 319 142-1 6.3 h). */
function signingCertificate(leaf: Uint8Array): asn1js.Sequence {
  const hash = createHash('sha256').update(leaf).digest();
  const id = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: toArrayBuffer(hash) })] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [id] })] });
}

/** DER sorts what is in a set by its bytes (X.690 11.6). */
function sortSet(attributes: pkijs.Attribute[]): pkijs.Attribute[] {
  const bytes = (each: pkijs.Attribute) => Buffer.from(each.toSchema().toBER());
  return attributes.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
}
