import * as z from 'zod/mini';

const hex = (most: number) => z.string().check(z.regex(/^[\da-f]+$/), z.maxLength(most));

/**
 * A task that costs a browser a moment and a sender of bulk mail real time, in the format of ALTCHA 2: find the counter
 * whose key, derived from `nonce` and counter by PBKDF2 with `cost` rounds, begins with `keyPrefix`. Signed by the
 * server; good until `expiresAt` (seconds since 1970) and for one submission.
 */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    cost: z.int().check(z.positive()),
    keyLength: z.int().check(z.minimum(16), z.maximum(64)),
    keyPrefix: hex(128),
    keySignature: hex(128),
    expiresAt: z.int(),
  }),
  signature: hex(128),
});
export type Challenge = z.infer<typeof challenge>;

/** A challenge as it was given, and what solves it. */
export const proof = z.object({
  challenge,
  solution: z.object({ counter: z.int().check(z.minimum(0)), derivedKey: hex(128) }),
});
export type Proof = z.infer<typeof proof>;

/** How long a challenge can be answered: long enough to write a message after the form was touched. */
export const CHALLENGE_LIFETIME_MS = 30 * 60_000;

/** A field that people do not see and leave empty; programs that fill in whatever they find do not. */
export const HONEYPOT_FIELD = 'homepage';

/** What every public form sends beside its own fields. */
export const visitorFields = { proof, [HONEYPOT_FIELD]: z.optional(z.string()) };
