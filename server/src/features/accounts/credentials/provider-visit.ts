import { createHash } from 'node:crypto';

// Apart from `identity-provider.ts`, whose library is loaded by the first sign-in with a provider.

/** Names the visit to the provider; the secret cannot be computed from it. */
export function deriveState(visitSecret: string): string {
  return derive(visitSecret, 'state');
}

/** One secret in the browser's cookie gives the three of the protocol, so none has to be kept here. */
export function derive(visitSecret: string, use: 'state' | 'nonce' | 'verifier'): string {
  return createHash('sha256').update(`${use} ${visitSecret}`).digest('base64url');
}
