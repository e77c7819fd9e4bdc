import { computeCode, countSteps } from '../../server/src/features/accounts/credentials/time-codes.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a key in base32 at a moment, or so many steps of 30 seconds from it: each code works once. */
export function showCode(key: unknown, { at = new Date(), steps = 0 } = {}): string {
  const bits = [...String(key)].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return computeCode(new Uint8Array(bytes), countSteps(at) + steps);
}
