import { hkdfSync } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { findStem } from '@porchlight/domain/search/stems.ts';
import { listIndexedWords } from '@porchlight/domain/search/words.ts';

/** Turns words into what the index holds. */
export type WordKeys = {
  /** The key of a folded word's stem. */
  name(word: string): bigint;
  /** The key of a stem. */
  nameStem(stem: string): bigint;
  /** The keys of all words of some texts, each once; those beyond 20,000 are left out. */
  nameAll(texts: readonly string[]): bigint[];
};

/** Which rule made the keys of a row's words: those that another one made are made again from the sealed text at the next start. */
export const STEMS_VERSION = 5;

const MAX_WORDS = 20_000;

/**
 * The words of one owner. Without the master key (32 bytes) it cannot be found which word a key is for, nor whether two owners have one in
 * common. A key is cut to 64 bits.
 */
export function createWordKeys(masterKey: Uint8Array, ownerId: string): WordKeys {
  const sign = createSigner(
    Buffer.from(hkdfSync('sha256', masterKey, ownerId, 'porchlight search words', 32)),
  );
  const nameStem = (stem: string) => readInteger(sign(stem));
  return {
    name: (word) => nameStem(findStem(word)),
    nameStem,
    nameAll(texts) {
      const stems = new Set(texts.flatMap(listIndexedWords).map(findStem));
      return [...new Set([...stems].slice(0, MAX_WORDS).map(nameStem))];
    },
  };
}

/**
 * HMAC-SHA256 (RFC 2104, a test compares the two) for thousands of short texts under one key, which is taken in only once:
 * Node's own makes several objects for each text, which takes twice as long.
 */
export function createSigner(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (text) => keyed.clone().update(Buffer.from(text)).digest();
}

/** The first 64 bits, with their sign: what PostgreSQL calls a bigint. */
function readInteger(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(0);
}
