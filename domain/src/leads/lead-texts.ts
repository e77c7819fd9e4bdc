import type { Sampled } from '../site/site.ts';

/** The label and hint beside a form's field. */
export type LeadFieldText = { label: string; hint?: string };

/**
 * What a visitor agrees to by giving a phone number. `version` is the day the text took effect, as an ISO date; it is
 * stored with each number, so new words get a new one.
 */
export type ContactConsent = Sampled & { version: string; text: string };

/** The contact section (specification 2): the form, its thank-you panel, and how else to reach someone. */
export type ContactText = {
  title: string;
  lead: string;
  form: {
    title: string;
    fields: Record<'name' | 'email' | 'phone' | 'message', LeadFieldText>;
    consent: ContactConsent;
    submit: string;
    submitting: string;
  };
  thanks: { title: string; text: string };
  details: { title: string; text: string; email: string; phone: string };
};

/** The newsletter form, and what follows by mail and by its links. */
export type NewsletterText = {
  title: string;
  lead: string;
  field: LeadFieldText;
  submit: string;
  submitting: string;
  /** Shown beside the form once it was sent. */
  checkMail: string;
  confirm: { title: string; text: string; action: string; done: { title: string; text: string } };
  unsubscribe: { title: string; text: string; action: string; done: { title: string; text: string } };
};
