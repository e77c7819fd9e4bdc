import { createHmac } from 'node:crypto';
import {
  CHALLENGE_LIFETIME_MS,
  type Challenge,
  challenge,
  type Proof,
} from '@porchlight/domain/accounts/challenge/challenge.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import { Failure } from '../../base/failure.ts';
import type { Database } from '../../database/database.ts';
import { insertPrepared } from '../../database/prepared-statements.ts';
import { spentChallenges } from './challenges.table.ts';

export type Challenges = {
  issue(): Promise<Challenge>;
  /** LOOKS_AUTOMATED unless the challenge is one of ours, still open and solved. */
  check(proof: Proof): Promise<void>;
  /** Consumes the challenge in the given transaction; LOOKS_AUTOMATED when it was spent before. */
  consume(transaction: Database, proof: Proof): Promise<void>;
  /** Forgets spent challenges that are closed anyway. */
  sweep(db: Database): Promise<void>;
};

/**
 * One try is `ROUNDS` rounds of PBKDF2; the answer is between the two counters. At most 300,000 rounds: under a second on
 * a phone of some years ago, and bounded, where a search for leading zeros now and then takes five times the usual.
 */
const ROUNDS = 4_000;
const MIN_TRIES = 25;
const MAX_TRIES = 75;

const consumeChallenge = insertPrepared(
  'consume challenge',
  spentChallenges,
  ['nonce', 'expiresAt'],
  (insert) => insert.onConflictDoNothing(),
);

/** `secret` is the installation's; the keys derived from it sign challenges and their answers. */
export function createChallenges(secret: string, now: () => Date): Challenges {
  const deriveSecret = (purpose: string) =>
    createHmac('sha256', secret).update(`porchlight challenge ${purpose}`).digest('hex');
  const keys = {
    hmacSignatureSecret: deriveSecret('signature'),
    hmacKeySignatureSecret: deriveSecret('answer'),
  };

  return {
    async issue() {
      return challenge.parse(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: ROUNDS,
          counter: randomInt(MAX_TRIES, MIN_TRIES),
          expiresAt: new Date(now().getTime() + CHALLENGE_LIFETIME_MS),
          deriveKey,
          ...keys,
        }),
      );
    },

    async check(proof) {
      const { verified } = await verifySolution({ ...proof, deriveKey, ...keys });
      if (!verified) throw new Failure('LOOKS_AUTOMATED');
    },

    async consume(transaction, proof) {
      const { nonce, expiresAt } = proof.challenge.parameters;
      const { rowCount } = await consumeChallenge(transaction, {
        nonce,
        expiresAt: new Date(expiresAt * 1000),
      });
      if (rowCount === 0) throw new Failure('LOOKS_AUTOMATED');
    },

    async sweep(db) {
      await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now()));
    },
  };
}
