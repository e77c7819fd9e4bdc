import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-dates.ts';
import * as texts from './en/fields.ts';

/** RFC 5321 4.5.3.1: 64 octets of local part, `@`, and at most 254 in all. */
const LONGEST_EMAIL = 254;
/** Longer text is left as it is: to bring accents into order takes as long as their number squared. */
const LONGEST_TYPED = 1_000;

/**
 * An e-mail address in the one form it is stored and compared in: trimmed, lower case, the domain in ASCII (an
 * internationalised one as punycode, RFC 5891). Text that has no such form comes back trimmed, for the check to refuse.
 */
export function normalizeEmail(text: string): string {
  if (text.length > LONGEST_TYPED) return text;
  const trimmed = text.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return trimmed;
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  return `${trimmed.slice(0, at)}@${domain}`.toLowerCase();
}

function toAsciiDomain(domain: string): string {
  if (!/^[^\s/?#:@\\[\]]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An e-mail address, normalized; at most 254 characters. */
export const emailField = z.pipe(
  z.pipe(z.string(), z.transform(normalizeEmail)),
  z
    .string()
    .check(z.maxLength(LONGEST_EMAIL, texts.thisEmailAddressIsToo), z.email(texts.enterAnEmailAddressLike)),
);

const NO_LINK = /^(?!.*(?::\/\/|www\.|[<>@])|(?:[^\d\n]*\d){7}).*$/iu;

/** A person's name as they write it: 1 to 120 characters on one line. */
export const personNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.enterYourName),
    z.maxLength(120, texts.useAtMost120Characters),
    z.regex(/^\P{Cc}*$/u, texts.useLettersSpacesAndPunctuation),
  );

/** A name that letters to others are signed with: nothing in it can be clicked or called, so that nobody writes them in our name. */
export const shownNameField = z.pipe(
  personNameField,
  z.string().check(z.regex(NO_LINK, texts.writeANameAloneWithout)),
);

/**
 * A telephone number in the one form it is stored in. Ten digits are a US number and get +1 (as do eleven that start with
 * it); a number written with a leading + keeps it; anything else stays as its digits alone.
 */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return `+1${digits}`;
  const isInternational = text.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  return isInternational ? `+${digits}` : digits;
}

/** A telephone number, normalized; 10 to 15 digits once everything else is removed (specification 5 and 9). */
export const phoneField = z.pipe(
  z.pipe(z.string(), z.transform(normalizePhone)),
  z.string().check(z.regex(/^\+?\d{10,15}$/, texts.enterAPhoneNumber)),
);

/** A calendar day, YYYY-MM-DD. */
export const calendarDateField = z.string().check(z.refine(isCalendarDate, texts.enterADayThatExists));

/** Text as a person wrote it, of any length, without NUL. */
export const writtenTextField = z.pipe(
  z.string(),
  // A browser cannot type it and PostgreSQL cannot store it.
  z.transform((text) => text.replaceAll('\u0000', '')),
);

/** An instant as it travels: ISO 8601 in UTC. */
export const instantField = z.iso.datetime();
