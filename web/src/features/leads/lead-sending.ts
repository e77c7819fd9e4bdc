import { HONEYPOT_FIELD } from '@porchlight/domain/challenge/challenge.ts';
import { contactForm, newsletterForm } from '@porchlight/domain/leads/leads.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { createProofSource } from '../../platform/visitor-proof.ts';

export { THANK_YOU_PANEL_MS } from '@porchlight/domain/leads/leads.ts';

/** What stood in the way: sentences for the fields they are about, or one for the whole form. */
export type Refusal = { message?: string; fields: Record<string, string> };

const proofs = createProofSource();

/** Starts on the proof of work that each submission takes along. */
export const prepareProof = proofs.prepare;

/** Checks the contact form and stores it; nothing comes back when that worked. The same `submissionId` is stored once. */
export async function sendContact(posted: FormData, submissionId: string): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const phone = read('phone').trim();
  const checked = contactForm.safeParse({
    name: read('name'),
    email: read('email'),
    message: read('message'),
    ...(phone === '' ? {} : { phone, consentVersion: read('consentVersion') }),
  });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  const { data } = checked;
  return attempt(async () =>
    api.leads.submitContact.call({ ...data, submissionId, ...(await describeVisitor(read)) }),
  );
}

/** Checks the newsletter form and asks for the letter to confirm; nothing comes back when that worked. */
export async function sendNewsletter(posted: FormData): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const checked = newsletterForm.safeParse({ email: read('email') });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  const { data } = checked;
  return attempt(async () =>
    api.leads.subscribeNewsletter.call({ ...data, ...(await describeVisitor(read)) }),
  );
}

type Reader = (name: string) => string;

function createReader(posted: FormData): Reader {
  return (name) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
}

async function describeVisitor(read: Reader) {
  return { proof: await proofs.take(), [HONEYPOT_FIELD]: read(HONEYPOT_FIELD) };
}

async function attempt(send: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    const { message, fields } = readFailure(error);
    return Object.keys(fields).length > 0 ? { fields } : { message, fields };
  }
}

/** The first sentence about each field. */
function listIssues(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const sentences = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(sentences.toReversed());
}
