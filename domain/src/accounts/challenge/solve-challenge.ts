import type { Challenge, Proof } from './challenge.ts';

/** PBKDF2 with SHA-256 (RFC 8018 5.2): `rounds` rounds, `length` bytes. */
export type DeriveKey = (
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
  length: number,
) => Promise<Uint8Array>;

/**
 * Tries counter after counter until the key begins as the challenge asks. Web Crypto works beside the page's own thread,
 * so nothing stutters meanwhile; it is there on HTTPS and on this machine itself. Elsewhere `deriveKey` has to be given.
 */
export async function solveChallenge(
  challenge: Challenge,
  deriveKey: DeriveKey = deriveByWebCrypto,
): Promise<Proof> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const saltBytes = readHex(salt);
  const password = readHex(`${nonce}00000000`);
  const counterPlace = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; ; counter++) {
    counterPlace.setUint32(0, counter);
    const derivedKey = writeHex(await deriveKey(password, saltBytes, cost, keyLength));
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
}

const deriveByWebCrypto: DeriveKey = async (password, salt, rounds, length) => {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, key, length * 8));
};

function readHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function writeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
