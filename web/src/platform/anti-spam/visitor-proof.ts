import type { Proof } from '@porchlight/domain/challenge/challenge.ts';
import { earnProof } from './proof-of-work.ts';

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
