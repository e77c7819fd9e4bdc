/** A token lives no longer than this; how long is chosen when it is made. */
export const MAX_TOKEN_DAYS = 365;

/** What the console offers, in days. */
export const offeredTokenDays = [7, 30, 90, 180, 365] as const;

export type ApiTokenState = 'active' | 'expired' | 'revoked';

/** Instants in ISO 8601. */
export function getTokenState(
  token: { expiresAt: string; revokedAt: string | null },
  now: Date,
): ApiTokenState {
  if (token.revokedAt !== null) return 'revoked';
  return new Date(token.expiresAt) <= now ? 'expired' : 'active';
}
