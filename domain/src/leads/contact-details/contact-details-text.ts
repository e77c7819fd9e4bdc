import type { Sampled } from '../../site/site.ts';

/**
 * What a buyer agrees to by ticking the box. `version` is the day the text took effect, as an ISO date; it is stored with
 * each submission, so new words get a new one.
 */
export type CommunicationsConsent = Sampled & {
  version: string;
  /** The sentence beside the box. */
  agreement: string;
  /** The legal disclosure below it (specification 2). */
  disclosure: readonly string[];
};

/** What the operator writes on the final step. */
export type ContactDetailsText = {
  lead: string;
  fields: Record<'name' | 'email' | 'phone', { label: string; hint?: string }>;
  consent: CommunicationsConsent;
  privacy: { before: string; link: string; href: string };
  next: { title: string; items: readonly string[] };
  /** `visitor`: the panel for a reader who is not signed in, which asks them to create an account. */
  sent: { title: string; text: string; action: string; visitor: { text: string; action: string } };
};
