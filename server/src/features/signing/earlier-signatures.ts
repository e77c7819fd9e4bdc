import type { Refused } from '@porchlight/domain/signing/signing-refusals.ts';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';

/**
 * Why a file must not get one more signature of ours: an earlier one is not valid, or something was added to the file that it does not
 * cover, which the next signer would seem to have accepted. Null where the file can be signed.
 */
export async function findSignatureRefusal(
  bytes: Uint8Array,
  ours: readonly string[],
): Promise<Refused | null> {
  const verdict = await verifyFile(bytes, ours);
  const earlier = 'problem' in verdict ? [] : verdict.signatures.filter(({ origin }) => origin === 'here');
  for (const { integrity, addition } of earlier) {
    if (integrity.state === 'broken') return { refusal: 'signature-broken' };
    if (addition !== null) return { refusal: 'added-after-signing', addition };
  }
  return null;
}
