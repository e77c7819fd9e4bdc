import { fromBER, GeneralizedTime, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { CheckedSignature } from '../verification.ts';
import { digest, type Hash, isSameBytes, readHash } from './algorithms.ts';
import { buildChain, isInForce } from './certificates.ts';
import { type CmsSignature, checkCms, ID_TIME_STAMP, readCms, SignatureBreach } from './cms-signature.ts';

export type TimeStamp = NonNullable<CheckedSignature['timeStamp']> & { token: CmsSignature };

/**
 * Checks a time-stamp token (RFC 3161 2.4.2) over `stamped`. Its service is not known here: that the token holds says that
 * someone with this certificate saw these bytes at that time by their own clock.
 * @throws SignatureBreach where it does not hold, DeclinedMethod where a method is refused.
 */
export async function checkTimeStamp(
  der: Uint8Array<ArrayBuffer>,
  stamped: Uint8Array<ArrayBuffer>,
): Promise<TimeStamp> {
  const token = readCms(der);
  if (token.contentType !== ID_TIME_STAMP || token.content === null)
    throw new SignatureBreach('time-stamp-wrong');
  await checkCms(token, token.content).catch((failure: unknown) => {
    throw failure instanceof SignatureBreach
      ? new SignatureBreach('time-stamp-wrong', { cause: failure })
      : failure;
  });
  const { hash, imprint, at } = readStampedInfo(token.content);
  if (!isSameBytes(imprint, await digest(hash, stamped))) throw new SignatureBreach('time-stamp-wrong');
  const { certificate, others } = token;
  const chain = await buildChain(certificate, others, at);
  if (!certificate.isForTimeStamps || !isInForce(certificate, at) || chain === null)
    throw new SignatureBreach('time-stamp-wrong');
  return {
    instant: at.toISOString(),
    authority: certificate.commonName ?? 'a time-stamp service without a name',
    token,
  };
}

/** What the service says: the hash it saw and when (RFC 3161 2.4.2, TSTInfo). */
function readStampedInfo(der: Uint8Array<ArrayBuffer>): { hash: Hash; imprint: Uint8Array; at: Date } {
  const parts = (value: unknown) => (value instanceof Sequence ? value.valueBlock.value : []);
  const [, , imprint, , time] = parts(fromBER(der).result);
  const [method, hashed] = parts(imprint);
  const [identifier] = parts(method);
  if (
    !(
      identifier instanceof ObjectIdentifier &&
      hashed instanceof OctetString &&
      time instanceof GeneralizedTime
    )
  )
    throw new SignatureBreach('time-stamp-wrong');
  return {
    hash: readHash({ algorithm: identifier.getValue() }),
    imprint: new Uint8Array(hashed.getValue()),
    at: time.toDate(),
  };
}
