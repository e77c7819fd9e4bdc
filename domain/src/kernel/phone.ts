/** More digits than an extension has, behind a number, are another number: which of the two is meant only the writer knows. */
const MIN_SECOND_NUMBER_LENGTH = 8;
const NUMBER = /^[^\d+]{0,20}(\+?[\d\s().\-–—/]{1,60})/;
const EXTENSION = /^(?:;?\s*ext(?:ension|n)?[.:=#\s]*|;?\s*x[.\s]*|[#,]+\s*)(\d{1,7})(?!\d)/i;
const STORED = /^(\+?\d{10,15})(?:;ext=(\d{1,7}))?$/;

/** `number` with a leading + where its country is known, else its digits alone; `extension` has 1 to 7 digits. */
export type PhoneNumber = { number: string; extension: string | null };

/**
 * A telephone number in the one form it is stored in (RFC 3966): "+15551234567" or "+15551234567;ext=89". Ten digits are a North American
 * number and get +1, as do eleven that start with it; one that is written with a leading + keeps it; anything else stays as its digits
 * alone. An extension stays apart, and words behind the number are dropped.
 */
export function normalizePhone(text: string): string {
  const { number, extension } = splitPhone(text.trim().slice(0, 200));
  const digits = number.replace(/\D/g, '');
  const written = normalizeDigits(digits, number.startsWith('+'));
  return extension === null || digits === '' ? written : `${written};ext=${extension}`;
}

function normalizeDigits(digits: string, hasPlus: boolean): string {
  if (digits.length === 10 && !hasPlus) return `+1${digits}`;
  return hasPlus || (digits.length === 11 && digits.startsWith('1')) ? `+${digits}` : digits;
}

function splitPhone(text: string): PhoneNumber {
  const written = NUMBER.exec(text);
  if (written === null) return { number: '', extension: null };
  const rest = text.slice(written[0].length);
  const extension = EXTENSION.exec(rest)?.[1] ?? null;
  const isTwo = rest.replace(/\D/g, '').length >= MIN_SECOND_NUMBER_LENGTH;
  if (isTwo) return { number: text, extension: null };
  return { number: written[1] ?? '', extension };
}

/** A stored number in its parts; null of what is not one. */
export function parseStoredPhone(stored: string): PhoneNumber | null {
  const match = STORED.exec(stored);
  return match === null ? null : { number: match[1] ?? '', extension: match[2] ?? null };
}

/**
 * Whether a stored number may be dialed as it is: with a country, or in the ten digits of North America. The country of 11 to 15 digits
 * without a + is unknown.
 */
export const hasCountry = (stored: string): boolean => stored.startsWith('+');

/** As people read it out: "(555) 123-4567, ext. 89"; another country's as it is stored. */
export function formatPhone(stored: string): string {
  const parts = parseStoredPhone(stored);
  if (parts === null) return stored;
  const number = parts.number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  return parts.extension === null ? number : `${number}, ext. ${parts.extension}`;
}

/** The address that dials it; a comma has the phone wait before it sends the extension. */
export function formatPhoneLink(stored: string): string {
  const parts = parseStoredPhone(stored);
  if (parts === null) return `tel:${stored}`;
  return `tel:${parts.number}${parts.extension === null ? '' : `,${parts.extension}`}`;
}

/** Whether two stored numbers reach the same line; one without an extension is that of everyone behind it. */
export function isSamePhone(one: string, other: string): boolean {
  return parseStoredPhone(one)?.number === parseStoredPhone(other)?.number;
}
