import * as z from 'zod/mini';
import { emailField, personNameField, phoneField } from '../kernel/fields.ts';
import * as texts from './en.ts';

/** Where a lead came from (specification 3). Two are ours: `import`, a row of a file, and `api`, created through the interface. */
export const leadSources = ['contact_form', 'newsletter', 'portal_contact_details', 'import', 'api'] as const;
export type LeadSource = (typeof leadSources)[number];

/** The name of every newsletter lead (specification 3). */
export const NEWSLETTER_LEAD_NAME = 'Newsletter Subscriber';

/** How long the thank-you panel is shown before the contact form returns (specification 4 and 9). */
export const THANK_YOU_PANEL_MS = 3000;

/** In UTF-16 units, as a text area counts them. */
export const MAX_MESSAGE_LENGTH = 5000;

/** The version of a text of the operator's that someone agreed to: the day it took effect. */
export const consentVersionField = z.iso.date();

/** A message as it was written, with line ends as LF and without NUL, which no keyboard makes and no table keeps. */
export const messageField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
  ),
  z.string().check(z.minLength(1, texts.writeAMessage), z.maxLength(MAX_MESSAGE_LENGTH, texts.longTextLimit)),
);

/** What the contact form holds; a form built of them adds `consentWithPhone`. */
export const contactFields = {
  name: personNameField,
  email: emailField,
  phone: z.optional(phoneField),
  message: messageField,
  /** The version of the consent text beside the phone number; needed with one. */
  consentVersion: z.optional(consentVersionField),
};

/** A phone number comes with the consent that was read beside it. */
export const consentWithPhone = z.refine<{ phone?: string | undefined; consentVersion?: string | undefined }>(
  (form) => form.phone === undefined || form.consentVersion !== undefined,
  {
    path: ['consentVersion'],
    error: texts.consentTextMissing,
  },
);

/** The contact form (specification 5): name, email and message are required, the phone number is not. */
export const contactForm = z.object(contactFields).check(consentWithPhone);
export type ContactForm = z.infer<typeof contactForm>;

/** The newsletter form (specification 5). */
export const newsletterForm = z.object({ email: emailField });
