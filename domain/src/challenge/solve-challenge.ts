import type { Challenge, Proof } from './challenge.ts';

/**
 * Tries counter after counter until the key begins as the challenge asks. Web Crypto works beside the page's own thread,
 * so nothing stutters meanwhile; it is there on HTTPS and on this machine itself, and without it this throws.
 */
export async function solveChallenge(challenge: Challenge): Promise<Proof> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const nonceBytes = readHex(nonce);
  const password = new Uint8Array([...nonceBytes, 0, 0, 0, 0]);
  const counterBytes = new DataView(password.buffer, nonceBytes.length);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: readHex(salt), iterations: cost };
  for (let counter = 0; ; counter++) {
    counterBytes.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(derivation, key, keyLength * 8);
    const derivedKey = writeHex(new Uint8Array(bits));
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
}

function readHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function writeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
