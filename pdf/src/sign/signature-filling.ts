import { createHash } from 'node:crypto';
import { CmsSignature } from './cms-signature.ts';
import type { SealingIdentity, SealLevel, SignatureRoom, TimestampService } from './signing.types.ts';
import { requestTimestamp } from './time-stamp-request.ts';

/** Attributes, signature and names take less than a kibibyte and a half. */
const ROOM_FOR_SIGNATURE = 2048;
/** A token holds the service's certificates as well; those in use take 3 to 8 KiB. */
const ROOM_FOR_TIMESTAMP = 14_336;

/** How much room a signature of these takes at most, in bytes. */
export function roomFor({ certificates }: SealingIdentity, timestamps: TimestampService | undefined): number {
  const chain = certificates.reduce((sum, { length }) => sum + length, 0);
  return ROOM_FOR_SIGNATURE + chain + (timestamps ? ROOM_FOR_TIMESTAMP : 0);
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
