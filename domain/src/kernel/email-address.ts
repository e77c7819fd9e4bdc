import * as texts from './en/fields.ts';

/** RFC 5321 4.5.3.1: 64 octets of local part, and with `@` and domain at most 254 in all. */
export const MAX_EMAIL = 254;
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
export const EMAIL_ADDRESS = new RegExp(`^(?:${DOT_STRING}|${QUOTED})@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** A quoted local part as it is compared: without quotes where it needs none, and without needless backslashes (RFC 5321 4.1.2). */
export function unquoteLocalPart(local: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(local)?.[1];
  if (quoted === undefined) return local;
  const content = quoted.replace(/\\(.)/g, '$1');
  return new RegExp(`^${DOT_STRING}$`).test(content) ? content : `"${content.replace(/["\\]/g, '\\$&')}"`;
}

export const isTooLongBeforeAt = (email: string): boolean => email.lastIndexOf('@') > MAX_LOCAL_PART;

/** Why a text is no email address, in one sentence. */
export function describeEmailProblem(text: string): string {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (local === '' || domain === '') return texts.enterAnEmailAddressLike;
  if (domain.startsWith('[')) return texts.useADomainName;
  if (/\s/.test(domain) || (/\s/.test(local) && !local.startsWith('"'))) return texts.noSpacesInEmail;
  if (!/^[ -~]*$/.test(local)) return texts.plainLettersBeforeAt;
  if (/^\.|\.\.|\.$/.test(local)) return texts.dotsBeforeAt;
  if (!domain.includes('.')) return texts.domainNeedsAnEnding;
  if (!new RegExp(`^(?:${DOT_STRING}|${QUOTED})$`).test(local)) return texts.signsBeforeAt;
  return texts.checkTheDomain;
}
