import { sha256 } from '@noble/hashes/sha2.js';

/** The id that a payment gets from what it is made from: the same key gives the same UUID, version 8 (RFC 9562 5.8). */
export function makePaymentId(key: string): string {
  const hex = Array.from(sha256(new TextEncoder().encode(key)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
  const [start, rest] = [`${hex.slice(0, 8)}-${hex.slice(8, 12)}`, `${hex.slice(17, 20)}-${hex.slice(20)}`];
  return `${start}-8${hex.slice(13, 16)}-8${rest}`;
}
