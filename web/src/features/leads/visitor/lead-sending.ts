import { contactForm, newsletterForm } from '@porchlight/domain/leads/leads.ts';
import {
  attempt,
  collectAntiSpamFields,
  createReader,
  listIssues,
  type Refusal,
} from '../../../platform/anti-spam/anti-spam-fields.ts';
import { api } from '../../../platform/api/api.ts';

export { THANK_YOU_PANEL_MS } from '@porchlight/domain/leads/leads.ts';

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
    api.leads.submitContact.call({ ...data, submissionId, ...(await collectAntiSpamFields(read)) }),
  );
}

/** Checks the newsletter form and requests the confirmation email; nothing comes back when that worked. */
export async function sendNewsletter(posted: FormData): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const checked = newsletterForm.safeParse({ email: read('email') });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  const { data } = checked;
  return attempt(async () =>
    api.leads.subscribeNewsletter.call({ ...data, ...(await collectAntiSpamFields(read)) }),
  );
}
