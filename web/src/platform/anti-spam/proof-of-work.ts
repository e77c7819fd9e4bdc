import type { Proof } from '@porchlight/domain/challenge/challenge.ts';
import { solveChallenge } from '@porchlight/domain/challenge/solve-challenge.ts';
import { api } from '../api/api.ts';

/**
 * Asks for a challenge and solves it: what every public form sends along so that bulk mail is too dear to send. Nobody is
 * asked anything, and it takes under a second beside the page's own thread. On a page without HTTPS the browser gives no
 * cryptography, so a slower one comes along.
 */
export async function earnProof(): Promise<Proof> {
  const challenge = await api.challenge.issue.call();
  if (window.isSecureContext) return solveChallenge(challenge);
  const { deriveWithoutCrypto } = await import('./proof-of-work-without-crypto.ts');
  return solveChallenge(challenge, deriveWithoutCrypto);
}
