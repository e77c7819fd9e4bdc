import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-dates.ts';
import * as texts from './en.ts';
import { hasCountry, normalizePhone } from './phone.ts';

/** Longer text is left as it is: to bring accents into order takes as long as their number squared. */
const MAX_TYPED_LENGTH = 1_000;

/** RFC 5321 4.5.3.1: 64 octets of local part, and with `@` and domain at most 254 in all. */
const MAX_EMAIL = 254;

const MAX_LOCAL_PART = 64;

const ATOM = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+";

const DOT_STRING = `${ATOM}(?:\\.${ATOM})*`;

const QUOTED = '"(?:[ !#-;=?-\\[\\]-~]|\\\\[ -;=?-~])*"';

const LABEL = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?';

/**
 * A mailbox as RFC 5321 4.1.2 writes it, of a domain with at least two labels (2.3.5), the last of which is no number. Address literals
 * (4.1.3) are left out: no sign-up or email of ours goes to a machine without a name. So are < and > in quotes: what sends our emails
 * writes them as spaces, which is another mailbox. The lengths are checked beside it.
 */
const EMAIL_ADDRESS = new RegExp(`^(?:${DOT_STRING}|${QUOTED})@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** A quoted local part as it is compared: without quotes where it needs none, and without needless backslashes (RFC 5321 4.1.2). */
function unquoteLocalPart(local: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(local)?.[1];
  if (quoted === undefined) return local;
  const content = quoted.replace(/\\(.)/g, '$1');
  return new RegExp(`^${DOT_STRING}$`).test(content) ? content : `"${content.replace(/["\\]/g, '\\$&')}"`;
}

const isTooLongBeforeAt = (email: string): boolean => email.lastIndexOf('@') > MAX_LOCAL_PART;

/** Why a text is no email address, in one sentence. */
function describeEmailProblem(text: string): string {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (local === '' || domain === '') return texts.emailProblem;
  if (domain.startsWith('[')) return texts.domainInBrackets;
  if (/\s/.test(domain) || (/\s/.test(local) && !local.startsWith('"'))) return texts.emailSpaces;
  if (!/^[ -~]*$/.test(local)) return texts.accentsBeforeAt;
  if (/^\.|\.\.|\.$/.test(local)) return texts.dotsBeforeAt;
  if (!domain.includes('.')) return texts.domainEndingMissing;
  if (!new RegExp(`^(?:${DOT_STRING}|${QUOTED})$`).test(local)) return texts.signsBeforeAt;
  return texts.checkTheDomain;
}

/**
 * An email address in the one form it is stored and compared in: trimmed, ASCII letters in lower case, the domain in ASCII (an
 * internationalised one as punycode, RFC 5891), the local part without quotes that it does not need. Text that has no such form comes back
 * trimmed, for the check to refuse: a letter that only resembles a plain one never becomes it, because the address would be someone else's.
 */
export function normalizeEmail(text: string): string {
  if (text.length > MAX_TYPED_LENGTH) return text;
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return trimmed;
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  return domain === undefined ? trimmed : toLowerAscii(`${unquoteLocalPart(trimmed.slice(0, at))}@${domain}`);
}

/** Other letters stay as they are: `toLowerCase` makes a plain k of the Kelvin sign. */
function toLowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Nothing where a label would become another plain one: by a percent sign, a number base, or letters that are mapped. */
function toAsciiDomain(domain: string): string | undefined {
  if (!/^[^\s/?#:@\\[\]%]+$/u.test(domain)) return undefined;
  const host = readHostname(domain).split('.');
  const labels = domain.split('.');
  const isKept = (label: string, index: number) =>
    isAscii(label)
      ? host[index] === toLowerAscii(label)
      : host[index]?.startsWith('xn--') && isPlain(label.normalize('NFC'));
  return labels.length === host.length && labels.every(isKept) ? host.join('.') : undefined;
}

function readHostname(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Without characters that an address of the web drops or replaces by others that look alike (Unicode Technical Standard 46). */
function isPlain(label: string): boolean {
  return label.normalize('NFKC') === label && !/\p{Default_Ignorable_Code_Point}/u.test(label);
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

/** An email address, normalized; at most 254 characters, 64 before the @. What is refused says why. */
export const emailField = z.pipe(
  z.pipe(z.string(), z.transform(normalizeEmail)),
  z.string().check(
    z.maxLength(MAX_EMAIL, texts.emailTooLong),
    z.email({ pattern: EMAIL_ADDRESS, error: ({ input }) => describeEmailProblem(String(input)) }),
    z.refine((email) => email.length > MAX_EMAIL || !isTooLongBeforeAt(email), texts.lengthBeforeAt),
  ),
);

const NO_LINK = /^(?!.*(?::\/\/|www\.|[<>@])|(?:[^\d\n]*\d){7}).*$/iu;

/** A person's name as they write it: 1 to 120 characters on one line. */
export const personNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.enterYourName),
    z.maxLength(120, texts.nameTooLong),
    z.regex(/^\P{Cc}*$/u, texts.nameCharacters),
  );

/** A person's name that emails show. Nothing in it can be clicked or called, so that no one can send a message in our name with it. */
export const shownNameField = z.pipe(personNameField, z.string().check(z.regex(NO_LINK, texts.nameWithLink)));

/**
 * A telephone number, normalized (`phone.ts`): 10 to 15 digits beside its extension (specification 5 and 9). Digits without a recognizable
 * country are refused, and the message asks for it.
 */
export const phoneField = z.pipe(
  z.pipe(z.string(), z.transform(normalizePhone)),
  z
    .string()
    .check(
      z.regex(/^\+?\d{10,15}(?:;ext=\d{1,7})?$/, { error: texts.phoneProblem, abort: true }),
      z.refine(hasCountry, texts.countryCodeQuestion),
    ),
);

/** A calendar day, YYYY-MM-DD. */
export const calendarDateField = z.string().check(z.refine(isCalendarDate, texts.dayProblem));

/** Text as a person wrote it, of any length, without NUL. */
export const writtenTextField = z.pipe(
  z.string(),
  // A browser cannot type it and PostgreSQL cannot store it.
  z.transform((text) => text.replaceAll('\u0000', '')),
);

/** An instant as it travels: ISO 8601 in UTC. */
export const instantField = z.iso.datetime();
