/** How long a code by email works, in minutes. */
export const EMAIL_CODE_MINUTES = 10;

/** The wrong codes that end a code: five guesses of a million. */
export const MAX_WRONG_CODES = 5;

/** What is known of a code that was sent, when somebody enters one. */
export type SentCode = { isUsed: boolean; isExpired: boolean; wrongCodes: number };

/** Why a code that was entered does not work; `elsewhere` where this browser did not ask for one. */
export const codeRefusals = ['used', 'guessed', 'late', 'wrong', 'elsewhere'] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/**
 * Why the code entered is refused, or nothing where it is accepted. `sent` is undefined where this browser did not ask for a code. That a
 * code is over comes before whether it is right, so that trying on teaches nothing.
 */
export function deriveCodeRefusal(sent: SentCode | undefined, isRight: boolean): CodeRefusal | undefined {
  if (sent === undefined) return 'elsewhere';
  if (sent.isUsed) return 'used';
  if (sent.wrongCodes >= MAX_WRONG_CODES) return 'guessed';
  if (sent.isExpired) return 'late';
  if (isRight) return undefined;
  return sent.wrongCodes + 1 >= MAX_WRONG_CODES ? 'guessed' : 'wrong';
}
