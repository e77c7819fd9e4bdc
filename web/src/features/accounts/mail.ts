/**
 * The purpose of an email; `verify-again` where it is unknown whether the address was confirmed meanwhile. The last two are codes, to open
 * an account and to sign in.
 */
export type MailPurpose = (typeof purposes)[number];
const purposes = ['verify', 'verify-again', 'reset', 'open', 'sign-in'] as const;

/** What a page has to know of a mail that it speaks about; travels as the state of a visit, never in an address. */
export type Mail = { purpose: MailPurpose; email: string };

/** The mail in the state of a visit, or nothing when the reader came another way. */
export function parseMail(state: unknown): Mail | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('purpose' in state))
    return undefined;
  const { email, purpose } = state;
  const known = purposes.find((one) => one === purpose);
  return typeof email === 'string' && known !== undefined ? { email, purpose: known } : undefined;
}
