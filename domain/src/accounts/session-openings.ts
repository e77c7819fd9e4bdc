/**
 * How a session was opened. `unknown` are those from before this was kept; `mail` came from the link that confirms an address, or from a code
 * by email. A
 * recovery code counts as a code, and so does the code that switches codes on, or the passkey that is added, for the session in which
 * that happens. `guest` is the session of someone who has no account yet.
 */
export const sessionOpenings = [
  'unknown',
  'mail',
  'mail-and-code',
  'password',
  'password-and-code',
  'provider',
  'provider-and-code',
  'passkey',
  'guest',
] as const;
export type SessionOpening = (typeof sessionOpenings)[number];

/** The first steps of a sign-in that a code from an authenticator app can follow. */
export const firstSteps = ['mail', 'password', 'provider'] as const satisfies SessionOpening[];

/** Whether two things were shown: what one knows or has elsewhere, and a device. A passkey is both in one. */
export function hasSecondStep(opening: SessionOpening): boolean {
  return opening === 'passkey' || opening.endsWith('-and-code');
}
