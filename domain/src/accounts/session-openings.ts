/**
 * How a session was opened. `unknown` are those from before this was kept; `mail` came from the link that confirms an address. A
 * recovery code counts as a code.
 */
export const sessionOpenings = [
  'unknown',
  'mail',
  'password',
  'password-and-code',
  'provider',
  'provider-and-code',
  'passkey',
] as const;
export type SessionOpening = (typeof sessionOpenings)[number];

/** Whether two things were shown: what one knows or has elsewhere, and a device. A passkey is both in one. */
export function hasSecondStep(opening: SessionOpening): boolean {
  return ['password-and-code', 'provider-and-code', 'passkey'].includes(opening);
}
