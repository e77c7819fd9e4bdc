import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_SECONDS } from '@porchlight/domain/accounts/second-factor.contract.ts';

/** 160 bits, the length of the hash (RFC 4226 4, R6). */
export function makeCodeKey(): Uint8Array {
  return randomBytes(20);
}

/** The code of one step of 30 seconds (RFC 6238 with SHA-1, which is what every authenticator app understands). */
export function computeCode(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export function countSteps(now: Date): number {
  return Math.floor(now.getTime() / 1000 / CODE_SECONDS);
}

/**
 * The step that a code belongs to, when that is the present one, the one before or the one after: the server's clock
 * decides, and a phone's may be half a minute off. Every code is compared, in time that does not depend on its digits.
 */
export function findStep(key: Uint8Array, code: string, now: Date): number | undefined {
  const present = countSteps(now);
  const typed = Buffer.from(code);
  let found: number | undefined;
  for (const step of [present - 1, present, present + 1]) {
    const expected = Buffer.from(computeCode(key, step));
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) found = step;
  }
  return found;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 6 without padding: what people type into an app by hand. */
export function formatBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** The bytes that `formatBase32` wrote so; letters and digits of the alphabet alone. */
export function parseBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
