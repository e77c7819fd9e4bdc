import type { Challenge, Proof } from '@porchlight/domain/challenge/challenge.ts';
import { api } from './api.ts';

/**
 * Asks for a challenge and solves it: what every public form sends along so that bulk mail is too dear to send. Takes
 * under a second, off the page's own thread; nobody is asked anything. Needs a page served over HTTPS or from localhost.
 */
export async function earnProof(): Promise<Proof> {
  return solveChallenge(await api.challenge.issue.call());
}

/** Tries one counter after another until the key derived from nonce and counter begins as the challenge asks. */
export async function solveChallenge(challenge: Challenge): Promise<Proof> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: readHex(salt), iterations: cost };
  const password = readHex(`${nonce}00000000`);
  const counterPlace = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; ; counter += 1) {
    counterPlace.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = writeHex(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
}

function readHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function writeHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
