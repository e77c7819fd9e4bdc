import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { toArrayBuffer } from './array-buffer.ts';
import { CmsSignature, SHA256 } from './cms-signature.ts';
import type { SealingIdentity, SealLevel, SignatureRoom, TimestampService } from './signing.types.ts';

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
