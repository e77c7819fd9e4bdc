import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'pl_';
const RANDOM_BYTES = 32;
/** 62^43 is the first power above 2^256, 62^6 the first above 2^32. */
const RANDOM_DIGITS = 43;
const CHECK_DIGITS = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

/**
 * A new token: `pl_`, 256 random bits and a CRC-32 of what precedes it, in base-62 digits. The prefix and the check let secret scanners
 * find a leaked token without mistaking other words for one.
 */
export function makeTokenText(): string {
  const body = PREFIX + writeDigits(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_DIGITS);
  return body + writeCheck(body);
}

/** Whether a text can be a token at all; one that is cut short or mistyped is recognized without a query. */
export function isTokenText(text: string): boolean {
  return SHAPE.test(text) && writeCheck(text.slice(0, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS);
}

export function hashTokenText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function writeCheck(text: string): string {
  return writeDigits(BigInt(crc32(text)), CHECK_DIGITS);
}

function writeDigits(number: bigint, length: number): string {
  let rest = number;
  let text = '';
  while (text.length < length) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
