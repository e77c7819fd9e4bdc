import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { parseFailure } from '../api/failure.ts';
import { createProofSource } from './visitor-proof.ts';

/** Why it was not sent: sentences for the fields they are about, or one for the whole form. */
export type Refusal = { message?: string; fields: Record<string, string> };

const proofs = createProofSource();

/** Starts on the proof of work that each submission takes along. */
export const prepareProof = proofs.prepare;

/** What a form's field holds, as text. */
export type FieldReader = (name: string) => string;

export function createReader(posted: FormData): FieldReader {
  return (name) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** What every public form sends beside its own fields. */
export async function collectAntiSpamFields(read: FieldReader) {
  return { proof: await proofs.take(), [HONEYPOT_FIELD]: read(HONEYPOT_FIELD) };
}

/** Sends; nothing comes back when that worked. */
export async function attempt(send: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    const { message, fields } = parseFailure(error);
    return Object.keys(fields).length > 0 ? { fields } : { message, fields };
  }
}

/** The first sentence about each field. */
export function listIssues(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const sentences = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(sentences.toReversed());
}
