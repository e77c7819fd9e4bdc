import * as z from 'zod/mini';
import { emailField, normalizeEmail } from '../../kernel/fields.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import * as texts from '../en.ts';
import { consentVersionField } from '../leads.ts';
import { contactDetailsProblems } from './contact-details-messages.ts';

/** The stage of a home buyer who sent the final step (specification 3 and 7). */
export const FIRST_BUYER_STAGE = 'preparing';

/** Where the lead of the final step came from (specification 3). */
export const CONTACT_DETAILS_SOURCE = 'portal_contact_details';

/** The message of that lead: it says that the journey was completed (specification 7). */
export const JOURNEY_COMPLETED_NOTE = texts.completedJourneyMessage;

const { name, email, phone, consent } = contactDetailsProblems;

/** Each field reports its first problem only. */
const last = { abort: true };

/**
 * The final step (specification 5): every field is required, the phone number has 10 to 15 digits once everything else is removed (also
 * section 9), and the box is ticked. Email and phone come out in the one form they are stored in.
 */
export const contactDetailsForm = z.object({
  name: z
    .string(name.missing)
    .check(
      z.trim(),
      z.minLength(1, { error: name.missing, ...last }),
      z.maxLength(120, { error: name.tooLong, ...last }),
      z.regex(/^\P{Cc}*$/u, name.unreadable),
    ),
  email: z.string(email.missing).check(
    z.trim(),
    z.minLength(1, { error: email.missing, ...last }),
    z.refine((text) => emailField.safeParse(text).success, email.invalid),
    z.overwrite(normalizeEmail),
  ),
  phone: z.pipe(
    z
      .string(phone.missing)
      .check(
        z.trim(),
        z.minLength(1, { error: phone.missing, ...last }),
        z.refine(hasPhoneDigits, phone.invalid),
      ),
    z.transform(normalizePhone),
  ),
  consent: z.literal(true, consent),
  /** The version of the text beside the box. */
  consentVersion: consentVersionField,
});
export type ContactDetails = z.infer<typeof contactDetailsForm>;

function hasPhoneDigits(typed: string): boolean {
  return /^\+?\d{10,15}(?:;|$)/.test(normalizePhone(typed));
}

/** What still prevents sending, one sentence for each field; the details as they are sent when nothing does. */
export function checkContactDetails(typed: object): {
  details: ContactDetails | undefined;
  problems: Partial<Record<string, string>>;
} {
  const { data, error } = contactDetailsForm.safeParse(typed);
  const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return { details: data, problems: Object.fromEntries(sentences.toReversed()) };
}
