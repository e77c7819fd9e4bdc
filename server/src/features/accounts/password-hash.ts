import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const deriveKey = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** Half of the threads that Node works on files with: many who sign in at once neither keep files waiting nor the event loop from its core. */
const inTurn = pLimit(2);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password with argon2id; the text holds algorithm, cost and salt (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${encode(salt)}$${encode(key)}`;
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
async function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...cost,
    message: password.normalize('NFKC'),
    nonce,
    tagLength: KEY_BYTES,
  };
  return inTurn(() => deriveKey('argon2id', parameters));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
