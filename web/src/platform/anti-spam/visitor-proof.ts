import type { Proof } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { solveChallenge } from '@porchlight/domain/accounts/challenge/solve-challenge.ts';
import { api } from '../api/api.ts';

/** A proof this close to its end, in milliseconds, is made again instead of sent. */
const TOO_CLOSE_MS = 60_000;

export type ProofSource = {
  /** Starts the work, so that it is done before the form is; does nothing when it has started. */
  prepare(): void;
  /** A proof for one submission. Rejects when no challenge could be had; the next call tries again. */
  take(): Promise<Proof>;
};

/** Earns proofs ahead of time; each is good for one submission. */
export function createProofSource(): ProofSource {
  let ready: Promise<Proof> | undefined;
  return {
    prepare() {
      ready ??= earnProof();
      ready.catch(() => {
        ready = undefined;
      });
    },
    async take() {
      const earning = ready ?? earnProof();
      ready = undefined;
      const proof = await earning;
      return isOpen(proof) ? proof : earnProof();
    },
  };
}

function isOpen({ challenge }: Proof): boolean {
  return challenge.parameters.expiresAt * 1000 - Date.now() > TOO_CLOSE_MS;
}

/**
 * Asks for a challenge and solves it: what every public form sends along so that bulk mail is too dear to send. The visitor notices
 * nothing: it takes under a second, beside the page's own thread. On a page without HTTPS the browser gives no cryptography, so a slower
 * one comes along.
 */
async function earnProof(): Promise<Proof> {
  const challenge = await api.challenge.issue.call();
  if (window.isSecureContext) return solveChallenge(challenge);
  const { deriveWithoutCrypto } = await import('./proof-of-work-without-crypto.ts');
  return solveChallenge(challenge, deriveWithoutCrypto);
}
