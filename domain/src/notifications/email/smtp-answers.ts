/** Where in the exchange a server answered, or stopped answering. */
export type SmtpStep = 'connection' | 'sender' | 'recipient' | 'content';

/**
 * What became of an email that was not taken. `later`: the same email may go through at another time. `unreachable`: it is
 * the server or the way to it, and no email would. `recipient`: there is no such mailbox, and nothing sent there arrives.
 * `content`: this email is refused, others may be taken.
 */
export type SmtpRefusal = 'later' | 'unreachable' | 'recipient' | 'content';

/** `code` is the reply code (RFC 5321 4.2), nothing when none came; `text` the answer, perhaps with an enhanced code (RFC 3463). */
export type SmtpAnswer = { step: SmtpStep; code: number | undefined; text: string };

/** Reads the answer of a mail server. */
export function getRefusal({ step, code, text }: SmtpAnswer): SmtpRefusal {
  if (step === 'connection' || code === 421) return 'unreachable';
  if (code === undefined || code < 500) return 'later';
  const status = parseStatus(text);
  // A server that refuses the sender refuses every email: that is for the operator to put right, and no email's fault.
  if (step === 'sender') return status?.startsWith('5.3.') || code === 552 ? 'content' : 'unreachable';
  if (status !== undefined) return isDeadMailbox(status) ? 'recipient' : 'content';
  return step === 'recipient' && MAILBOX_CODES.includes(code) ? 'recipient' : 'content';
}

/**
 * Whether an enhanced code says that the mailbox does not exist or takes nothing any more (RFC 3463 3.2, 3.3; RFC 7505 for
 * 5.1.10). A full mailbox (5.2.2) may be emptied; 5.1.7 and 5.1.8 are about the sender.
 */
export function isDeadMailbox(status: string): boolean {
  return /^5\.(1\.(0|1|2|3|4|6|10)|2\.1)$/.test(status);
}

/** The enhanced code in an answer or a report, such as 5.1.1. */
export function parseStatus(text: string): string | undefined {
  return /(?:^|[\s-])([245]\.\d{1,3}\.\d{1,3})(?=\s|$)/m.exec(text)?.[1];
}

/** Without an enhanced code: mailbox unavailable, not local, or not a name that is allowed (RFC 5321 4.2.3). */
const MAILBOX_CODES = [550, 551, 553];
