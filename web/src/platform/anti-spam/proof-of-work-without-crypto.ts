import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKey } from '@porchlight/domain/accounts/challenge/solve-challenge.ts';

/** In milliseconds: the page gets its thread back this often. */
const TURN_MS = 8;

/** Derives keys without Web Crypto, in turns, so that the page goes on answering its reader meanwhile. */
export const deriveWithoutCrypto: DeriveKey = (password, salt, rounds, length) =>
  pbkdf2Async(sha256, password, salt, { c: rounds, dkLen: length, asyncTick: TURN_MS });
