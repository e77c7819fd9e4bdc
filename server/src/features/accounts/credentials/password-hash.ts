import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const deriveKey = promisify(argon2);

/** Memory in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB of memory, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Half of the threads that Node works on files with: many who sign in at once neither keep files waiting nor the event loop from its core. */
const inTurn = pLimit(2);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export type PasswordHashing = {
  /** Hashes a password with argon2id; the text holds algorithm, cost and salt (PHC string format). */
  hash(password: string): Promise<string>;
  /** What the password of an address without an account is compared with. */
  standIn: Promise<string>;
};

export function createPasswordHashing(cost: PasswordCost = PASSWORD_COST): PasswordHashing {
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, cost);
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`;
  }
  return { hash, standIn: hash(randomBytes(16).toString('hex')) };
}

/** Whether the password made this hash, in time that does not depend on where they differ. */
export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored.hash);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', key = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(expected, await derive(stored.password, Buffer.from(salt, 'base64'), cost));
}

/** Unicode has several spellings of one text; NIST SP 800-63B-4 3.1.1.2 asks for one form before hashing. */
async function derive(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...cost,
    message: password.normalize('NFKC'),
    nonce,
    tagLength: KEY_BYTES,
  };
  return inTurn(() => deriveKey('argon2id', parameters));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
