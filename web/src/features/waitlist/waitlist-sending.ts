import { HONEYPOT_FIELD } from '@porchlight/domain/challenge/challenge.ts';
import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { createProofSource } from '../../platform/visitor-proof.ts';

const proofs = createProofSource();

/** Starts on the proof of work that a submission takes along. */
export const prepareProof = proofs.prepare;

/** Stores an address for a feature; comes back with what stood in the way, about the address or the whole form. */
export async function joinWaitlist(
  feature: WaitlistFeature,
  posted: FormData,
): Promise<{ message: string; isAboutEmail: boolean } | undefined> {
  const read = (name: string) => String(posted.get(name) ?? '');
  try {
    const email = read('email');
    const visitor = { proof: await proofs.take(), [HONEYPOT_FIELD]: read(HONEYPOT_FIELD) };
    await api.waitlist.join.call({ email, feature, ...visitor });
    return undefined;
  } catch (error) {
    const { message, fields } = readFailure(error);
    return { message: fields.email ?? message, isAboutEmail: fields.email !== undefined };
  }
}
