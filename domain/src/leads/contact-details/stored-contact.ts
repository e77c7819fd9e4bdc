import * as z from 'zod/mini';

/** What the browser keeps of the final step (specification 3: contactFormData), as it was typed. */
export type StoredContact = { name: string; email: string; phone: string; consent: boolean };

const text = z.catch(z.string(), '');

/** Whatever an older version or another hand left there reads as not filled in. */
const keptContact = z.object({ name: text, email: text, phone: text, consent: z.catch(z.boolean(), false) });

/** Reads what the browser kept as JSON; nothing where there is nothing to read. */
export function getStoredContact(json: string | null): StoredContact | undefined {
  try {
    return keptContact.safeParse(JSON.parse(json ?? '')).data;
  } catch {
    return undefined;
  }
}
