import { solveChallenge } from '@porchlight/domain/accounts/challenge/solve-challenge.ts';
import { expect, test } from 'vitest';
import { deriveWithoutCrypto } from './proof-of-work-without-crypto.ts';

/** Made by the server's library, with 300 as the answer. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256' as const,
    cost: 50,
    expiresAt: 1_893_456_000,
    keyLength: 32,
    keyPrefix: 'feb19a7b440b37bdefc1031b01cac653',
    keySignature: '13eb170cad8a7d468df59c1d3cbc2f6ed51343992133c4f6053acaf2f7287c57',
    nonce: '33af59c48353a6383746673b2db75e49',
    salt: 'f019bcfce6c154cbda299f9dbbe892ae',
  },
  signature: '3b66d0170fff685f9971aa46c4bea0d1b87e9de0f425b634f0b23db992bf75d3',
};

test.each([
  ['Web Crypto', undefined],
  ['a page without HTTPS', deriveWithoutCrypto],
])(
  'a challenge of the server is solved by %s with the counter and key that the server knows',
  async (_, derive) => {
    expect(await solveChallenge(challenge, derive)).toEqual({
      challenge,
      solution: {
        counter: 300,
        derivedKey: 'feb19a7b440b37bdefc1031b01cac65301ca7b0c1edf8317ed7e6d0b3864fa9b',
      },
    });
  },
);
